import Geometry
import SceneFiles
import ScenePlayer
import StagePlayback
import Testing

@MainActor struct ScriptTests {
  private let fade = """
    "fade": { "presentation": { "style": "custom" },
      "present": { "duration": 0.2, "tracks": [{ "view": "to", "property": "alpha", "from": 0 }] },
      "dismiss": { "duration": 0.1, "tracks": [{ "view": "from", "property": "alpha", "to": 0 }] } }
    """

  @Test func `steps follow the ends of others by exact sums`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: fade,
        script: """
          { "at": "after close + 0.25", "mark": "late" },
          { "at": 0.1, "id": "open", "present": "detail", "via": "fade" },
          { "at": "after open + 0.05", "id": "close", "dismiss": true },
          { "at": "after close", "id": "move", "animate": { "duration": 0.3, "tracks": [
            { "view": "home.cell", "property": "alpha", "to": 0 }] } },
          { "at": "after move + 0.1", "mark": "moved" },
          { "at": "after moved", "mark": "instant" }
          """.replacingID("mark\": \"moved\"", with: "moved")))
    let times = played.playback.marks.map { ($0.name, ($0.time * 1e6).rounded()) }
    #expect(times.map(\.0) == ["late", "moved", "instant"])
    #expect(times.map(\.1) == [700_000, 850_000, 850_000])
    #expect(played.times(.start, of: "close").map { ($0 * 1e6).rounded() } == [350_000])
  }

  @Test func `what UIKit would refuse is refused with the step's line, and the scene goes on`() throws {
    let text = sceneText(
      root: "{ \"navigation\": [\"home\"] }", transitions: fade,
      script: """
        { "at": 0, "id": "open", "present": "detail", "via": "fade" },
        { "at": 0.1, "id": "again", "present": "detail", "via": "fade" },
        { "at": 0.15, "id": "pop", "pop": true },
        { "at": "after again", "mark": "next" },
        { "at": 0.4, "id": "away", "dismiss": true },
        { "at": 0.6, "id": "gone", "dismiss": true }
        """)
    let played = try PlayedScene(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = ["again": "refused-during-transition", "pop": "refused-request", "gone": "refused-request"]
    #expect(Set(played.playback.warnings.compactMap(\.step)) == Set(expected.keys))
    for warning in played.playback.warnings {
      let step = try #require(warning.step)
      #expect(warning.kind == expected[step])
      let line = try #require(lines.firstIndex { $0.contains("\"id\": \"\(step)\"") })
      #expect(warning.place?.line == line + 1)
      #expect(!warning.fix.isEmpty)
      #expect(played.times(.refused, of: step).count == 1)
    }
    #expect(played.playback.marks.map(\.name) == ["next"])
    #expect(played.playback.events.contains { $0.step == "away" && $0.outcome == .completed })
  }

  @Test func `pops, tabs and pages go where the script says`() throws {
    let stack = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        script: """
          { "at": 0, "push": "detail", "animated": false }, { "at": 0.1, "push": "detail", "animated": false },
          { "at": 0.2, "mark": "three" }, { "at": 0.3, "pop": "detail", "animated": false },
          { "at": 0.4, "mark": "two" }, { "at": 0.5, "pop": "root", "animated": false }
          """))
    #expect([11, 23, 30].map { stack.frames[$0].top } == ["detail#2", "detail", "home"])
    let tabs = try PlayedScene(
      sceneText(
        root: "{ \"tabs\": [\"home\", { \"navigation\": [\"detail\"] }], \"selected\": 1 }",
        script: """
          { "at": 0.1, "select": 0, "animated": false }, { "at": 0.2, "select": "detail", "animated": false }
          """))
    #expect([0, 6, 12].map { tabs.frames[$0].top } == ["detail", "home", "detail"])
    let pages = try PlayedScene(
      sceneText(
        root: "{ \"pages\": [\"home\", \"detail\"], \"selected\": 1, \"spacing\": 10 }",
        script: """
          { "at": 0.1, "page": "reverse", "animated": false }, { "at": 0.2, "page": "detail", "animated": false },
          { "at": 0.3, "id": "beyond", "page": "forward" }
          """))
    #expect([0, 6, 12].map { pages.frames[$0].top } == ["detail", "home", "detail"])
    #expect(pages.times(.refused, of: "beyond").count == 1)
  }

  @Test func `a dismissal may use another transition than the arrival`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: fade + """
          , "slow": { "presentation": { "style": "custom" },
              "dismiss": { "duration": 0.5, "tracks": [{ "view": "from", "property": "alpha", "to": 0 }] } }
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "fade" },
          { "at": 0.5, "id": "close", "dismiss": "detail", "via": "slow" }
          """))
    #expect(played.times(.end, of: "close").map { ($0 * 1000).rounded() } == [1000])
    #expect(played.playback.events.filter { $0.step == "close" && $0.kind == .start }.map(\.transition) == ["slow"])
  }

  @Test func `steps without an id are known by their path`() throws {
    let played = try PlayedScene(
      sceneText(transitions: fade, script: "{ \"at\": 0, \"present\": \"detail\", \"via\": \"fade\" }"))
    #expect(played.frames[3].transition?.step == "script[0]")
    #expect(played.frames[3].transition?.id == "fade")
  }

  @Test func `a view whose screen is not shown is missed with a warning`() throws {
    let played = try PlayedScene(
      sceneText(
        script:
          "{ \"at\": 0, \"id\": \"early\", \"set\": [{ \"view\": \"detail.bar\", \"property\": \"alpha\", \"value\": 0 }] }"
      ))
    #expect(played.playback.warnings.map(\.kind) == ["missing-view"])
    #expect(played.playback.warnings.map(\.step) == ["early"])
  }

  @Test func `expectations are checked with the values that scenes give`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: fade,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "fade" }, { "at": 0.1, "mark": "half" }
          """,
        more: """
          "expect": [
            { "transition": "open", "outcome": "completed", "endsBy": 0.2 },
            { "at": "half", "view": "detail", "alpha": 0.5, "within": 0.001 },
            { "at": "open.end", "view": "detail.bar", "frame": [0, 0, 100, 20] },
            { "at": 0, "view": "home.cell", "backgroundColor": "#FF0000" },
            { "at": 0, "view": "home.cell", "transform": [1, 0, 0, 1, 0, 0] },
            { "at": 0, "view": "home.cell", "cornerRadius": 3 },
            { "top": "detail", "at": "open.start" }, { "frames": 13 }, { "warnings": [] }]
          """))
    #expect(played.playback.expectations.map(\.passed) == [true, true, true, true, true, false, true, true, true])
    #expect(played.playback.expectations.allSatisfy { $0.expectation.place?.file == "scene.json" })
  }

  @Test func `a step that waits for what never ends is noted with its line`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "stuck": { "presentation": { "style": "custom" }, "present": { "duration": 0.1, "completes": false } }
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "stuck" },
          { "at": "after open", "id": "close", "dismiss": true },
          { "at": "after close + 1", "mark": "closed" }
          """))
    #expect(played.warningKinds == ["never-completed"])
    let notes = played.playback.notes.filter { $0.kind == "never-run" }
    #expect(notes.map(\.step) == ["close", "script[2]"])
    #expect(notes.first?.message.contains("close is never run: it waits for the end of open") == true)
    #expect(notes.first?.place?.line == 14)
  }

  @Test func `expectations know just the kinds of warning that plays give`() {
    let measured = WarningKind.allCases.filter { !$0.isNote }.map(\.rawValue)
    let told = ["color-profile", "missing-view", "refused-request"]
    #expect(Scene.warningKinds == (measured + told).sorted())
  }
}

extension String {
  /// The step that contains a text, with an id.
  fileprivate func replacingID(_ text: String, with id: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: "id\": \"\(id)\", \"\(text)")
  }
}
