import Foundation
import TestSupport
import Testing

@Suite("Memory", .serialized)
struct MemoryTests {
  /// Megabytes, from the issue that brought rendering: twelve canvases of this size.
  static let limit: Double = 150

  /// Megabytes that nine thousand more frames may take: what the entries of a few hundred would, and the allocator's whims.
  static let growth: Double = 1

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
    /// The most memory that rendering `zoom.json` into `out` takes, in megabytes.
    private static func peak(rendering folder: SceneFolder, _ flags: [String]) throws -> Double {
      let (status, peak) = try BuiltTool().peak(["render", folder("zoom.json"), "-o", folder("out")] + flags)
      #expect(status == 0)
      return peak
    }

    @Test(.enabled(if: OtherTool.time.isExpected, "GNU time is not installed"), arguments: ["1", "2", "8"])
    func sixtyFramesOfAPhoneStaySmall(jobs: String) throws {
      let folder = try SceneFolder(["zoom.json": Self.cardZoom])
      let peak = try Self.peak(rendering: folder, ["--jobs", jobs])
      #expect(try folder.frames("out/zoom").count == 60)
      #expect(peak > 5)
      #expect(peak < Self.limit, "\(peak) MB")
    }

    /// Once into a new folder, once over the frames that are there.
    @Test(.enabled(if: OtherTool.time.isExpected, "GNU time is not installed"))
    func moreFramesTakeNoMoreMemory() throws {
      var peaks: [Int: [Double]] = [:]
      for count in [1000, 10_000] {
        let folder = try SceneFolder(["zoom.json": Self.fade(frames: count)])
        for _ in 0..<2 { peaks[count, default: []].append(try Self.peak(rendering: folder, ["--jobs", "1"])) }
        #expect(try folder.frames("out/zoom").count == count)
      }
      for (few, many) in zip(peaks[1000, default: []], peaks[10_000, default: []]) {
        #expect(many - few < Self.growth, "\(few) MB for 1000 frames, \(many) for 10000")
      }
    }
  #else
    @Test(.disabled("the memory of other processes is counted as Linux counts it"))
    func sixtyFramesOfAPhoneStaySmall() {}
  #endif

  /// A screen of a few pixels that fades in over so many frames.
  private static func fade(frames: Int) -> String {
    """
    {
      "format": 1,
      "canvas": { "size": [20, 30], "scale": 1 },
      "screens": { "home": { "backgroundColor": "white" }, "other": { "backgroundColor": "black" } },
      "root": "home",
      "transitions": { "fade": { "present": { "preset": "fade", "duration": \(frames), "timing": "linear" } } },
      "script": [ { "at": 0, "present": "other", "via": "fade" } ],
      "render": { "fps": 10, "duration": \(Double(frames - 1) / 10) },
    }
    """
  }
}
