import FrameSnapshots
import Geometry
import Testing

/// Fingers that UIKit's own recognisers follow, and fingers that nothing follows.
@MainActor struct OwnFingersTests {
  private func play(_ transitions: String, _ script: String) throws -> PlayedScene {
    try PlayedScene(sceneText(root: "{ \"navigation\": [\"home\"] }", transitions: transitions, script: script))
  }

  private static let custom = """
    "custom": { "push": { "duration": 0.1 }, "pop": { "duration": 0.3 } }
    """

  @Test func `UIKit's own push is popped from the edge`() throws {
    let played = try play(
      "",
      """
      { "at": 0, "id": "open", "push": "detail" },
      { "at": "after open + 0.1", "id": "back", "pan": [[0, 4, 100], [0.2, 74, 100]], "release": { "velocity": [0, 0] } }
      """)
    #expect(played.outcome(of: "back") == .completed)
    #expect(played.frames.last?.top == "home")
    #expect(played.warningKinds.isEmpty)
  }

  @Test func `the edge is UIKit's again once a screen with a custom animator has gone`() throws {
    let played = try play(
      Self.custom,
      """
      { "at": 0, "id": "own", "push": "detail" },
      { "at": "after own", "id": "open", "push": "detail", "via": "custom" },
      { "at": "after open + 0.1", "id": "dead", "pan": [[0, 4, 100], [0.2, 74, 100]] },
      { "at": "after dead + 0.1", "id": "close", "pop": true },
      { "at": "after close + 0.1", "id": "back", "pan": [[0, 4, 100], [0.2, 74, 100]], "release": { "velocity": [0, 0] } }
      """)
    #expect(played.times(.start, of: "dead").isEmpty)
    #expect(played.outcome(of: "close") == .completed)
    #expect(played.outcome(of: "back") == .completed)
    #expect(played.frames.last?.top == "home")
  }

  @Test(arguments: [(30.0, "sheet"), (180, "home")])
  func `UIKit's own sheet is dragged, and away`(_ points: Double, top: String) throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"sheet\": { \"backgroundColor\": \"#FFFFFF\" },",
        transitions: "\"sheet\": { \"present\": { \"preset\": \"sheet\" }, \"dismiss\": { \"preset\": \"sheet\" } }",
        script: """
          { "at": 0, "id": "open", "present": "sheet", "via": "sheet" },
          { "at": "after open + 0.1", "id": "drag", "pan": [[0, 50, 40], [0.3, 50, \(40 + points)]],
            "release": { "velocity": [0, 0] } }
          """))
    #expect(played.frames.last?.top == top)
    #expect(played.outcome(of: "open") == .completed)
    let settled = played.frames[33].layer("sheet")
    #expect((played.frames.last?.layer("sheet") == settled) == (top == "sheet"))
  }

  @Test func `UIKit's own pages follow a finger`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"pages\": [\"home\", \"detail\"] }",
        script: """
          { "at": 0.1, "id": "turn", "pan": [[0, 90, 100], [0.2, 10, 100]], "release": { "velocity": [0, 0] } }
          """))
    #expect(played.outcome(of: "turn") == .completed)
    #expect(played.frames.last?.top == "detail")
    #expect(abs(try #require(played.frame("detail", 12)).origin.x - 60) < tolerance)
  }

  @Test func `a finger that a transition has no use for is refused, and moves all the same`() throws {
    let played = try play(
      Self.custom, "{ \"at\": 0.1, \"id\": \"lost\", \"pan\": [[0, 50, 50], [0.1, 60, 60]], \"via\": \"custom\" }")
    #expect(played.times(.refused, of: "lost").count == 1)
    #expect(played.times(.release, of: "lost").count == 1)
    #expect(played.frames[9].touch == Point(55, 55))
  }

  @Test func `a finger comes down at its first sample`() throws {
    let played = try play(
      "",
      """
      { "at": 0.1, "id": "late", "pan": [[0.2, 50, 50], [0.3, 60, 60]] },
      { "at": "after late", "id": "mark", "set": [{ "view": "home", "property": "alpha", "value": 0.5 }] }
      """)
    #expect(played.times(.begin, of: "late").map { ($0 * 1e6).rounded() } == [300_000])
    #expect(played.frames[17].touch == nil)
    #expect(played.frames[18].touch == Point(50, 50))
    #expect(played.layer("home", 23)?.opacity == 1)
    #expect(played.frames.last?.layer("home")?.opacity == 0.5)
  }
}
