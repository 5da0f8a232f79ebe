import Foundation
import SegueCommand
import TestSupport
import Testing

/// The verbs of regression over few frames and over many.
@Suite("Memory of regression", .serialized)
struct RegressionMemoryTests {
  #if os(Linux)
    private static let few: Int = 500
    private static let many: Int = 10_000
    /// Megabytes that the many frames may take more: what the entries of a thousand would, and the allocator's whims.
    private static let growth: Double = 1

    /// A screen of a few pixels that fades into a colour over so many frames.
    private static func fade(frames: Int, to color: String) -> String {
      """
      {
        "format": 1,
        "canvas": { "size": [8, 8], "scale": 1 },
        "screens": { "home": { "backgroundColor": "white" }, "other": { "backgroundColor": "\(color)" } },
        "root": "home",
        "transitions": { "fade": { "present": { "preset": "fade", "duration": \(frames), "timing": "linear" } } },
        "script": [ { "at": 0, "present": "other", "via": "fade" } ],
        "render": { "fps": 10, "duration": \(Double(frames - 1) / 10) },
      }
      """
    }

    /// What each of the verbs takes, one after the other over a scene that changes in every frame but the first.
    private static func peaks(frames: Int) throws -> [(verb: String, peak: Double)] {
      let folder = try SceneFolder(["fade.json": fade(frames: frames, to: "black")])
      let (scene, report) = (folder("fade.json"), ["--report", folder("out")])
      var peaks: [(verb: String, peak: Double)] = []
      func measure(_ verb: String, _ arguments: [String], _ status: ExitStatus = .success) throws {
        let (ended, peak) = try BuiltTool().peak(arguments + ["--quiet"])
        #expect(ended == status.rawValue, "\(arguments)")
        peaks.append((verb, peak))
      }
      try measure("record", ["record", scene])
      try measure("record again", ["record", scene])
      try measure("verify what is the same", ["verify", scene, "--repeat", "2"] + report)
      try folder.write(fade(frames: frames, to: "#330000"), to: "fade.json")
      try measure("verify what changed", ["verify", scene, "--json", "--jobs", "1"] + report, .failed)
      try measure("report", ["report", "--from", folder("out"), "--json"])
      try measure("merge", ["merge", folder("out"), "-o", folder("merged"), "--json"], .failed)
      try measure("approve some", ["approve", "--from", folder("out"), "--frames", "3..", "--dry-run"])
      try measure("approve", ["approve", "--from", folder("out")])
      try measure("record", ["record", scene, "--mode", "all"])
      try measure("render", ["render", scene, "-o", folder("frames"), "--jobs", "1"])
      try measure("record a rendered folder", ["record", folder("frames/fade")])
      try measure("verify a rendered folder", ["verify", folder("frames/fade")] + report)
      return peaks
    }

    @Test(.enabled(if: OtherTool.time.isExpected, "GNU time is not installed"))
    func moreFramesTakeNoMoreMemory() throws {
      for (few, many) in zip(try Self.peaks(frames: Self.few), try Self.peaks(frames: Self.many)) {
        #expect(few.peak > 5)
        #expect(many.peak - few.peak < Self.growth, "\(many.verb): \(few.peak) MB and \(many.peak) MB")
      }
    }
  #else
    @Test(.disabled("the memory of other processes is counted as Linux counts it"))
    func moreFramesTakeNoMoreMemory() {}
  #endif
}
