import Regression
import SystemFiles

/// Writes what other programs read of a verification, where flags ask for it.
@MainActor
struct ResultReports {
  private let result: VerificationResult
  private let arguments: Arguments
  private let console: Console

  init(_ result: VerificationResult, _ arguments: Arguments, _ console: Console) {
    self.result = result
    self.arguments = arguments
    self.console = console
  }

  func write() throws(CommandError) {
    if let path = arguments.value(.junit) {
      let text = Array(JUnitReport.text(of: result).utf8)
      try CommandError.files { () throws(FileError) in
        try FileSystem.createFolder(FilePaths.folder(of: path))
        try FileSystem.write(text, to: path)
      }
    }
    if arguments.has(.github) { try writeGitHub() }
  }

  /// GitHub reads both streams, so that annotations need not stand between lines of JSON.
  private func writeGitHub() throws(CommandError) {
    let annotations = GitHubReport.annotations(of: result)
    if arguments.has(.json) {
      if !annotations.isEmpty { console.complain(String(annotations.dropLast())) }
    } else {
      try console.result(annotations)
    }
    guard let path = console.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    // Other commands of the step have written there too.
    let before = (try? FileSystem.read(path)) ?? []
    let text = before + Array(GitHubReport.summary(of: result).utf8)
    try CommandError.files { () throws(FileError) in try FileSystem.write(text, to: path) }
  }
}
