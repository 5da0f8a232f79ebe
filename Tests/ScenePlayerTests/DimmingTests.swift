import Testing

@MainActor struct DimmingTests {
  private func text(_ dimming: String, tracks: String = "", script: String) -> String {
    sceneText(
      transitions: """
        "card": { "presentation": { "style": "custom", "frame": { "center": true, "size": ["80%", "50%"] },
            "dimming": \(dimming) },
          "present": { "duration": 0.2, "timing": "linear", "tracks": [
            { "view": "to", "property": "alpha", "from": 0, "to": 1 } \(tracks) ] },
          "dismiss": { "duration": 0.1, "timing": "linear", "tracks": [
            { "view": "from", "property": "alpha", "to": 0 } ] } }
        """, script: script)
  }

  @Test func `a dimming view runs with the leg's duration and timing, and goes with the screen`() throws {
    let played = try PlayedScene(
      text(
        "{ \"alpha\": 0.4 }",
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "card" },
          { "at": "after open + 0.1", "id": "close", "dismiss": true }
          """))
    let expected: [(frame: Int, alpha: Double)] = [(0, 0), (3, 0.1), (6, 0.2), (12, 0.4), (15, 0.4), (21, 0.2)]
    for (frame, alpha) in expected {
      let found = try #require(played.layer("dimming", frame)?.opacity)
      #expect(abs(found - alpha) < tolerance, "frame \(frame)")
    }
    #expect(!played.names(24).contains("dimming"))
    let frame = try #require(played.frame("detail", 14))
    #expect(frame.isNear(.init(10, 50, 80, 100)))
  }

  @Test func `a track of the dimming's alpha takes its place`() throws {
    let played = try PlayedScene(
      text(
        "{ \"alpha\": 0.4 }",
        tracks: ", { \"view\": \"dimming\", \"property\": \"alpha\", \"from\": 0.3, \"duration\": 0.1 }",
        script: "{ \"at\": 0, \"id\": \"open\", \"present\": \"detail\", \"via\": \"card\" }"))
    let expected: [(frame: Int, alpha: Double)] = [(0, 0.3), (3, 0.35), (6, 0.4), (12, 0.4)]
    for (frame, alpha) in expected {
      let found = try #require(played.layer("dimming", frame)?.opacity)
      #expect(abs(found - alpha) < tolerance, "frame \(frame)")
    }
  }

  @Test(arguments: [(true, "home"), (false, "detail")])
  func `a tap on the dimming dismisses where the scene says so`(tapToDismiss: Bool, top: String) throws {
    let played = try PlayedScene(
      text(
        "{ \"alpha\": 0.4, \"tapToDismiss\": \(tapToDismiss) }",
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "card" },
          { "at": "after open + 0.1", "id": "tap", "tap": "dimming" },
          { "at": "after tap + 0.05", "mark": "over" }
          """))
    #expect(played.frames.last?.top == top)
    let begun = played.playback.events.filter { $0.kind == .start && $0.step == "tap" }
    #expect(begun.map(\.transition) == (tapToDismiss ? ["card"] : []))
  }

  @Test func `stacked presentations have a dimming each`() throws {
    let played = try PlayedScene(
      text(
        "{ \"alpha\": 0.4 }",
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "card" },
          { "at": "after open", "id": "again", "present": "detail", "via": "card" },
          { "at": "after again", "set": [{ "view": "detail#2.dimming", "property": "alpha", "value": 0.1 },
            { "view": "detail.dimming", "property": "alpha", "value": 0.2 }] }
          """))
    let dimmings = try #require(played.frames.last).layers.filter { $0.name == "dimming" }
    #expect(dimmings.map(\.opacity) == [0.2, 0.1])
    #expect(played.names(played.frames.count - 1).contains("detail#2.bar"))
  }

  @Test(arguments: [(true, true), (false, false)])
  func `a sheet is dimmed and dismissed as its scene says`(tapDismisses: Bool, isGone: Bool) throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "sheet": { "presentation": { "style": "pageSheet",
            "dimming": { "color": "#FF0000", "alpha": 0.3, "tapToDismiss": \(tapDismisses) } } }
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "sheet" },
          { "at": "after open", "tap": [50, 2] }
          """))
    let dimming = try #require(played.layer("dimming", 30))
    #expect(dimming.backgroundColor?.red == 1)
    #expect(abs(dimming.opacity - 0.3) < 0.01)
    #expect(!played.names(played.frames.count - 1).contains("detail") == isGone)
  }
}
