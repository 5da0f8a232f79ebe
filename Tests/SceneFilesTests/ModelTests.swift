import Geometry
import Motion
import SceneFiles
import Testing

@Suite struct ModelTests {
  @Test func `a view that says nothing has UIKit's defaults`() throws {
    let scene = try SampleScene.load("{ \"format\": 1, \"screens\": { \"a\": {} } }")
    let view = try #require(scene.screens.first?.view)
    #expect(view == Scene.View(origin: view.origin))
    #expect(scene.root == .screen("a"))
    #expect(scene.canvas.device == "iphone-15")
    #expect(scene.canvas.size == Size(393, 852))
    #expect(scene.canvas.scale == 3)
    #expect(scene.canvas.safeArea == Scene.EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scene.canvas.displayCornerRadius == 55)
    #expect(scene.canvas.background == .black)
    #expect(scene.render.frameRate == FrameRate(frames: 60))
    #expect(scene.render.tail == 0)
    #expect(scene.render.maxDuration == 60)
  }

  static let frames: [(text: String, expected: Rect?)] = [
    ("[1, 2, 3, 4]", Rect(1, 2, 3, 4)), ("[\"10%\", \"50%-8\", \"100%\", \"25% + 2.5\"]", Rect(20, 92, 200, 52.5)),
    ("{ \"center\": true, \"size\": [\"85%\", 40] }", Rect(15, 80, 170, 40)),
    ("{ \"inset\": [10, 20, 30, 40] }", Rect(20, 10, 140, 160)), ("{ \"inset\": 5 }", Rect(5, 5, 190, 190)),
  ]

  @Test(arguments: frames) func `a frame follows its parent`(text: String, expected: Rect?) throws {
    let scene = try SampleScene.load("{ \"format\": 1, \"screens\": { \"a\": { \"frame\": \(text) } } }")
    let frame = try #require(scene.screens.first?.view.frame)
    let rect = try #require(frame.rect(in: Size(200, 200)))
    let wanted = try #require(expected)
    let pairs = [
      (rect.origin.x, wanted.origin.x), (rect.origin.y, wanted.origin.y), (rect.size.width, wanted.size.width),
      (rect.size.height, wanted.size.height),
    ]
    let tolerance: Double = 1e-9
    #expect(pairs.allSatisfy { abs($0.0 - $0.1) < tolerance }, "\(rect)")
    #expect(frame.followsParent == (text != "[1, 2, 3, 4]"))
  }

  static let transforms: [(text: String, point: Point, expected: Point)] = [
    ("[1, 2, 3, 4, 5, 6]", Point(1, 1), Point(9, 12)), ("{ \"scale\": 2 }", Point(3, 4), Point(6, 8)),
    ("{ \"scale\": [2, 3] }", Point(3, 4), Point(6, 12)), ("{ \"rotate\": 90 }", Point(1, 0), Point(0, 1)),
    ("{ \"rotate\": -90 }", Point(1, 0), Point(0, -1)), ("{ \"rotate\": 450 }", Point(1, 0), Point(0, 1)),
    ("{ \"translate\": [5, 6], \"rotate\": 180, \"scale\": 2 }", Point(1, 1), Point(3, 4)),
  ]

  @Test(arguments: transforms) func `a transform scales, then rotates, then translates`(
    text: String, point: Point, expected: Point
  ) throws {
    let scene = try SampleScene.load("{ \"format\": 1, \"screens\": { \"a\": { \"transform\": \(text) } } }")
    let matrix = try #require(scene.screens.first?.view.transform)
    #expect(matrix.affine.apply(point) == expected)
  }

  @Test func `perspective is applied last, and half a turn by 30 degrees uses sines`() throws {
    let text = "{ \"rotateY\": 30, \"perspective\": 500 }"
    let scene = try SampleScene.load("{ \"format\": 1, \"screens\": { \"a\": { \"transform\": \(text) } } }")
    let matrix = try #require(scene.screens.first?.view.transform)
    let tolerance: Double = 1e-15
    #expect(abs(matrix.m13 + 0.5) < tolerance)
    #expect(abs(matrix.m14 - 0.5 / 500) < tolerance)
    #expect(matrix.m34 < 0)
  }

