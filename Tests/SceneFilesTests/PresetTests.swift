import Geometry
import Motion
import SceneFiles
import Testing

@Suite struct PresetTests {
  static let presets: [String] = [
    "\"fade\"", "\"zoom\", \"source\": \"home.cell\"", "\"zoom\", \"source\": \"home.cell\", \"cornerRadius\": 3",
    "\"coverVertical\"",
    "\"crossDissolve\"", "\"slide\"", "\"slide\", \"edge\": \"top\"", "\"slide\", \"edge\": \"left\"",
    "\"slide\", \"edge\": \"bottom\"",
    "\"flip\"", "\"push\"", "\"sheet\"", "\"sheet\", \"duration\": 0.4", "\"cardDismiss\"", "\"page\"", "\"none\"",
    "\"fade\", \"duration\": 2, \"timing\": \"linear\", \"insert\": \"below\"",
    "\"fade\", \"tracks\": [{ \"view\": \"to.title\", \"property\": \"alpha\", \"from\": 0.5 }]",
  ]
  static let legs: [String] = ["present", "dismiss", "push", "pop", "select"]

  private static func text(_ leg: String, _ preset: String, presentation: String = "{ \"style\": \"custom\" }")
    -> String
  {
    SampleScene.text(
      transitions: "\"t\": { \"presentation\": \(presentation), \"\(leg)\": { \"preset\": \(preset) } },")
  }

  private static func transition(_ text: String) throws -> Scene.Transition {
    try #require(try SampleScene.load(text).transition(named: "t"))
  }

  @Test(arguments: presets, legs) func `what the expansion prints is the same scene`(preset: String, leg: String) throws
  {
    let text = Self.text(leg, preset)
    let scene = try SampleScene.load(text)
    let printed = try SceneLoader(files: MemoryFiles()).expand(text: Array(text.utf8), named: "scene.json")
    #expect(!printed.contains("preset"))
    #expect(try SampleScene.load(printed) == scene)
    #expect(try SampleScene.load(printed).canonicalText == scene.canonicalText)
  }

  @Test func `fade brings the alpha in, and takes it out`() throws {
    let present = try #require(try Self.transition(Self.text("present", "\"fade\"")).present)
    #expect(present.tracks.map(\.view) == [.to])
    #expect(present.tracks.map(\.values) == [.ends(from: .number(0), to: .number(1))])
    #expect(present.duration == 0.3)
    #expect(present.timing == .easeInOut)
    #expect(present.insertion == .above)
    let pop = try #require(try Self.transition(Self.text("pop", "\"fade\"")).pop)
    #expect(pop.tracks.map(\.view) == [.from])
    #expect(pop.tracks.map(\.values) == [.ends(from: nil, to: .number(0))])
    #expect(pop.insertion == .below)
  }

