import Foundation
import Testing

@Suite("Memory", .serialized)
struct MemoryTests {
  /// Megabytes, from the issue that brought rendering: twelve canvases of this size.
  static let limit: Double = 150

  /// A card that grows from its cell to a whole display of 1170 × 2532 pixels in 60 frames, over dimming, with a shadow.
  static let cardZoom: String = """
    {
      "format": 1,
      "canvas": { "size": [390, 844], "scale": 3, "background": "white" },
      "screens": {
        "list": { "backgroundColor": "#F2F2F7", "subviews": [
          { "id": "row", "frame": [20, 60, 350, 100], "backgroundColor": "white", "cornerRadius": 14,
            "shadow": { "color": "black", "opacity": 0.2, "radius": 10, "offset": [0, 4] },
            "repeat": { "count": 6, "step": [0, 120] } },
        ] },
        "card": { "backgroundColor": "#5E5CE6", "clipsToBounds": true,
          "gradient": { "type": "axial", "colors": ["#5E5CE6", "#BF5AF2"] }, "subviews": [
            { "id": "title", "frame": [24, "60%", 200, 24], "backgroundColor": "#FFFFFFCC", "cornerRadius": 6 } ] },
      },
      "root": "list",
      "transitions": { "zoom": {
        "presentation": { "style": "custom", "dimming": { "color": "black", "alpha": 0.4 } },
        "present": { "preset": "zoom", "source": "list.row-2", "cornerRadius": 14, "duration": 0.9,
          "timing": { "spring": { "dampingRatio": 0.8, "velocity": 0.5 } } } } },
      "script": [ { "at": 0, "present": "card", "via": "zoom" } ],
      "render": { "fps": 60, "duration": 0.983 },
      "expect": [ { "frames": 60 } ],
    }
    """

  #if os(Linux)
    /// The most memory the tool has had, in megabytes, read from the kernel again and again while it runs.
    ///
    /// On a thread of its own: other tests may keep the concurrency pool busy for longer than the tool runs.
    private static func peak(ofToolIn process: Process) async -> Double {
      let path = "/proc/\(process.processIdentifier)/status"
      return await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var most = 0.0
          while let status = try? String(contentsOfFile: path, encoding: .utf8), !status.contains("State:\tZ") {
            // Before it becomes the tool, the new process shares the memory of this one.
            if status.hasPrefix("Name:\tsegue") { most = max(most, megabytes(in: status) ?? 0) }
          }
          continuation.resume(returning: most)
        }
      }
    }

    private static func megabytes(in status: String) -> Double? {
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }

    @Test(arguments: ["1", "2", "8"])
    func sixtyFramesOfAPhoneStaySmall(jobs: String) async throws {
      let folder = try SceneFolder(["zoom.json": Self.cardZoom])
      let process = try BuiltTool().process(["render", folder("zoom.json"), "-o", folder("out"), "--jobs", jobs])
      try process.run()
      let most = await Self.peak(ofToolIn: process)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try folder.frames("out/zoom").count == 60)
      #expect(most > 5)
      #expect(most < Self.limit, "\(most) MB")
    }
  #else
    @Test(.disabled("the peak of another process is read from /proc, which this system has not"))
    func sixtyFramesOfAPhoneStaySmall() {}
  #endif
}