  static let timings: [(text: String, timing: Timing)] = [
    ("\"linear\"", .linear), ("\"easeIn\"", .easeIn), ("\"easeOut\"", .easeOut), ("\"easeInOut\"", .easeInOut),
    ("\"default\"", .systemDefault),
    ("{ \"bezier\": [0.1, -2, 0.3, 4] }", .curve(CubicCurve(0.1, -2, 0.3, 4))), ("{ \"spring\": \"system\" }", .system),
    ("{ \"spring\": { \"dampingRatio\": 0.8, \"velocity\": 0.5 } }", .spring(.dampingRatio(0.8, initialVelocity: 0.5))),
    ("{ \"spring\": { \"stiffness\": 180 } }", .spring(.physical(mass: 1, stiffness: 180, damping: 10))),
    ("{ \"spring\": { \"bounce\": 0.2 } }", .spring(.perceptual(duration: 0.5, bounce: 0.2))),
    (
      "{ \"spring\": { \"response\": 0.4, \"velocity\": -1 } }",
      .spring(.response(0.4, dampingFraction: 1, initialVelocity: -1))
    ),
  ]

  @Test(arguments: timings) func `a timing is read in every spelling`(text: String, timing: Timing) throws {
    let scene = try SampleScene.load(
      SampleScene.text(transitions: "\"t\": { \"present\": { \"duration\": 1, \"timing\": \(text) } },"))
    #expect(scene.transition(named: "t")?.present?.timing == timing)
  }

  @Test func `tracks have the leg's defaults, and the leg the time of its slowest track`() throws {
    let scene = try SampleScene.load(
      SampleScene.text(
        transitions: """
          "t": { "present": { "delay": 0.1, "timing": "linear", "tracks": [
            { "view": "to", "property": "alpha", "duration": 0.5 },
            { "view": "to", "property": "zPosition", "duration": 0.2, "delay": 0.6, "timing": "easeIn" } ] } },
          """))
    let leg = try #require(scene.transition(named: "t")?.present)
    #expect(leg.tracks.map(\.delay) == [0.1, 0.6])
    #expect(leg.tracks.map(\.timing) == [.linear, .easeIn])
    let tolerance: Double = 1e-12
    #expect(abs(leg.duration - 0.8) < tolerance)
  }

  static let views: [(text: String, expected: Scene.ViewReference)] = [
    ("to", .to), ("from", .from), ("dimming", .dimming), ("container", .container), ("to.title", .toView(id: "title")),
    ("from.cell", .fromView(id: "cell")), ("home", .screen(Scene.ScreenReference("home"))),
    ("detail#2", .screen(Scene.ScreenReference("detail", instance: 2))), ("hero", .snapshot(id: "hero")),
    ("detail#3.title", .view(Scene.ScreenReference("detail", instance: 3), id: "title")),
    ("home.dimming", .dimmingOf(Scene.ScreenReference("home"))), ("overlay", .overlay),
    ("overlay.bar", .overlayView(id: "bar")),
  ]

  @Test(arguments: views) func `a view is named as scenes name it`(text: String, expected: Scene.ViewReference) throws {
    let scene = try SampleScene.load(
      SampleScene.text(
        top: "\"overlay\": { \"subviews\": [{ \"id\": \"bar\" }] },",
        transitions: """
          "t": { "present": { "snapshots": [{ "id": "hero", "of": "home.cell" }],
            "set": [{ "view": "\(text)", "property": "alpha", "value": 1 }] } },
          """))
    let view = scene.transition(named: "t")?.present?.initialValues.first?.view
    #expect(view == expected)
    #expect(view?.description == text)
  }

  static let steps: [(text: String, action: Scene.Action)] = [
    ("\"present\": \"detail\", \"via\": \"fade\"", .present(screen: "detail", via: "fade", animated: true)),
    ("\"dismiss\": true", .dismiss(screen: nil, via: nil, animated: true)),
    ("\"dismiss\": \"detail\", \"animated\": false", .dismiss(screen: "detail", via: nil, animated: false)),
    ("\"push\": \"detail\"", .push(screen: "detail", via: nil, animated: true)),
    ("\"pop\": true", .pop(.top, via: nil, animated: true)),
    ("\"pop\": \"root\"", .pop(.root, via: nil, animated: true)),
    ("\"pop\": \"home\"", .pop(.screen("home"), via: nil, animated: true)),
    ("\"select\": 1", .select(.index(1), via: nil, animated: true)),
    ("\"select\": \"home\"", .select(.screen("home"), via: nil, animated: true)),
    ("\"page\": \"forward\"", .page(.forward, via: nil, animated: true)),
    ("\"page\": \"reverse\"", .page(.reverse, via: nil, animated: true)),
    ("\"page\": \"home\"", .page(.screen("home"), via: nil, animated: true)),
    ("\"tap\": [1, 2]", .tap(.point(Point(1, 2)))), ("\"tap\": \"dimming\"", .tap(.view(.dimming))),
    ("\"mark\": \"m\"", .mark("m")),
    ("\"animator\": { \"pause\": true }", .animator(.pause)),
    ("\"animator\": { \"fraction\": 0.4 }", .animator(.fraction(0.4))),
    ("\"animator\": { \"reverse\": true }", .animator(.reverse)),
    ("\"animator\": { \"stop\": true }", .animator(.stop)),
    (
      "\"animator\": { \"continue\": { \"timing\": \"linear\" } }",
      .animator(.resume(timing: .linear, durationFactor: 0))
    ),
    (
      "\"pan\": [[0, 1, 2], [0.1, 3, 4]], \"release\": { \"velocity\": [5, 6] }, \"to\": \"detail\"",
      .pan(
        Scene.Pan(
          samples: [.init(time: 0, location: Point(1, 2)), .init(time: 0.1, location: Point(3, 4))],
          end: .release(velocity: Point(5, 6)), screen: "detail"))
    ),
    (
      "\"pan\": [[0, 1, 2]], \"cancelTouch\": true",
      .pan(Scene.Pan(samples: [.init(time: 0, location: Point(1, 2))], end: .cancelTouch))
    ),
  ]

