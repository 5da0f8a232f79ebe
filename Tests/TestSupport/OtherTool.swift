import Foundation

/// A program of somebody else that some tests ask for its opinion.
package struct OtherTool: Sendable {
  package let name: String

  package static let chromium: OtherTool = OtherTool(name: "chromium")
  package static let ffmpeg: OtherTool = OtherTool(name: "ffmpeg")
  package static let pngcheck: OtherTool = OtherTool(name: "pngcheck")
  package static let fish: OtherTool = OtherTool(name: "fish")
  package static let zsh: OtherTool = OtherTool(name: "zsh")
  package static let jq: OtherTool = OtherTool(name: "jq")
  package static let groff: OtherTool = OtherTool(name: "groff")
  /// GNU's, which tells what the kernel counted of a process that has ended.
  package static let time: OtherTool = OtherTool(name: "time")
  package static let parallel: OtherTool = OtherTool(name: "parallel")
  package static let munged: OtherTool = OtherTool(name: "munged")
  package static let slurmctld: OtherTool = OtherTool(name: "slurmctld")
  package static let slurmd: OtherTool = OtherTool(name: "slurmd")
  package static let sbatch: OtherTool = OtherTool(name: "sbatch")

  /// Whether tests that need it run: on a machine that checks they fail without it instead of being skipped.
  package var isExpected: Bool { ProcessInfo.processInfo.environment["CI"] == "true" || path != nil }

  /// Where it is; nil where it is not installed.
  package var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