  @Test func `keys beside a preset override what it supplies`() throws {
    let leg = try #require(
      try Self.transition(Self.text("present", "\"fade\", \"duration\": 2, \"timing\": \"linear\"")).present)
    #expect(leg.duration == 2)
    #expect(leg.tracks.map(\.duration) == [2])
    #expect(leg.tracks.map(\.timing) == [.linear])
  }

  @Test func `zoom takes the source's frame and corner radius, and hides it meanwhile`() throws {
    let leg = try #require(try Self.transition(Self.text("present", "\"zoom\", \"source\": \"home.cell\"")).present)
    let cell = Scene.ViewReference.view(Scene.ScreenReference("home"), id: "cell")
    #expect(
      leg.tracks.map(\.values) == [
        .ends(from: .frame(.frameOf(cell, inset: .zero)), to: nil), .ends(from: .radii(CornerRadii(12)), to: nil),
      ])
    #expect(leg.initialValues.map(\.view) == [cell])
    #expect(leg.initialValues.map(\.value) == [.flag(true)])
    #expect(leg.cleanup.map(\.value) == [.flag(false)])
    let back = try #require(
      try Self.transition(Self.text("dismiss", "\"zoom\", \"source\": \"home.cell\", \"cornerRadius\": 3")).dismiss)
    #expect(
      back.tracks.map(\.values) == [
        .ends(from: nil, to: .frame(.frameOf(cell, inset: .zero))), .ends(from: nil, to: .radii(CornerRadii(3))),
      ])
  }

  static let outside: [(preset: String, presentation: String, x: Scene.Length, y: Scene.Length)] = [
    ("\"slide\"", "{}", .share(1, plus: 0), .points(0)),
    ("\"slide\", \"edge\": \"left\"", "{}", .share(-1, plus: 0), .points(0)),
    ("\"slide\", \"edge\": \"top\"", "{}", .points(0), .share(-1, plus: 0)),
    ("\"coverVertical\"", "{}", .points(0), .share(1, plus: 0)),
    ("\"coverVertical\"", "{ \"frame\": [10, 20, 30, 40] }", .points(10), .share(1, plus: 0)),
    (
      "\"coverVertical\"", "{ \"frame\": { \"center\": true, \"size\": [\"80%\", 40] } }", .share(0.1, plus: 0),
      .share(1, plus: 0)
    ),
    (
      "\"coverVertical\"", "{ \"frame\": { \"center\": true, \"size\": [100, 40] } }", .share(0.5, plus: -50),
      .share(1, plus: 0)
    ),
    (
      "\"slide\", \"edge\": \"top\"", "{ \"frame\": { \"inset\": [10, 20, 30, 40] } }", .points(20),
      .share(-1, plus: 40)
    ),
  ]

  @Test(arguments: outside) func `a screen slides in from beyond the edge, in its own size`(
    preset: String, presentation: String, x: Scene.Length, y: Scene.Length
  ) throws {
    let leg = try #require(try Self.transition(Self.text("present", preset, presentation: presentation)).present)
    guard case .ends(.frame(.edges(let left, let top, _, _)), nil) = leg.tracks.first?.values else {
      Issue.record("no frame")
      return
    }
    #expect(left == x)
    #expect(top == y)
  }

  @Test func `cover vertical runs on UIKit's spring`() throws {
    let leg = try #require(try Self.transition(Self.text("present", "\"coverVertical\"")).present)
    #expect(leg.timing == .system)
    let settling = Timing.system.motion(duration: 0).duration
    #expect(leg.duration == settling)
  }

  @Test func `push moves the lower screen by three tenths and darkens it`() throws {
    let text = SampleScene.text(
      transitions: "\"t\": { \"push\": { \"preset\": \"push\" }, \"pop\": { \"preset\": \"push\" } },")
    let transition = try Self.transition(text)
    #expect(transition.presentation.dimming?.alpha == 0.1)
    #expect(transition.presentation.dimming?.color == .black)
    guard case .ends(nil, .frame(.edges(let x, _, _, _))) = transition.push?.tracks[1].values else {
      Issue.record("no frame")
      return
    }
    #expect(x == .share(-0.3, plus: 0))
    #expect(transition.pop?.tracks.map(\.view) == [.from, .to])
  }

  @Test func `a dimming of the scene's own stays`() throws {
    let text = Self.text("push", "\"push\"", presentation: "{ \"dimming\": { \"alpha\": 0.5 } }")
    #expect(try Self.transition(text).presentation.dimming?.alpha == 0.5)
  }

  @Test func `a sheet is UIKit's own`() throws {
    let transition = try Self.transition(Self.text("present", "\"sheet\"", presentation: "{}"))
    #expect(transition.present == nil)
    #expect(transition.presentation.style == .pageSheet)
  }

  @Test func `none takes no time`() throws {
    let leg = try #require(try Self.transition(Self.text("present", "\"none\"")).present)
    #expect(leg.duration == 0)
    #expect(leg.tracks.isEmpty)
  }

  @Test func `a flip shows each face for a half, and turns the other way back`() throws {
    let leg = try #require(try Self.transition(Self.text("present", "\"flip\"")).present)
    let back = try #require(try Self.transition(Self.text("dismiss", "\"flip\"")).dismiss)
    #expect(leg.tracks.map(\.property) == [.transform, .transform, .isHidden, .isHidden])
    let depths = [leg, back].map { leg -> Double in
      guard case .keys(let keys) = leg.tracks[0].values, case .transform(let matrix) = keys[1].value else { return 0 }
      return matrix.m13
    }
    // The right edge comes towards the viewer first, the left edge on the way back.
    #expect(depths[0] > 0)
    #expect(depths[1] == -depths[0])
  }

  @Test func `a preset may be named by a parameter, and stand in a handoff`() throws {
    let text = SampleScene.text(
      top: "\"params\": { \"style\": \"fade\" },",
      transitions: """
        "t": { "present": { "preset": "$style" },
          "interaction": { "handoff": { "at": 0.3, "leg": { "preset": "fade" } } } },
        """)
    let transition = try Self.transition(text)
    #expect(transition.present?.tracks.map(\.property) == [.alpha])
    #expect(transition.interaction?.handoff?.leg.tracks.map(\.view) == [.from])
    #expect(transition.interaction?.handoff?.leg.insertion == Scene.Leg.Insertion.none)
  }

  @Test func `the expansion merges includes, and keeps what else is written`() throws {
    let files = [
      "p/a.json": """
      { "images": { "hero": "hero.png" }, "transitions": { "shared": { "present": { "preset": "fade" } } } }
      """, "p/hero.png": "",
    ]
    let text = SampleScene.text(
      top: "\"include\": [\"p/a.json\"], \"title\": \"T\", \"params\": { \"x\": 1 },",
      home: "{ \"image\": \"hero\", \"alpha\": \"$x\" },")
    let loader = SceneLoader(files: MemoryFiles(files: files))
    let printed = try loader.expand(text: Array(text.utf8), named: "scene.json")
    #expect(!printed.contains("include"))
    #expect(printed.contains("\"$x\""))
    var scene = try SampleScene.load(text, files: files)
    scene.files = ["scene.json"]
    var again = try SampleScene.load(printed, files: files)
    for index in again.images.indices { again.images[index].writtenPath = scene.images[index].writtenPath }
    // An included transition may come before or after the scene's own.
    again.transitions.sort { $0.name < $1.name }
    scene.transitions.sort { $0.name < $1.name }
    #expect(again == scene)
  }
}