  @Test(arguments: steps) func `a step is read`(text: String, action: Scene.Action) throws {
    let scene = """
      { "format": 1, "screens": { "home": {}, "detail": {}, "third": {} },
        "root": { "tabs": [{ "navigation": ["home"] }, { "pages": ["detail", "third"], "selected": 1, "spacing": 8 }] },
        "transitions": { "fade": { "present": { "preset": "fade" } } }, "script": [{ "at": 1, \(text) }] }
      """
    let loaded = try SampleScene.load(scene)
    #expect(loaded.script.map(\.action) == [action])
    #expect(
      loaded.root
        == .tabs(
          [.navigation([.screen("home")]), .pages([.screen("detail"), .screen("third")], selected: 1, spacing: 8)],
          selected: 0))
  }

  static let times: [(text: String, time: Scene.StepTime)] = [
    ("0.5", .seconds(0.5)), ("\"after open\"", .after(step: "open", offset: 0)),
    ("\"after open + 0.2\"", .after(step: "open", offset: 0.2)),
    ("\"after open+0.2\"", .after(step: "open", offset: 0.2)),
  ]

  @Test(arguments: times) func `a step's time is seconds or after another step`(text: String, time: Scene.StepTime)
    throws
  {
    let scene = try SampleScene.load(SampleScene.text(script: "{ \"at\": \(text), \"dismiss\": true },"))
    #expect(scene.script.last?.time == time)
  }

  static let checks: [(text: String, checks: [Scene.Check])] = [
    ("{ \"frames\": 3 }", [.frameCount(3)]), ("{ \"warnings\": [] }", [.warnings([])]),
    ("{ \"warnings\": [\"jump\"] }", [.warnings(["jump"])]),
    (
      "{ \"transition\": \"open\", \"outcome\": \"never\", \"endsBy\": 2 }",
      [.transition(step: "open", outcome: .never, endsBy: 2)]
    ),
    ("{ \"top\": \"home\", \"at\": \"rest\" }", [.top(screen: "home", at: .mark("rest"))]),
    (
      "{ \"pixel\": [1, 2], \"at\": \"open.end\", \"color\": \"black\" }",
      [.pixel(.black, location: Point(1, 2), at: .end(step: "open"), within: 0)]
    ),
    (
      "{ \"at\": \"open.start\", \"view\": \"home\", \"alpha\": 1, \"frame\": [0, 0, 1, 1] }",
      [
        .value(
          .frame(Rect(0, 0, 1, 1)), of: .screen(Scene.ScreenReference("home")), at: .start(step: "open"), within: 0.01),
        .value(.alpha(1), of: .screen(Scene.ScreenReference("home")), at: .start(step: "open"), within: 0.001),
      ]
    ),
    (
      "{ \"transition\": \"open\", \"view\": \"home\", \"property\": \"alpha\", \"overshoot\": [0, 0.5] }",
      [.overshoot(0...0.5, of: .screen(Scene.ScreenReference("home")), property: .alpha, step: "open")]
    ),
    (
      "{ \"at\": 1, \"view\": \"home\", \"matches\": \"detail\", \"within\": 2 }",
      [
        .match(
          .screen(Scene.ScreenReference("home")), .screen(Scene.ScreenReference("detail")), at: .seconds(1), within: 2)
      ]
    ),
  ]

  @Test(arguments: checks) func `an expectation is read`(text: String, checks: [Scene.Check]) throws {
    let scene = try SampleScene.load(SampleScene.text(expect: text))
    #expect(scene.expectations.map(\.check) == checks)
  }

  @Test func `steps, tracks and expectations know their places`() throws {
    let scene = try SampleScene.load(
      "{ \"format\": 1, \"screens\": { \"a\": {} },\n  \"script\": [\n    { \"at\": 0, \"mark\": \"m\" }],\n \"expect\": [{ \"frames\": 1 }] }"
    )
    #expect(scene.script.map(\.origin.place) == [Place(file: "scene.json", line: 3, column: 5)])
    #expect(scene.expectations.map(\.origin.place) == [Place(file: "scene.json", line: 4, column: 13)])
  }
}

