import FrameSnapshots
import Geometry
import Testing

@MainActor struct InteractiveArrivalTests {
  nonisolated static let outcomes: [(travelled: Double, isCompleted: Bool)] = [(70, true), (30, false)]

  @Test(arguments: outcomes)
  func `a pan that names a screen presents it under the finger`(_ travelled: Double, isCompleted: Bool) throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "rise": { "presentation": { "style": "custom", "dimming": { "alpha": 0.5 } },
            "present": { "duration": 0.4, "timing": "linear",
              "tracks": [{ "view": "to", "property": "frame", "from": [0, 200, 100, 200] }] },
            "dismiss": { "duration": 0.4, "tracks": [{ "view": "from", "property": "frame", "to": [0, 200, 100, 200] }] },
            "interaction": { "starts": "present", "travel": 100 } }
          """,
        script: """
          { "at": 0.1, "id": "up", "pan": [[0, 50, 190], [0.2, 50, \(190 - travelled)]], "to": "detail", "via": "rise",
            "release": { "velocity": [0, 0] } },
          { "at": "after up + 0.1", "id": "move", "pan": [[0, 50, 190], [0.2, 50, 100]] }
          """))
    #expect(played.outcome(of: "up") == (isCompleted ? .completed : .cancelled))
    let (half, dimming) = try (#require(played.frame("detail", 12)), #require(played.layer("dimming", 12)).opacity)
    #expect(abs(half.origin.y - (200 - travelled)) < tolerance)
    #expect(abs(dimming - 0.5 * travelled / 200) < tolerance)
    #expect(played.frames.last?.top == (isCompleted ? "detail" : "home"))
    // The gesture was the step's: a finger without a screen begins nothing.
    #expect(played.times(.start, of: "move").isEmpty)
    #expect(played.warningKinds.isEmpty)
    if !isCompleted { #expect(played.frames.last?.layers == played.frames[3].layers) }
  }

  @Test(arguments: outcomes)
  func `a pan that names a screen pushes it under the finger`(_ travelled: Double, isCompleted: Bool) throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"tabs\": [{ \"navigation\": [\"home\"] }] }",
        transitions: """
          "slide": { "push": { "preset": "push", "timing": "linear", "duration": 0.4 }, "pop": { "preset": "push" },
            "interaction": { "starts": "push" } }
          """,
        script: """
          { "at": 0.1, "id": "left", "pan": [[0, 95, 100], [0.2, \(95 - travelled), 100]], "to": "detail",
            "via": "slide", "release": { "velocity": [0, 0] } }
          """))
    #expect(played.outcome(of: "left") == (isCompleted ? .completed : .cancelled))
    #expect(abs(try #require(played.frame("detail", 12)).origin.x - (100 - travelled / 2)) < tolerance)
    #expect(played.frames.last?.top == (isCompleted ? "detail" : "home"))
    if !isCompleted { #expect(played.frames.last?.layers == played.frames[3].layers) }
  }

  @Test func `a pan may take a screen away by another transition than brought it`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "fade": { "present": { "duration": 0.1 }, "dismiss": { "duration": 0.3 },
            "interaction": { "travel": 10 } },
          "drop": { "dismiss": { "duration": 0.5, "timing": "linear",
              "tracks": [{ "view": "from", "property": "frame", "to": [0, 200, 100, 200] }] },
            "interaction": { "travel": 100 } }
          """,
        script: """
          { "at": 0, "present": "detail", "via": "fade" },
          { "at": 0.3, "id": "drop", "pan": [[0, 50, 50], [0.2, 50, 90]], "via": "drop",
            "release": { "velocity": [0, 0] } }
          """))
    #expect(played.outcome(of: "drop") == .cancelled)
    #expect(abs(try #require(played.frame("detail", 24)).origin.y - 40) < tolerance)
    #expect(played.playback.events.filter { $0.step == "drop" && $0.kind == .start }.map(\.transition) == ["drop"])
  }

  @Test func `a finger that misses its gesture leaves nothing behind`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "fade": { "present": { "duration": 0.1 }, "dismiss": { "duration": 0.3 }, "interaction": { "travel": 100 } },
          "edge": { "dismiss": { "duration": 0.5 },
            "interaction": { "gesture": "screenEdgePan", "axis": "y", "travel": 100 } }
          """,
        script: """
          { "at": 0, "present": "detail", "via": "fade" },
          { "at": 0.3, "id": "missed", "pan": [[0, 50, 50], [0.1, 50, 90]], "via": "edge" },
          { "at": 0.5, "id": "own", "pan": [[0, 5, 50], [0.1, 5, 140]] }
          """))
    #expect(played.times(.start, of: "missed").isEmpty)
    #expect(played.playback.events.filter { $0.step == "own" && $0.kind == .start }.map(\.transition) == ["fade"])
    #expect(played.outcome(of: "own") == .completed)
  }

  @Test func `a request is refused while a finger leads a transition, and the scene goes on`() throws {
    let played = try CardScene(
      script: CardScene.pull(80) + ", { \"at\": 0.2, \"id\": \"second\", \"present\": \"home\", \"via\": \"card\" }"
    ).play()
    #expect(played.times(.refused, of: "second").count == 1)
    #expect(played.warningKinds == ["refused-during-transition"])
    #expect(played.outcome(of: "pull") == .completed)
  }

  @Test func `traces tell what a finger does to a transition`() throws {
    let played = try CardScene(script: CardScene.pull(60)).play()
    #expect(played.frames[5].touch == nil)
    #expect(played.frames[5].transition == nil)
    let (during, after) = (try #require(played.frames[12].transition), try #require(played.frames[20].transition))
    #expect(abs(during.progress - 0.3) < tolerance)
    #expect(during.isInteractive && during.phase == "interactive")
    #expect(during.step == "pull" && during.id == "card")
    #expect(try #require(played.frames[12].touch) == Point(50, 60))
    #expect(!after.isInteractive && after.phase == "finishing" && after.progress > 0.6)
    #expect(played.frames[20].touch == nil)
  }
}

@MainActor struct PageDragTests {
  @Test(arguments: InteractiveArrivalTests.outcomes)
  func `a pan that names a page turns to it under the finger`(_ travelled: Double, isCompleted: Bool) throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"pages\": [\"home\", \"detail\"], \"selected\": 0, \"spacing\": 10 }",
        transitions: "\"turn\": { \"interaction\": { \"starts\": \"page\", \"travel\": 110 } }",
        script: """
          { "at": 0.1, "id": "left", "pan": [[0, 95, 100], [0.2, \(95 - travelled), 100]], "to": "detail",
            "via": "turn", "release": { "velocity": [0, 0] } }
          """))
    #expect(played.outcome(of: "left") == (isCompleted ? .completed : .cancelled))
    let (shown, coming) = try (
      #require(played.frame("home", 12)).origin.x, #require(played.frame("detail", 12)).origin.x
    )
    #expect(abs(shown + travelled / 2) < tolerance)
    #expect(abs(coming - (110 - travelled / 2)) < tolerance)
    #expect(played.frames.last?.top == (isCompleted ? "detail" : "home"))
    if !isCompleted { #expect(played.frames.last?.layers == played.frames[3].layers) }
  }

  @Test func `after a cancelled turn the pages may be turned`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"pages\": [\"home\", \"detail\"] }",
        transitions: "\"turn\": { \"interaction\": { \"starts\": \"page\" } }",
        script: """
          { "at": 0.1, "id": "left", "pan": [[0, 95, 100], [0.2, 80, 100]], "to": "detail", "via": "turn" },
          { "at": "after left + 0.1", "id": "turn", "page": "forward" },
          { "at": "after turn", "id": "back", "page": "reverse" }
          """))
    #expect(played.outcome(of: "left") == .cancelled)
    #expect(played.outcome(of: "turn") == .completed)
    #expect(played.outcome(of: "back") == .completed)
    #expect(played.frames.last?.top == "home")
  }
}