@Suite struct ReversalTests {
  private static func dismiss(_ present: String, _ beside: String = "") throws -> Scene.Leg {
    let text = SampleScene.text(
      transitions: "\"t\": { \"present\": \(present), \"dismiss\": { \"reverse\": true\(beside) } },")
    return try #require(try SampleScene.load(text).transition(named: "t")?.dismiss)
  }

  @Test func `the ways of views and ends are exchanged`() throws {
    let leg = try Self.dismiss(
      """
      { "duration": 1, "timing": "easeIn", "tracks": [
        { "view": "to", "property": "frame", "from": { "frameOf": "home.cell" } },
        { "view": "from.cell", "property": "alpha", "from": 1, "to": 0.2 } ],
        "set": [{ "view": "from", "property": "isHidden", "value": true }],
        "cleanup": [{ "view": "to", "property": "alpha", "value": 1 }] }
      """)
    let cell = Scene.ViewReference.view(Scene.ScreenReference("home"), id: "cell")
    #expect(leg.tracks.map(\.view) == [.from, .toView(id: "cell")])
    #expect(
      leg.tracks.map(\.values) == [
        .ends(from: nil, to: .frame(.frameOf(cell, inset: .zero))), .ends(from: .number(0.2), to: .number(1)),
      ])
    let mirrored = Timing.curve(CubicCurve(0, 0, 1 - 0.42, 1))
    #expect(leg.tracks.map(\.timing) == [mirrored, mirrored])
    #expect(leg.initialValues.map(\.view) == [.to])
    #expect(leg.cleanup.map(\.view) == [.from])
    #expect(leg.insertion == .below)
    #expect(!leg.isReversed)
  }

  @Test func `delays are counted from the other end`() throws {
    let leg = try Self.dismiss(
      """
      { "tracks": [{ "view": "to", "property": "alpha", "to": 1, "duration": 0.5 },
        { "view": "to", "property": "zPosition", "to": 1, "delay": 0.25, "duration": 0.75 }] }
      """)
    #expect(leg.tracks.map(\.delay) == [0.5, 0])
    #expect(leg.duration == 1)
  }

  @Test func `what set started from is where the way back ends`() throws {
    let leg = try Self.dismiss(
      """
      { "duration": 1, "set": [{ "view": "to", "property": "alpha", "value": 0 }],
        "tracks": [{ "view": "to", "property": "alpha", "to": 1 }] }
      """)
    #expect(leg.tracks.map(\.values) == [.ends(from: .number(1), to: .number(0))])
    #expect(leg.initialValues.isEmpty)
  }

  @Test func `keys run from last to first`() throws {
    let leg = try Self.dismiss(
      """
      { "duration": 1, "timing": "linear", "tracks": [{ "view": "to", "property": "alpha", "keys": [
        { "at": 0, "value": 0, "timing": "easeIn" }, { "at": 0.25, "value": 0.5 }, { "at": 1, "value": 1 }] }] }
      """)
    guard case .keys(let keys) = leg.tracks.first?.values else {
      Issue.record("no keys")
      return
    }
    #expect(keys.map(\.time) == [0, 0.75, 1])
    #expect(keys.map(\.value) == [.number(1), .number(0.5), .number(0)])
    #expect(keys[0].timing == .linear)
    #expect(keys[1].timing == .curve(CubicCurve(0, 0, 1 - 0.42, 1)))
  }

  @Test func `a spring, which has no mirror image, is marked as reversed`() throws {
    let leg = try Self.dismiss(
      "{ \"duration\": 1, \"timing\": { \"spring\": { \"dampingRatio\": 0.5 } }, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"from\": 0 }] }"
    )
    #expect(leg.isReversed)
    #expect(leg.tracks.map(\.isReversed) == [true])
  }

  @Test func `times beside reverse are those of the tracks without their own, and are not mirrored`() throws {
    let leg = try Self.dismiss(
      """
      { "duration": 1, "timing": "easeIn", "tracks": [
        { "view": "to", "property": "alpha", "from": 0 },
        { "view": "to", "property": "zPosition", "keys": [{ "at": 0, "value": 0 }, { "at": 1, "value": 1 }] },
        { "view": "to", "property": "cornerRadius", "from": 0, "duration": 0.25, "timing": "easeIn" } ] }
      """, ", \"duration\": 0.5, \"timing\": \"easeOut\"")
    #expect(leg.duration == 0.5)
    #expect(leg.tracks.map(\.duration) == [0.5, 0.5, 0.25])
    #expect(leg.tracks.map(\.delay) == [0, 0, 0.25])
    let mirrored = Timing.curve(CubicCurve(0, 0, 1 - 0.42, 1))
    #expect(leg.tracks.map(\.timing) == [.easeOut, .easeOut, mirrored])
    guard case .keys(let keys) = leg.tracks[1].values else {
      Issue.record("no keys")
      return
    }
    #expect(keys[0].timing == .easeOut)
  }

  @Test func `a delay beside reverse is that of the tracks without their own`() throws {
    let leg = try Self.dismiss(
      """
      { "duration": 1, "delay": 0.5, "tracks": [
        { "view": "to", "property": "alpha", "from": 0 },
        { "view": "to", "property": "cornerRadius", "from": 0, "delay": 0 } ] }
      """, ", \"delay\": 0.125")
    #expect(leg.tracks.map(\.delay) == [0.125, 0.5])
  }

  @Test func `keys beside reverse override, and a preset may be reversed`() throws {
    let leg = try Self.dismiss("{ \"preset\": \"fade\" }", ", \"insert\": \"none\", \"duration\": 4")
    #expect(leg.insertion == Scene.Leg.Insertion.none)
    #expect(leg.duration == 4)
    #expect(leg.tracks.map(\.values) == [.ends(from: .number(1), to: .number(0))])
  }
}