@Suite struct InteractionTests {
  private static func interaction(_ text: String) throws -> Scene.Interaction {
    let scene = try SampleScene.load(SampleScene.text(transitions: "\"t\": { \"interaction\": { \(text) } },"))
    return try #require(scene.transition(named: "t")?.interaction)
  }

  static let defaults:
    [(text: String, axis: Scene.Interaction.Axis, direction: Double, travel: Scene.Interaction.Travel)] = [
      ("", .y, 1, .height), ("\"starts\": \"pop\"", .x, 1, .width), ("\"starts\": \"present\"", .y, -1, .height),
      ("\"starts\": \"push\"", .x, -1, .width), ("\"gesture\": \"screenEdgePan\", \"starts\": \"pop\"", .x, 1, .width),
      ("\"gesture\": \"screenEdgePan\", \"edge\": \"right\"", .x, -1, .width),
      ("\"axis\": \"x\", \"direction\": \"-\", \"travel\": 300", .x, -1, .points(300)),
    ]

  @Test(arguments: defaults) func `axis, direction and travel follow from what the gesture starts`(
    text: String, axis: Scene.Interaction.Axis, direction: Double, travel: Scene.Interaction.Travel
  ) throws {
    let interaction = try Self.interaction(text)
    #expect(interaction.axis == axis)
    #expect(interaction.direction == direction)
    #expect(interaction.travel == travel)
  }

  static let finishes: [(text: String, progress: Double?, velocity: Double?)] = [
    ("", 0.5, nil), ("\"finishWhen\": { \"velocity\": 800 }", nil, 800),
    ("\"finishWhen\": { \"progress\": 0.3, \"velocity\": 1 }", 0.3, 1),
    ("\"handoff\": { \"onRelease\": 0.15, \"leg\": {} }", nil, nil),
    ("\"handoff\": { \"at\": 0.15, \"leg\": {} }", 0.5, nil),
  ]

  @Test(arguments: finishes) func `a release finishes by progress, velocity or handoff`(
    text: String, progress: Double?, velocity: Double?
  ) throws {
    let interaction = try Self.interaction(text)
    #expect(interaction.finishProgress == progress)
    #expect(interaction.finishVelocity == velocity)
  }

  @Test func `the drivers have UIKit's defaults`() throws {
    #expect(try Self.interaction("").driver == .percent(completionSpeed: 1, completionCurve: .easeInOut))
    #expect(
      try Self.interaction("\"driver\": \"property\"").driver == .property(completionTiming: nil, durationFactor: 0))
  }
}

@Suite struct PresentationTests {
  static let styles: [(text: String, style: Scene.Presentation.Style)] = [
    ("\"presentation\": {}", .automatic), ("\"presentation\": { \"dimming\": {} }", .custom),
    ("\"presentation\": { \"frame\": [0, 0, 1, 1] }", .custom),
    ("\"present\": { \"preset\": \"fade\" }", .custom), ("\"push\": { \"preset\": \"fade\" }", .automatic),
    ("\"presentation\": { \"style\": \"popover\" }", .popover),
  ]

  @Test(arguments: styles) func `the style follows from what else is said`(
    text: String, style: Scene.Presentation.Style
  ) throws {
    let scene = try SampleScene.load(SampleScene.text(transitions: "\"t\": { \(text) },"))
    #expect(scene.transition(named: "t")?.presentation.style == style)
  }
}

@Suite struct DevicePresetTests {
  @Test(arguments: DevicePreset.all) func `every device is a canvas`(device: DevicePreset) throws {
    let scene = try SampleScene.load(
      "{ \"format\": 1, \"canvas\": { \"device\": \"\(device.name)\" }, \"screens\": { \"a\": {} } }")
    #expect(scene.canvas.size == device.size)
    #expect(scene.canvas.device == device.name)
    #expect(device.size.height > device.size.width)
  }
}
