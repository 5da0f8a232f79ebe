import Foundation

/// The tool as it was built beside these tests, run in a process of its own.
struct BuiltTool {
  let path: String

  struct NotBuilt: Error, CustomStringConvertible {
    let folder: String
    var description: String { "there is no segue in \(folder); 'swift build' makes it" }
  }

  init() throws {
    let folder = Self.folderOfTests
    path = folder.appending(path: "segue").path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(folder: folder.path) }
  }

  /// The tests are one program beside the tool, or on Apple platforms a bundle.
  private static var folderOfTests: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// A process that was not started yet.
  func process(_ arguments: [String], input: FileHandle = .nullDevice) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Runs a line of the shell in which `"$0"` is the tool, and gives its status and output.
  func shell(_ line: String) throws -> (status: Int32, output: String) {
    try Shell.run(line, zero: path, in: "/")
  }
}
