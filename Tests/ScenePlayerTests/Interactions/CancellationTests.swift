import FrameSnapshots
import Testing

@MainActor struct CancellationTests {
  /// A transition that is cancelled, in every shape: the legs, how they are led.
  nonisolated static let legs: [String] = [
    """
    "duration": 0.5, "tracks": [{ "view": "from", "property": "frame", "to": [10, 180, 60, 90] },
      { "view": "from", "property": "cornerRadius", "to": 20 },
      { "view": "home", "property": "alpha", "from": 0.5, "to": 1, "timing": "linear" }]
    """,
    """
    "duration": 0.5, "delay": 0.1, "timing": { "spring": { "dampingRatio": 0.7 } },
    "tracks": [{ "view": "from", "property": "transform", "to": { "scale": 0.5, "rotate": 20 } },
      { "view": "from", "property": "shadow.opacity", "to": 0.5 },
      { "view": "from.bar", "property": "backgroundColor", "keys": [{ "at": 0, "value": "#FF0000" },
        { "at": 0.4, "value": "#00FF00" }, { "at": 1, "value": "#000000" }] }]
    """,
    """
    "duration": 0.5, "snapshots": [{ "id": "hero", "of": "home.cell", "hide": ["home.cell", "from.bar"] }],
    "set": [{ "view": "from", "property": "alpha", "value": 0.6 }],
    "tracks": [{ "view": "hero", "property": "frame", "to": [50, 50, 20, 20] },
      { "view": "dimming", "property": "alpha", "to": 0.1 }],
    "cleanup": [{ "view": "from", "property": "alpha", "value": 1 }]
    """,
  ]

  nonisolated static let drivers: [String] = [
    "\"travel\": 100", "\"travel\": 100, \"driver\": \"property\"",
    "\"travel\": 100, \"driver\": \"property\", \"completionTiming\": { \"spring\": { \"dampingRatio\": 0.6 } }",
  ]

  @Test(arguments: legs, drivers)
  func `after a cancelled transition everything is as it was before`(_ leg: String, _ driver: String) throws {
    let played = try CardScene(
      interaction: driver, dismiss: leg,
      presentation: "\"style\": \"custom\", \"dimming\": { \"alpha\": 0.4 }, \"cornerRadius\": 8",
      script: CardScene.pull(40)
    ).play()
    #expect(played.outcome(of: "pull") == .cancelled)
    let (before, last) = (played.frames[5], try #require(played.frames.last))
    #expect(last.layers == before.layers)
    #expect(last.top == before.top)
    #expect(last.transition == nil)
    // Otherwise nothing would have been put back.
    #expect(played.frames[17].layers != before.layers)
  }

  @Test(arguments: drivers, ["view", "property"])
  func `a leg that shows nothing, or is over at once, waits for the finger`(
    _ driver: String, _ animator: String
  ) throws {
    for duration in [0, 0.3] {
      for tracks in ["", "{ \"view\": \"from\", \"property\": \"alpha\", \"to\": 0.2 }"] {
        let played = try CardScene(
          interaction: driver,
          dismiss: "\"duration\": \(duration), \"animator\": \"\(animator)\", \"tracks\": [\(tracks)]",
          script: CardScene.pull(40)
        ).play()
        #expect(played.outcome(of: "pull") == .cancelled)
        #expect(try #require(played.times(.end, of: "pull").first) > 0.3 - tolerance)
        #expect(played.frames.last?.layers == played.frames[5].layers)
      }
    }
  }

  @Test func `a cancelled pop leaves the stack as it was`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        transitions: """
          "slide": { "push": { "duration": 0.2, "tracks": [{ "view": "to", "property": "frame", "from": [100, 0, 100, 200] }] },
            "pop": { "duration": 0.4, "timing": "linear", "tracks": [
              { "view": "from", "property": "frame", "to": [100, 0, 100, 200] },
              { "view": "to", "property": "frame", "from": [-30, 0, 100, 200] }] },
            "interaction": { "starts": "pop", "gesture": "screenEdgePan" } }
          """,
        script: """
          { "at": 0, "id": "open", "push": "detail", "via": "slide" },
          { "at": 0.3, "id": "back", "pan": [[0, 5, 100], [0.2, 35, 100]] },
          { "at": "after back + 0.1", "id": "again", "pan": [[0, 5, 100], [0.2, 95, 100]] },
          { "at": "after again + 0.1", "mark": "end" }
          """))
    #expect(played.outcome(of: "back") == .cancelled)
    #expect(played.outcome(of: "again") == .completed)
    let middle = try #require(played.frame("detail", 24)).origin.x
    #expect(abs(middle - 15) < tolerance)
    let quiet = played.frames.filter { $0.transition == nil && $0.top == "detail" }
    #expect(Set(quiet.map(\.layers)).count == 1)
    #expect(played.frames.last?.top == "home")
  }

  @Test func `an edge pan begins at its edge only`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        transitions: """
          "slide": { "push": { "duration": 0.1 }, "pop": { "duration": 0.4 },
            "interaction": { "starts": "pop", "gesture": "screenEdgePan", "edge": "right" } }
          """,
        script: """
          { "at": 0, "push": "detail", "via": "slide" },
          { "at": 0.3, "id": "middle", "pan": [[0, 60, 100], [0.2, 0, 100]] },
          { "at": 0.6, "id": "edge", "pan": [[0, 95, 100], [0.2, 0, 100]] }
          """))
    #expect(played.times(.start, of: "middle").isEmpty)
    #expect(played.times(.start, of: "edge").count == 1)
    #expect(played.outcome(of: "edge") == .completed)
  }
}
