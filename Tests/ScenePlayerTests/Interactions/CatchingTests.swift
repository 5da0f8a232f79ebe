import FrameSnapshots
import Geometry
import Testing

@MainActor struct CatchingTests {
  /// The card closes by a property animator, and a finger meets it.
  private func play(_ driver: String, timing: String = "\"easeInOut\"", _ script: String) throws -> PlayedScene {
    try CardScene(
      interaction: "\"travel\": 100, \"driver\": \"\(driver)\"",
      dismiss: """
        "duration": 0.5, "animator": "property", "timing": \(timing), "tracks": [
          { "view": "from", "property": "frame", "to": [0, 200, 100, 200] },
          { "view": "from.bar", "property": "alpha", "keys": [{ "at": 0, "value": 1 }, { "at": 0.5, "value": 0.2 },
            { "at": 1, "value": 0.6 }] }]
        """,
      script: """
        { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
        { "at": 0.1, "id": "close", "dismiss": true }, \(script)
        """
    ).play()
  }

  @Test(arguments: ["percent", "property"], ["\"easeInOut\"", "{ \"spring\": { \"dampingRatio\": 0.8 } }"])
  func `a pan catches a running leg without a jump`(_ driver: String, _ timing: String) throws {
    let played = try play(
      driver, timing: timing,
      "{ \"at\": 0.305, \"id\": \"catch\", \"pan\": [[0, 50, 20], [0.1, 50, 20], [0.3, 50, 10]] }")
    // The leg itself goes at most this far from one frame to the next.
    let free = try play(driver, timing: timing, "{ \"at\": 2, \"mark\": \"end\" }")
    for name in ["detail", "detail.bar"] {
      let number: (FrameSnapshot) -> Double? = {
        name == "detail" ? $0.layer(name)?.position.y : $0.layer(name)?.opacity
      }
      let allowed = free.largestStep(in: 6...36, of: number)
      #expect(played.largestStep(in: 6...24, of: number) <= allowed + tolerance)
    }
    let held = Set((19...24).compactMap { played.layer("detail", $0)?.position.y })
    #expect(held.count == 1)
    let (caught, moved) = try (
      #require(played.frame("detail", 24)).origin.y, #require(played.frame("detail", 36)).origin.y
    )
    // Two points a point of the finger, which goes up by ten from 0.405 s to 0.605 s.
    let expected = 2 * 10 * (0.6 - 0.405) / 0.2
    #expect(abs((caught - moved) - expected) < tolerance)
    #expect(played.times(.begin, of: "catch").count == 1)
    #expect(played.times(.end, of: "close").count == 1)
    #expect(played.warningKinds.isEmpty)
  }

  @Test(arguments: ["percent", "property"])
  func `it may be caught again on its way back, and finished`(_ driver: String) throws {
    let played = try play(
      driver,
      """
      { "at": 0.3, "id": "first", "pan": [[0, 50, 100], [0.1, 50, 90]] },
      { "at": 0.45, "id": "second", "pan": [[0, 50, 100], [0.1, 50, 180]] }
      """)
    #expect(played.times(.end, of: "close").count == 1)
    #expect(played.outcome(of: "close") == .completed)
    #expect(played.frames[26].transition?.phase == "cancelling")
    #expect(played.frames[29].transition?.phase == "interactive")
    #expect(played.largestStep(in: 24...33) { $0.layer("detail")?.position.y } < 200 / 6.0 + 5)
    #expect(played.layer("detail", played.frames.count - 1) == nil)
  }

  @Test(arguments: ["percent", "property"])
  func `a caught leg that is let go below the limit returns to where it began`(_ driver: String) throws {
    let played = try play(
      driver, "{ \"at\": 0.3, \"id\": \"catch\", \"pan\": [[0, 50, 100], [0.2, 50, 80]] }")
    #expect(played.outcome(of: "close") == .cancelled)
    #expect(played.frames.last?.layers == played.frames[5].layers)
    #expect(played.frames.last?.top == "detail")
  }

  @Test func `a finger on a transition that blocks move is lost`() throws {
    let played = try CardScene(
      script: """
        { "at": 0, "id": "open", "present": "detail", "via": "card" },
        { "at": 0.1, "id": "early", "pan": [[0, 50, 100], [0.3, 50, 190]] }
        """
    ).play()
    #expect(played.times(.start, of: "early").isEmpty)
    #expect(played.outcome(of: "open") == .completed)
    let details = played.playback.events.filter { $0.step == "early" }.compactMap(\.detail)
    #expect(details.contains { $0.contains("ignores touches") })
  }
}
