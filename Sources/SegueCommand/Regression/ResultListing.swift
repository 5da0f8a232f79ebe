import Regression

/// Says what a verification came to.
@MainActor
struct ResultListing {
  private let result: VerificationResult
  private let report: ReportFolder
  private let arguments: Arguments
  private let console: Console

  init(_ result: VerificationResult, _ report: ReportFolder, _ arguments: Arguments, _ console: Console) {
    self.result = result
    self.report = report
    self.arguments = arguments
    self.console = console
  }

  /// A scene's own lines.
  static func print(_ scene: SceneVerification, _ arguments: Arguments, _ console: Console) throws(CommandError) {
    guard !arguments.has(.json), console.detail != .quiet, scene.verdict != .invalid else { return }
    try console.result(scene.text)
  }

  private func printLine() throws(CommandError) {
    var text = ResultText(result, .line)
    while true {
      let piece: [UInt8]?
      do throws(RegressionError) {
        piece = try text.next()
      } catch {
        throw CommandError(error)
      }
      guard let piece else { return }
      try console.result(piece)
    }
  }

  /// What is said of all of them together.
  func finish() throws(CommandError) {
    if arguments.has(.json) { try printLine() }
    try ResultReports(result, arguments, console).write()
    console.say(result.summary)
    if result.scenes.contains(where: { !$0.approval.isEmpty }) {
      let from = report.path == ReportFolder.standardPath ? "" : " --from \(ShellWord.quoted(report.path))"
      console.say("\(report.pagePath) has the details; 'segue approve\(from)' takes all of it over")
    }
  }
}
