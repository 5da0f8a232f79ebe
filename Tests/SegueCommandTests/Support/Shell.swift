import Foundation

enum Shell {
  /// Runs a line of the shell in a folder, and gives its status and all it printed.
  ///
  /// - Parameter zero: what `$0` stands for.
  static func run(_ line: String, zero: String = "sh", in folder: String) throws -> (status: Int32, output: String) {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", line, zero]
    shell.currentDirectoryURL = URL(filePath: folder)
    shell.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    shell.standardOutput = pipe
    shell.standardError = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    return (shell.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
