import FrameSnapshots
import Pixels
import Raster
import TestSupport
import Testing

extension FrameSnapshot {
  /// What a frame paints.
  fileprivate var picture: Bitmap { Bitmap(painting: displayList()) }
}

extension LayerSnapshot {
  /// What differs, in words.
  fileprivate func differences(from other: LayerSnapshot) -> [String] {
    guard self != other else { return [] }
    return zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { mine, others in
      let (value, was) = ("\(mine.value)", "\(others.value)")
      return value == was ? nil : "\(name ?? "-"): \(mine.label ?? "") is \(value) and was \(was)"
    }
  }
}

@MainActor struct TracelessTests {
  /// Whether a scene shows after a step what it showed before: every layer's values, and every byte of the picture.
  private func expectNoTrace(_ scene: PlayedScene, before index: Int, _ name: String) throws {
    let (before, last) = (scene.frames[index], try #require(scene.frames.last))
    #expect(last.transition == nil, "\(name)")
    let changed = zip(last.layers, before.layers).flatMap { $0.differences(from: $1) }
    #expect(last.layers.count == before.layers.count, "\(name)")
    #expect(changed == [], "\(name)")
    let isSamePicture = last.picture == before.picture
    #expect(isSamePicture, "\(name)")
  }

  @Test func `no cancelled leg of any kind, led in any way, leaves a trace`() throws {
    let count: UInt64 = 300
    for seed in 1...count {
      var random = SeededGenerator(seed: seed)
      let scene = CardScene(
        interaction: RandomLeg.interaction(&random), dismiss: RandomLeg.dismissal(&random),
        presentation: "\"style\": \"custom\", \"dimming\": { \"alpha\": 0.4 }, \"cornerRadius\": 8",
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
          { "at": 0.1, "id": "pull", \(RandomLeg.pull(&random)) }
          """)
      let played = try scene.play()
      #expect(played.outcome(of: "pull") == .cancelled, "seed \(seed)\n\(scene.text)")
      try expectNoTrace(played, before: 5, "seed \(seed)\n\(scene.text)")
    }
  }

  /// A finger that begins something and thinks better of it: the parts of the scene.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let root: String
    let transition: String
    let first: String
    let finger: String

    init(
      _ name: String, root: String = "\"home\"", transition: String? = nil, starts: String? = nil, gesture: String = "",
      first: String = "\"mark\": \"first\"", finger: String
    ) {
      (testDescription, self.root, self.first, self.finger) = (name, root, first, finger)
      let interaction = starts.map { "\"interaction\": { \"starts\": \"\($0)\", \(gesture) }" }
      let parts = [transition, interaction].compactMap(\.self).filter { !$0.isEmpty }
      self.transition = transition == nil ? "" : "\"t\": { \(parts.joined(separator: ", ")) }"
    }
  }

  /// What UIKit and scenes know to be led by a finger.
  nonisolated static let changes: [Change] = [
    Change("the system's pop", root: navigation, first: #""push": "detail""#, finger: edgeFinger),
    Change(
      "a pop from the edge", root: navigation,
      transition: #""push": { "preset": "push" }, "pop": { "preset": "push" }"#, starts: "pop",
      gesture: #""gesture": "screenEdgePan""#,
      first: #""push": "detail", "via": "t""#, finger: edgeFinger),
    Change(
      "a led push", root: navigation, transition: #""push": { "preset": "push" }"#, starts: "push", gesture: leftwards,
      finger: #""to": "detail", "via": "t", "pan": [[0, 90, 100], [0.2, 65, 100], [0.3, 70, 100]]"#),
    Change(
      "a led presentation",
      transition: #""presentation": { "style": "custom", "dimming": {} }, "present": { "preset": "coverVertical" }"#,
      starts: "present", gesture: upwards, finger: upFinger),
    Change(
      "a led full screen", transition: #""presentation": { "style": "fullScreen" }, "present": { "preset": "flip" }"#,
      starts: "present", gesture: upwards, finger: upFinger),
    Change(
      "a full screen led away",
      transition: #""presentation": { "style": "fullScreen" }, "dismiss": { "preset": "coverVertical" }"#,
      starts: "dismiss", gesture: #""gesture": "pan""#, first: present, finger: downFinger),
    Change("a dragged page", root: pages, finger: "\"pan\": \(pageFinger)"),
    Change(
      "a page led by a scene's finger", root: pages, transition: "", starts: "page", gesture: leftwards,
      finger: "\"to\": \"detail\", \"via\": \"t\", \"pan\": \(pageFinger)"),
    Change("a dragged sheet", transition: sheet(#""large""#), first: present, finger: downFinger),
    Change(
      "a sheet dragged between detents", transition: sheet(#""medium", "large""#), first: present,
      finger: #""pan": [[0, 50, 150], [0.2, 50, 60], [0.4, 50, 140]]"#),
    Change(
      "a sheet whose finger is taken away", transition: sheet(#""medium", "large""#), first: present,
      finger: #""pan": [[0, 50, 150], [0.2, 50, 60]], "cancelTouch": true"#),
    Change(
      "a sheet's own dismissal, led",
      transition: sheet(#""large""#) + #", "dismiss": { "preset": "coverVertical" }"#,
      starts: "dismiss", gesture: #""gesture": "pan""#, first: present, finger: downFinger),
  ]

  private nonisolated static let navigation: String = #"{ "navigation": ["home"] }"#
  private nonisolated static let pages: String = #"{ "pages": ["home", "detail"] }"#
  private nonisolated static let present: String = #""present": "detail", "via": "t""#
  private nonisolated static let upwards: String = #""gesture": "pan", "axis": "y", "direction": "-""#
  private nonisolated static let leftwards: String = #""gesture": "pan", "axis": "x", "direction": "-""#
  private nonisolated static let edgeFinger: String = #""pan": [[0, 5, 100], [0.2, 35, 100], [0.3, 30, 100]]"#
  private nonisolated static let pageFinger: String = "[[0, 90, 100], [0.2, 55, 100], [0.4, 60, 100]]"
  private nonisolated static let downFinger: String = #""pan": [[0, 50, 60], [0.2, 50, 120], [0.4, 50, 90]]"#
  private nonisolated static let upFinger: String =
    #""to": "detail", "via": "t", "pan": [[0, 50, 190], [0.2, 50, 130], [0.3, 50, 150]]"#

  private nonisolated static func sheet(_ detents: String) -> String {
    "\"presentation\": { \"style\": \"pageSheet\", \"detents\": [\(detents)] }"
  }

  @Test(arguments: changes) func `what a finger begins and thinks better of leaves no trace`(_ change: Change) throws {
    let played = try PlayedScene(
      sceneText(
        root: change.root, transitions: change.transition,
        script: """
          { "at": 0, "id": "first", \(change.first) },
          { "at": 1.5, "id": "finger", \(change.finger) }
          """,
        more: "\"render\": { \"fps\": 60 }"
      ).replacing("\"size\": [100, 200]", with: "\"size\": [100, 200], \"displayCornerRadius\": 12"))
    // Otherwise nothing would have been put back.
    let hasMoved = played.frames[90...].contains { $0.layers != played.frames[89].layers }
    #expect(hasMoved, "\(change.testDescription)")
    #expect(played.outcome(of: "finger") != .completed, "\(change.testDescription)")
    try expectNoTrace(played, before: 89, change.testDescription)
  }

  @Test(arguments: ["view", "property"], ["linear", "easeIn", "easeInOut"])
  func `a finger that goes and comes back shows the same frames both ways`(_ animator: String, _ timing: String) throws
  {
    let played = try CardScene(
      dismiss: """
        "duration": 0.5, "animator": "\(animator)", "timing": "\(timing)", "tracks": [
          { "view": "from", "property": "frame", "to": [0, 200, 100, 200] },
          { "view": "from", "property": "alpha", "to": 0.3 }]
        """,
      script: """
        { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
        { "at": 0.1, "id": "pull", "pan": [[0, 50, 30], [0.4, 50, 90], [0.8, 50, 30]], "release": { "velocity": [0, 0] } }
        """, more: "\"render\": { \"fps\": 50 }"
    ).play()
    let turn = 25
    for distance in 1..<20 {
      let (going, coming) = (played.frames[turn - distance], played.frames[turn + distance])
      let isSamePicture = going.picture == coming.picture
      #expect(isSamePicture, "\(distance)")
      #expect(going.picture != played.frames[turn].picture)
    }
    try expectNoTrace(played, before: 4, timing)
  }

  @Test(arguments: ["\"linear\"", "\"easeInOut\"", "\"easeIn\"", "{ \"bezier\": [0.2, 0.9, 0.4, 1] }"])
  func `a property animator that is turned round shows its frames backwards`(_ timing: String) throws {
    let played = try CardScene(
      dismiss: """
        "duration": 0.5, "animator": "property", "timing": \(timing), "tracks": [
          { "view": "from", "property": "frame", "to": [0, 200, 100, 200] },
          { "view": "from.bar", "property": "backgroundColor", "to": "#000000" }]
        """,
      script: """
        { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
        { "at": 0.1, "id": "close", "dismiss": true },
        { "at": 0.4, "animator": { "reverse": true } }
        """, more: "\"render\": { \"fps\": 50 }"
    ).play()
    #expect(played.outcome(of: "close") == .cancelled)
    let turn = 20
    for distance in 1..<15 {
      let isSamePicture = played.frames[turn - distance].picture == played.frames[turn + distance].picture
      #expect(isSamePicture, "\(distance)")
    }
    try expectNoTrace(played, before: 4, timing)
  }

  @Test(arguments: ["\"travel\": 100", "\"travel\": 100, \"driver\": \"property\""], [0, 25, 60])
  func `after a way to somewhere and back the rest is as if nothing had been`(_ driver: String, _ points: Int) throws {
    func played(_ middle: Int) throws -> PlayedScene {
      try CardScene(
        interaction: driver + ", \"finishWhen\": { \"velocity\": 500 }",
        dismiss: """
          "duration": 0.5, "timing": "easeIn", "tracks": [
            { "view": "from", "property": "frame", "to": [0, 200, 100, 200] },
            { "view": "home", "property": "transform", "from": { "scale": 0.9 }, "to": { "scale": 1 } }]
          """,
        script: """
          { "at": 0, "id": "open", "present": "detail", "via": "card", "animated": false },
          { "at": 0.1, "id": "pull", "pan": [[0, 50, 30], [0.2, 50, \(30 + middle)], [0.4, 50, 40]],
            "release": { "velocity": [0, 900] } }
          """
      ).play()
    }
    let (wandering, straight) = (try played(points), try played(10))
    #expect(wandering.outcome(of: "pull") == .completed)
    #expect(wandering.frames.count == straight.frames.count)
    for index in 30..<straight.frames.count {
      let areEqual = wandering.frames[index].layers == straight.frames[index].layers
      #expect(areEqual, "\(index)")
    }
  }
}
