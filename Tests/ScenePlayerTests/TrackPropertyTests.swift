import DisplayLists
import FrameSnapshots
import Geometry
import Testing

@MainActor struct TrackPropertyTests {
  /// A property, its ends as JSON, and what it is half-way.
  struct Case: Sendable, CustomTestStringConvertible {
    var property: String
    var from: String
    var to: String
    var middle: @Sendable (LayerSnapshot) -> Bool

    var testDescription: String { property }
  }

  nonisolated private static func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  nonisolated static let cases: [Case] = [
    Case(property: "frame", from: "[0, 0, 10, 10]", to: "[20, 40, 30, 50]") {
      $0.frame.isNear(Rect(10, 20, 20, 30))
    },
    Case(property: "bounds", from: "[0, 0, 10, 10]", to: "[4, 6, 30, 50]") { $0.bounds.isNear(Rect(2, 3, 20, 30)) },
    Case(property: "center", from: "[0, 0]", to: "[20, 40]") { near($0.position.x, 10) && near($0.position.y, 20) },
    Case(property: "transform", from: "{ \"scale\": 1 }", to: "{ \"scale\": 2 }") { near($0.transform.m11, 1.5) },
    Case(property: "anchorPoint", from: "[0, 0]", to: "[1, 1]") { near($0.anchorPoint.x, 0.5) },
    Case(property: "alpha", from: "0", to: "1") { near($0.opacity, 0.5) },
    Case(property: "zPosition", from: "0", to: "8") { near($0.zPosition, 4) },
    Case(property: "backgroundColor", from: "\"#000000\"", to: "\"#FFFFFF\"") {
      near($0.backgroundColor?.red ?? 0, 0.5)
    },
    Case(property: "cornerRadius", from: "[0, 2, 4, 6]", to: "[10, 12, 14, 16]") {
      near($0.cornerRadii.topLeft, 5) && near($0.cornerRadii.bottomLeft, 11)
    },
    Case(property: "shadow.opacity", from: "0", to: "0.5") { near($0.shadowOpacity, 0.25) },
    Case(property: "shadow.radius", from: "2", to: "6") { near($0.shadowRadius, 4) },
    Case(property: "shadow.offset", from: "[0, 0]", to: "[4, 8]") { near($0.shadowOffset.height, 4) },
    Case(property: "shadow.color", from: "\"#000000\"", to: "\"#FF0000\"") { near($0.shadowColor.red, 0.5) },
    Case(property: "border.width", from: "0", to: "4") { near($0.borderWidth, 2) },
    Case(property: "border.color", from: "\"#000000\"", to: "\"#FF0000\"") { near($0.borderColor.red, 0.5) },
    Case(property: "gradient.colors", from: "[\"#000000\", \"#000000\"]", to: "[\"#FF0000\", \"#FFFFFF\"]") {
      near($0.gradient?.stops.last?.color.blue ?? 0, 0.5)
    },
    Case(property: "gradient.locations", from: "[0, 0.5]", to: "[0.5, 1]") {
      near($0.gradient?.stops.last?.location ?? 0, 0.75)
    },
    Case(property: "gradient.start", from: "[0, 0]", to: "[1, 0.5]") { near($0.gradient?.start.y ?? 0, 0.25) },
    Case(property: "gradient.end", from: "[0, 0]", to: "[1, 0.5]") { near($0.gradient?.end.x ?? 0, 0.5) },
    Case(property: "isHidden", from: "false", to: "true") { !$0.isHidden },
    Case(property: "shouldRasterize", from: "true", to: "false") { $0.shouldRasterize },
  ]

  @Test(arguments: cases)
  func `every property of the format moves`(tested: Case) throws {
    let played = try PlayedScene(
      sceneText(
        screens: """
          "plain": { "subviews": [{ "id": "box", "frame": [0, 0, 10, 10],
            "gradient": { "colors": ["#000000", "#FFFFFF"] } }] },
          """, root: "\"plain\"",
        script: """
          { "at": 0, "id": "move", "animate": { "duration": 0.2, "timing": "linear", "tracks": [
            { "view": "plain.box", "property": "\(tested.property)", "from": \(tested.from), "to": \(tested.to) }] } }
          """))
    let middle = try #require(played.layer("plain.box", 6))
    #expect(tested.middle(middle))
    #expect(played.times(.end, of: "move").map { ($0 * 1000).rounded() } == [200])
    #expect(played.layer("plain.box", 12) != played.layer("plain.box", 0))
  }

  @Test func `keys hold before the first and after the last, and each governs the way to the next`() throws {
    let played = try PlayedScene(
      sceneText(
        script: """
          { "at": 0, "animate": { "duration": 1, "tracks": [
            { "view": "home.cell", "property": "alpha", "timing": "linear", "keys": [
              { "at": 0.2, "value": 0.5 }, { "at": 0.4, "value": 1, "timing": "easeIn" },
              { "at": 0.8, "value": 0 }] },
            { "view": "home.other", "property": "isHidden", "keys": [
              { "at": 0, "value": false }, { "at": 0.5, "value": true }] }] } }
          """))
    let expected: [(frame: Int, alpha: Double)] = [(0, 0.5), (12, 0.5), (18, 0.75), (24, 1), (48, 0), (60, 0)]
    for (frame, alpha) in expected {
      let found = try #require(played.layer("home.cell", frame)).opacity
      #expect(abs(found - alpha) < tolerance, "frame \(frame)")
    }
    let eased = try #require(played.layer("home.cell", 30)).opacity
    #expect(eased > 0.75 && eased < 1)
    #expect(played.layer("home.other", 29)?.isHidden == false)
    #expect(played.layer("home.other", 30)?.isHidden == true)
    #expect(played.layer("home.other", 60)?.isHidden == true)
  }

  @Test func `a spring between two keys runs in the segment's seconds`() throws {
    let played = try PlayedScene(
      sceneText(
        script: """
          { "at": 0, "animate": { "duration": 1, "tracks": [
            { "view": "home.cell", "property": "alpha", "keys": [
              { "at": 0, "value": 0, "timing": { "spring": { "dampingRatio": 0.5 } } },
              { "at": 0.5, "value": 1, "timing": "linear" }, { "at": 1, "value": 0 }] }] } }
          """))
    let plain = try PlayedScene(
      sceneText(
        script: """
          { "at": 0, "animate": { "duration": 0.5, "timing": { "spring": { "dampingRatio": 0.5 } }, "tracks": [
            { "view": "home.cell", "property": "alpha", "from": 0, "to": 1 }] } }
          """))
    for frame in 0..<30 {
      let keyed = try #require(played.layer("home.cell", frame)).opacity
      let alone = try #require(plain.layer("home.cell", frame)).opacity
      #expect(abs(keyed - alone) < tolerance, "frame \(frame)")
    }
  }
}
