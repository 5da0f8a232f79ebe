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
    /// The most memory a process has had, in megabytes, as the kernel tells while it lives.
    private static func peak(of process: Process) -> Double? {
      let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }

    private static func isComplete(_ record: String) -> Bool {
      (try? JSONObject(file: record))?.flag("complete") == true
    }

    /// The second scene is standard input: while the tool waits for it, there is time to look.
    @Test(arguments: ["1", "2", "8"])
    func sixtyFramesOfAPhoneStaySmall(jobs: String) async throws {
      let folder = try SceneFolder(["zoom.json": Self.cardZoom])
      let input = Pipe()
      let process = try BuiltTool().process(
        ["render", folder("zoom.json"), "-", "-o", folder("out"), "--jobs", jobs], input: input.fileHandleForReading)
      try process.run()
      while process.isRunning, !Self.isComplete(folder("out/zoom/sequence.json")) {
        try await Task.sleep(for: .milliseconds(5))
      }
      let peak = try #require(Self.peak(of: process))
      try input.fileHandleForWriting.write(contentsOf: Data(SmallScene.card.utf8))
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(try folder.frames("out/zoom").count == 60)
      #expect(peak > 5)
      #expect(peak < Self.limit, "\(peak) MB")
    }
  #else
    @Test(.disabled("the peak of another process is read from /proc, which this system has not"))
    func sixtyFramesOfAPhoneStaySmall() {}
  #endif
}
