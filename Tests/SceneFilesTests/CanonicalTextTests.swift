import Geometry
import Motion
import SceneFiles
import Testing

@Suite struct CanonicalTextTests {
  private static func text(_ scene: String, options: SceneLoadingOptions = SceneLoadingOptions()) throws -> String {
    try SampleScene.load(scene, options: options).canonicalText
  }

  @Test func `spelling, comments, titles, expectations and output do not matter`() throws {
    let plain = "{ \"format\": 1, \"screens\": { \"a\": { \"backgroundColor\": \"#FFFFFF\", \"alpha\": 1 } } }"
    let other = """
      { // The same.
        "format": 1, "title": "T", "about": "A", "params": { "white": "#FFF" },
        "screens": { "a": { "backgroundColor": "$white" } }, "root": "a",
        "expect": [{ "frames": 1 }], "render": { "output": "x", "frames": "0..3", "limits": { "reason": "r" } } }
      """
    #expect(try Self.text(plain) == Self.text(other))
  }

  static let changes: [(name: String, text: String)] = [
    ("canvas", "{ \"format\": 1, \"canvas\": { \"device\": \"iphone-16-pro\" }, \"screens\": { \"a\": {} } }"),
    ("appearance", "{ \"format\": 1, \"canvas\": { \"appearance\": \"dark\" }, \"screens\": { \"a\": {} } }"),
    ("background", "{ \"format\": 1, \"canvas\": { \"background\": \"white\" }, \"screens\": { \"a\": {} } }"),
    ("overlay", "{ \"format\": 1, \"overlay\": {}, \"screens\": { \"a\": {} } }"),
    ("screens", "{ \"format\": 1, \"screens\": { \"b\": {} } }"),
    ("bar", "{ \"format\": 1, \"screens\": { \"a\": { \"statusBar\": \"hidden\" } } }"),
    ("root", "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"navigation\": [\"a\"] } }"),
    ("tail", "{ \"format\": 1, \"screens\": { \"a\": {} }, \"render\": { \"tail\": 1 } }"),
    ("script", "{ \"format\": 1, \"screens\": { \"a\": {} }, \"script\": [{ \"at\": 0, \"mark\": \"m\" }] }"),
    ("transition", "{ \"format\": 1, \"screens\": { \"a\": {} }, \"transitions\": { \"t\": {} } }"),
  ]

  @Test(arguments: changes) func `what plays differently reads differently`(name: String, text: String) throws {
    #expect(try Self.text(text) != Self.text("{ \"format\": 1, \"screens\": { \"a\": {} } }"))
  }

  static let viewChanges: [String] = [
    "\"id\": \"x\"", "\"frame\": [0, 0, 1, 1]", "\"bounds\": [0, 0, 1, 1]", "\"center\": [1, 1]",
    "\"anchorPoint\": [0, 0]",
    "\"transform\": { \"scale\": 2 }", "\"alpha\": 0.5", "\"isHidden\": true", "\"zPosition\": 1",
    "\"backgroundColor\": \"black\"",
    "\"gradient\": { \"colors\": [\"black\"] }", "\"cornerRadius\": 1", "\"cornerCurve\": \"continuous\"",
    "\"border\": {}", "\"shadow\": {}",
    "\"clipsToBounds\": true", "\"image\": \"hero\"", "\"contentMode\": \"top\"", "\"contentsRect\": [0, 0, 1, 1]",
    "\"autoresize\": [\"width\"]",
    "\"shouldRasterize\": true", "\"rasterizationScale\": 2", "\"subviews\": [{}]",
  ]

  private static func view(_ keys: String) throws -> String {
    let text = SampleScene.text(top: "\"images\": { \"hero\": \"h.png\" },", home: "{ \(keys) },")
    return try SampleScene.load(text, files: ["h.png": ""]).canonicalText
  }

  @Test func `every property of a view reads differently, and none is forgotten`() throws {
    let texts = Set(try ([""] + Self.viewChanges).map { try Self.view($0) })
    #expect(texts.count == Self.viewChanges.count + 1)
    let origin = Scene.Origin(Place(file: "f", line: 1, column: 1))
    let properties = Mirror(reflecting: Scene.View(origin: origin)).children.count
    // All but where it was written.
    #expect(Self.viewChanges.count == properties - 1)
  }

  static let legs: [String] = [
    "\"duration\": 1", "\"delay\": 1", "\"timing\": \"linear\"",
    "\"timing\": { \"spring\": { \"dampingRatio\": 0.5 } }",
    "\"timing\": { \"spring\": { \"mass\": 2 } }", "\"timing\": { \"spring\": { \"duration\": 2 } }",
    "\"timing\": { \"spring\": { \"response\": 2 } }",
    "\"timing\": { \"spring\": \"system\" }", "\"insert\": \"below\"", "\"insert\": \"none\"", "\"layout\": false",
    "\"set\": [{ \"view\": \"to\", \"property\": \"alpha\", \"value\": 0 }]",
    "\"cleanup\": [{ \"view\": \"to\", \"property\": \"alpha\", \"value\": 0 }]",
    "\"completes\": false", "\"completes\": \"cancelled\"", "\"animator\": \"property\"",
    "\"animator\": \"property\", \"scrubsLinearly\": false",
    "\"snapshots\": [{ \"id\": \"s\", \"of\": \"to\" }]",
    "\"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"to\": 0 }]",
    "\"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"from\": 0 }]",
    "\"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"frame\", \"to\": [0, 0, \"50%\", 1] }]",
    "\"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"frame\", \"to\": { \"frameOf\": \"home.cell\" } }]",
    "\"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"keys\": [{ \"at\": 0, \"value\": 1 }] }]",
  ]

  @Test func `every leg reads differently`() throws {
    let texts = Set(
      try ([""] + Self.legs).map { try Self.text(SampleScene.text(transitions: "\"t\": { \"present\": { \($0) } },")) })
    #expect(texts.count == Self.legs.count + 1)
  }
}
