import FrameSnapshots
import Geometry
import Testing

@MainActor struct AnimatorStepTests {
  private func play(_ script: String, animator: String = "property", tracks: String = "") throws -> PlayedScene {
    try PlayedScene(
      sceneText(
        transitions: """
          "rise": { "presentation": { "style": "custom" },
            "present": { "duration": 1, "timing": "linear", "animator": "\(animator)", "tracks": [
              { "view": "to", "property": "frame", "from": [0, 200, 100, 200] } \(tracks)] } }
          """,
        script: "{ \"at\": 0, \"id\": \"open\", \"present\": \"detail\", \"via\": \"rise\" }, \(script)",
        more: "\"render\": { \"tail\": 0.05 }"))
  }

  private func top(_ played: PlayedScene, _ index: Int) -> Double? { played.frame("detail", index)?.origin.y }

  @Test func `pause, fraction and continue act on the animator of the running transition`() throws {
    let played = try play(
      """
      { "at": 0.25, "animator": { "pause": true } }, { "at": 0.5, "animator": { "fraction": 0.8 } },
      { "at": 1, "animator": { "continue": { "timing": "linear", "durationFactor": 0.5 } } }
      """)
    let expected: [(Int, Double)] = [(15, 150), (29, 150), (30, 40), (59, 40), (75, 20), (90, 0)]
    for (index, value) in expected { #expect(abs(try #require(top(played, index)) - value) < tolerance) }
    #expect(played.times(.end, of: "open").map { ($0 * 1e6).rounded() } == [1_500_000])
    #expect(played.frames[20].transition?.progress == 0.25)
  }

  @Test func `an animator that is turned round takes its transition back`() throws {
    let played = try play("{ \"at\": 0.25, \"animator\": { \"reverse\": true } }")
    #expect(abs(try #require(top(played, 21)) - 170) < tolerance)
    #expect(played.outcome(of: "open") == .cancelled)
    #expect(played.times(.end, of: "open").map { ($0 * 1e6).rounded() } == [500_000])
    #expect(played.frames.last?.top == "home")
    #expect(played.frames.last?.layer("detail") == nil)
  }

  @Test func `an animator that is stopped leaves everything where it is, and its transition open`() throws {
    let played = try play("{ \"at\": 0.25, \"animator\": { \"stop\": true } }")
    #expect(abs(try #require(top(played, played.frames.count - 1)) - 150) < tolerance)
    #expect(played.outcome(of: "open") == nil)
    #expect(played.warningKinds.contains("never-completed"))
  }

  @Test func `tracks of all times and tracks with keys are scrubbed with the rest`() throws {
    let played = try play(
      "{ \"at\": 0.4, \"animator\": { \"fraction\": 0.75 } }, { \"at\": 0.6, \"animator\": { \"fraction\": 0.25 } }, { \"at\": 1, \"mark\": \"end\" }",
      tracks: """
        , { "view": "to", "property": "alpha", "from": 0, "delay": 0.5, "duration": 0.5 },
        { "view": "to.bar", "property": "alpha", "keys": [{ "at": 0, "value": 0 }, { "at": 0.5, "value": 1 },
          { "at": 1, "value": 0.5 }] }
        """)
    let (early, late) = (30, 50)
    #expect(abs(try #require(top(played, early)) - 50) < tolerance)
    #expect(abs(try #require(played.layer("detail", early)).opacity - 0.5) < tolerance)
    #expect(abs(try #require(played.layer("detail.bar", early)).opacity - 0.75) < tolerance)
    #expect(abs(try #require(top(played, late)) - 150) < tolerance)
    #expect(try #require(played.layer("detail", late)).opacity == 0)
    #expect(abs(try #require(played.layer("detail.bar", late)).opacity - 0.5) < tolerance)
  }

  @Test func `a leg of many times plays by one animator as it does by blocks`() throws {
    let tracks = """
      , { "view": "to", "property": "alpha", "from": 0, "delay": 0.3, "duration": 0.4, "timing": "easeIn" },
      { "view": "to", "property": "cornerRadius", "from": 30, "duration": 0.8,
        "timing": { "spring": { "dampingRatio": 0.6 } } },
      { "view": "to.bar", "property": "alpha", "duration": 0.7, "keys": [{ "at": 0, "value": 0 },
        { "at": 0.5, "value": 1, "timing": "easeOut" }, { "at": 1, "value": 0.5 }] }
      """
    let blocks = try play("{ \"at\": 2, \"mark\": \"end\" }", animator: "view", tracks: tracks)
    let animator = try play("{ \"at\": 2, \"mark\": \"end\" }", tracks: tracks)
    #expect(animator.frames.map(\.layers) == blocks.frames.map(\.layers))
  }

  @Test func `a leg of many times goes on from where it was paused, and ends where it should`() throws {
    let played = try play(
      """
      { "at": 0.5, "animator": { "pause": true } },
      { "at": 0.6, "animator": { "continue": { "timing": { "spring": { "dampingRatio": 0.8 } } } } }
      """,
      tracks: """
        , { "view": "to", "property": "alpha", "from": 0, "delay": 0.3, "duration": 0.4, "timing": "easeIn" },
        { "view": "to.bar", "property": "alpha", "keys": [{ "at": 0, "value": 0 }, { "at": 0.5, "value": 1 },
          { "at": 1, "value": 0.5 }] }
        """)
    for name in ["detail", "detail.bar"] {
      #expect(played.largestStep(in: 30...36) { $0.layer(name)?.opacity } == 0)
      #expect(played.largestStep(in: 30...70) { $0.layer(name)?.opacity } < 0.3)
    }
    let last = played.frames.count - 1
    #expect(top(played, last) == 0)
    #expect(played.layer("detail", last)?.opacity == 1)
    #expect(played.layer("detail.bar", last)?.opacity == 0.5)
  }

  @Test func `without an animator the step is refused`() throws {
    let played = try PlayedScene(
      sceneText(script: "{ \"at\": 0.1, \"id\": \"early\", \"animator\": { \"pause\": true } }"))
    #expect(played.times(.refused, of: "early").count == 1)
    #expect(played.warningKinds == ["refused-request"])
  }
}
