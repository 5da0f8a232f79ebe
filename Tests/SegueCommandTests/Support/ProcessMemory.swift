#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  extension BuiltTool {
    /// Runs the tool to its end.
    ///
    /// The kernel's own count is asked for: who looks at a process from outside may miss its last moments.
    ///
    /// - Returns: its status, and the most memory it has had, in megabytes.
    func peak(_ arguments: [String]) throws -> (status: Int32, megabytes: Double) {
      let folder = try TemporaryFolder()
      let process = Process()
      process.executableURL = URL(filePath: try #require(OtherTool.time.path))
      process.arguments = ["--quiet", "--format", "%M", "--output", folder("peak"), path] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(["CI": "false"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let text = try String(contentsOfFile: folder("peak"), encoding: .utf8)
      let kilobytes = try #require(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)), "\(text)")
      return (process.terminationStatus, kilobytes / 1024)
    }
  }
#endif
