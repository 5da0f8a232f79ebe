#if os(Linux)
  import Foundation

  /// What the kernel tells of another process while it lives.
  enum ProcessMemory {
    /// The most memory it has had, in megabytes; nil once it has ended.
    static func peak(of process: Process) -> Double? {
      let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }
  }
#endif
