import FrameSnapshots
import Geometry
import Testing

@MainActor struct LegTests {
  /// A presentation of `detail` by a leg.
  private func play(_ leg: String, presentation: String = "\"style\": \"custom\"", script: String = "") throws
    -> PlayedScene
  {
    try PlayedScene(
      sceneText(
        transitions: "\"t\": { \"presentation\": { \(presentation) }, \"present\": \(leg) }",
        script: "{ \"at\": 0, \"id\": \"open\", \"present\": \"detail\", \"via\": \"t\" } \(script)",
        more: "\"render\": { \"tail\": 0.05 }"))
  }

  @Test func `an end left out is what is there: the start after set, the end with the screen in place`() throws {
    let played = try play(
      """
      { "duration": 0.2, "timing": "linear",
        "set": [{ "view": "to", "property": "alpha", "value": 0.5 }],
        "tracks": [{ "view": "to", "property": "frame", "from": { "frameOf": "home.cell" } },
          { "view": "to", "property": "alpha" }] }
      """)
    let start = try #require(played.frame("detail", 0))
    #expect(start.isNear(Rect(10, 20, 40, 30)))
    let end = try #require(played.frame("detail", 12))
    #expect(end.isNear(Rect(0, 0, 100, 200)))
    let alphas = try [0, 6, 12].map { try #require(played.layer("detail", $0)).opacity }
    #expect(alphas == [0.5, 0.75, 1])
  }

  @Test func `the frame of another view may be made smaller`() throws {
    let played = try play(
      """
      { "duration": 0.2, "tracks": [
        { "view": "to", "property": "frame", "from": { "frameOf": "home.cell", "inset": 5 } }] }
      """)
    let start = try #require(played.frame("detail", 0))
    #expect(start.isNear(Rect(15, 25, 30, 20)))
  }

  @Test func `a leg played backwards ends at what the opposite leg found`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "t": { "presentation": { "style": "custom" },
            "present": { "duration": 0.2, "timing": "linear", "tracks": [
              { "view": "to", "property": "frame", "from": [0, 200, 100, 200] },
              { "view": "from", "property": "transform", "to": { "scale": 0.5 } },
              { "view": "home.cell", "property": "alpha", "to": 0.25 } ] },
            "dismiss": { "reverse": true } }
          """,
        script: """
          { "at": 0, "set": [{ "view": "home.cell", "property": "alpha", "value": 0.75 }] },
          { "at": 0, "id": "open", "present": "detail", "via": "t" }, { "at": 0.3, "id": "close", "dismiss": true }
          """))
    for (frame, scale, alpha) in [(12, 0.5, 0.25), (24, 0.75, 0.5), (30, 1, 0.75)] {
      let home = try #require(played.layer("home", frame))
      #expect(abs(home.transform.m11 - scale) < 1e-9)
      let cell = try #require(played.layer("home.cell", frame))
      #expect(abs(cell.opacity - alpha) < 1e-9)
    }
  }

  @Test func `a presented screen may take the place of another view`() throws {
    let played = try play(
      "{ \"preset\": \"fade\", \"duration\": 0.2 }",
      presentation: "\"style\": \"custom\", \"frame\": { \"frameOf\": \"home.cell\", \"inset\": 2 }")
    for frame in [0, 6, 12] {
      let shown = try #require(played.frame("detail", frame))
      #expect(shown.isNear(Rect(12, 22, 36, 26)))
    }
  }

  @Test(arguments: [0, 0.1])
  func `a transparent full-screen presentation uncovers the canvas whenever it begins`(time: Double) throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"glass\": { \"subviews\": [] }",
        transitions: """
          "t": { "presentation": { "style": "fullScreen" }, "present": { "preset": "fade", "duration": 0.2 } }
          """,
        script: "{ \"at\": \(time), \"present\": \"glass\", \"via\": \"t\" }"))
    #expect(played.warningKinds == ["uncovered-pixels"])
  }

  @Test func `subviews move with their screen when the leg lays out`() throws {
    let played = try play(
      """
      { "duration": 0.2, "timing": "linear", "tracks": [
        { "view": "to", "property": "frame", "from": [0, 0, 50, 200] }] }
      """)
    for (frame, width) in [(0, 50.0), (6, 75), (12, 100)] {
      let bar = try #require(played.frame("detail.bar", frame))
      #expect(bar.isNear(Rect(0, 0, width, 20)))
      let share = try #require(played.frame("detail.share", frame))
      #expect(share.isNear(Rect(0.1 * width, 40, 0.8 * width, 20)))
    }
  }

  @Test func `subviews of a leg that forgets layout jump to where they end`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "t": { "presentation": { "style": "custom" },
            "present": { "duration": 0.2, "layout": false, "tracks": [
              { "view": "to", "property": "frame", "from": [0, 0, 50, 200] }] },
            "dismiss": { "duration": 0.2, "layout": false, "tracks": [
              { "view": "from", "property": "frame", "to": [0, 0, 50, 200] }] } }
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "t" }, { "at": 0.3, "id": "close", "dismiss": true }
          """))
    for (frame, width) in [(0, 100.0), (6, 100), (12, 100), (18, 50), (24, 50)] {
      let bar = try #require(played.frame("detail.bar", frame))
      #expect(bar.isNear(Rect(0, 0, width, 20)), "frame \(frame)")
      let share = try #require(played.frame("detail.share", frame))
      #expect(share.isNear(Rect(0.1 * width, 40, 0.8 * width, 20)), "frame \(frame)")
    }
    let moving = try #require(played.frame("detail", 6))
    #expect(moving.isNear(Rect(0, 0, 75, 200), within: 0.01))
  }

  @Test(arguments: [("above", 1), ("below", 0)])
  func `the arriving screen goes above or below the leaving one`(insert: String, index: Int) throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        transitions: """
          "t": { "push": { "duration": 0.1, "insert": "\(insert)", "tracks": [
            { "view": "from", "property": "alpha", "to": 0 }], "cleanup": [
            { "view": "from", "property": "alpha", "value": 1 }] } }
          """, script: "{ \"at\": 0, \"push\": \"detail\", \"via\": \"t\" }"))
    let screens = played.names(0).filter { $0 == "home" || $0 == "detail" }
    #expect(screens.firstIndex(of: "detail") == index)
    #expect(!played.names(played.frames.count - 1).contains("home"))
  }

  @Test func `a cancelled leg leaves the old screen with its old values, and cleans up`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        transitions: """
          "t": { "push": { "duration": 0.1, "completes": "cancelled",
            "set": [{ "view": "home.other", "property": "alpha", "value": 0.5 }],
            "tracks": [{ "view": "to", "property": "alpha", "from": 0 },
              { "view": "from", "property": "frame", "to": [-30, 0, 100, 200] },
              { "view": "home.cell", "property": "cornerRadius", "from": 2, "to": 9 }],
            "snapshots": [{ "id": "hero", "of": "home.cell", "hide": ["home.cell"] }],
            "cleanup": [{ "view": "home.other", "property": "alpha", "value": 0.75 }] } }
          """, script: "{ \"at\": 0, \"id\": \"push\", \"push\": \"detail\", \"via\": \"t\" }"))
    #expect(played.playback.events.contains { $0.step == "push" && $0.outcome == .cancelled })
    let last = played.frames.count - 1
    #expect(played.frames[last].top == "home")
    #expect(!played.names(last).contains("detail"))
    #expect(!played.names(last).contains("hero"))
    #expect(played.frame("home", last) == Rect(0, 0, 100, 200))
    #expect(played.layer("home.cell", last)?.cornerRadii == .zero)
    #expect(played.layer("home.cell", last)?.isHidden == false)
    #expect(played.layer("home.other", last)?.opacity == 0.75)
  }

  @Test func `snapshots fly over the screen while what they picture is hidden, and go at the end`() throws {
    let played = try play(
      """
      { "duration": 0.2, "timing": "linear",
        "snapshots": [{ "id": "hero", "of": "home.cell", "hide": ["home.cell", "to.bar"] }],
        "tracks": [{ "view": "hero", "property": "frame", "to": [0, 0, 100, 20] }] }
      """)
    let names = played.names(6)
    #expect(try #require(names.firstIndex(of: "hero")) > #require(names.firstIndex(of: "detail.share")))
    let start = try #require(played.frame("hero", 0))
    #expect(start.isNear(Rect(10, 20, 40, 30)))
    let middle = try #require(played.frame("hero", 6))
    #expect(middle.isNear(Rect(5, 10, 70, 25)))
    #expect(played.layer("home.cell", 6)?.isHidden == true)
    #expect(played.layer("detail.bar", 6)?.isHidden == true)
    #expect(!played.names(13).contains("hero"))
    #expect(played.layer("home.cell", 13)?.isHidden == false)
    #expect(played.layer("detail.bar", 13)?.isHidden == false)
  }

  @Test func `tracks run at times of their own and the leg ends with the last`() throws {
    let played = try play(
      """
      { "duration": 0.1, "timing": "linear", "tracks": [
        { "view": "to", "property": "alpha", "from": 0 },
        { "view": "to.bar", "property": "alpha", "from": 0, "delay": 0.1, "duration": 0.2 }] }
      """)
    #expect(played.times(.end, of: "open").map { ($0 * 1000).rounded() } == [300])
    let values = try [3, 6, 12, 18].map { frame in
      [try #require(played.layer("detail", frame)).opacity, try #require(played.layer("detail.bar", frame)).opacity]
    }
    let expected: [[Double]] = [[0.5, 0], [1, 0], [1, 0.5], [1, 1]]
    for (found, wanted) in zip(values, expected) {
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < tolerance }, "\(found) \(wanted)")
    }
  }

  @Test func `a value is never clamped while it is computed`() throws {
    let played = try play(
      """
      { "duration": 0.4, "timing": { "spring": { "dampingRatio": 0.3 } }, "tracks": [
        { "view": "to", "property": "alpha", "from": 0 },
        { "view": "to", "property": "cornerRadius", "from": 20, "to": 0 }] }
      """)
    let layers = played.frames.indices.compactMap { played.layer("detail", $0) }
    #expect((layers.map(\.opacity).max() ?? 0) > 1.1)
    #expect((layers.map(\.cornerRadii.topLeft).min() ?? 0) < -2)
  }

  @Test(arguments: [
    "\"linear\"", "\"easeIn\"", "{ \"spring\": { \"dampingRatio\": 0.6, \"velocity\": 1 } }",
    "{ \"spring\": \"system\" }",
    "{ \"spring\": { \"response\": 0.3, \"dampingFraction\": 0.7 } }",
  ])
  func `a reversed leg shows the opposite leg's frames from last to first`(timing: String) throws {
    let played = try PlayedScene(
      sceneText(
        transitions: """
          "t": { "presentation": { "style": "custom" },
            "present": { "duration": 0.4, "timing": \(timing), "tracks": [
              { "view": "to", "property": "frame", "from": [0, 200, 100, 200], "to": [0, 0, 100, 200] }] },
            "dismiss": { "reverse": true } }
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "t" },
          { "at": 2, "id": "close", "dismiss": true }
          """))
    let length = try #require(played.times(.end, of: "open").first)
    let rate = 60.0
    // Between two frames a spring turns round by less than this, in points of 200.
    let slack = 0.5
    let forth = Int((length / 2 * rate).rounded(.down))
    for frame in 1..<forth {
      let out = try #require(played.frame("detail", frame)).origin.y
      let time = length - Double(frame) / rate
      let index = (2 + time) * rate
      let back = Int(index.rounded(.down))
      let before = try #require(played.frame("detail", back)).origin.y
      let after = played.frame("detail", back + 1)?.origin.y ?? 200
      #expect(out >= min(before, after) - slack && out <= max(before, after) + slack, "frame \(frame)")
    }
  }

  @Test(arguments: ["\"easeOut\"", "{ \"spring\": { \"dampingRatio\": 0.8 } }", "{ \"spring\": \"system\" }"])
  func `a property animator plays what blocks play`(timing: String) throws {
    func leg(_ animator: String) -> String {
      """
      { "duration": 0.3, "timing": \(timing), "animator": "\(animator)", "tracks": [
        { "view": "to", "property": "frame", "from": { "frameOf": "home.cell" } },
        { "view": "to", "property": "shadow.opacity", "from": 0, "to": 0.5 }] }
      """
    }
    let presentation = "\"style\": \"custom\", \"dimming\": { \"alpha\": 0.4 }"
    let blocks = try play(leg("view"), presentation: presentation)
    let animator = try play(leg("property"), presentation: presentation)
    let areFramesEqual = blocks.frames == animator.frames
    #expect(areFramesEqual)
    let areEventsEqual = blocks.playback.events == animator.playback.events
    #expect(areEventsEqual)
  }

  @Test(arguments: ["view", "property"])
  func `a leg without tracks lasts its duration`(_ animator: String) throws {
    let played = try play("{ \"duration\": 0.25, \"animator\": \"\(animator)\", \"tracks\": [] }")
    #expect(played.times(.end, of: "open").map { ($0 * 1000).rounded() } == [250])
  }

  @Test(arguments: [("fullScreen", false), ("overFullScreen", true), ("custom", true)])
  func `a full-screen presentation takes the presenter's view away`(style: String, remains: Bool) throws {
    let played = try play(
      "{ \"duration\": 0.1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"from\": 0 }] }",
      presentation: "\"style\": \"\(style)\"")
    #expect(played.names(3).contains("home"))
    #expect(played.names(played.frames.count - 1).contains("home") == remains)
  }
}
