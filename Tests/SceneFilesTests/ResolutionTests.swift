import Geometry
import Motion
import SceneFiles
import Testing

@Suite struct ParameterTests {
  private static let scene: String = SampleScene.text(
    top: """
      "params": {
        "speed": 0.3, "shown": true, "word": "hello",
        "gap": { "default": 10, "type": "length", "about": "Between cells." },
        "tint": { "default": "#FF0000", "type": "color" },
        "way": { "default": "easeIn", "type": "timing" },
        "who": { "default": "home.cell", "type": "view" },
        "place": { "default": [1, 2], "type": "point" },
        "count": { "default": 2, "type": "number", "min": 1, "max": 5 },
        "side": { "default": "left", "enum": ["left", "right"] },
        "same": "$tint", "next": "detail", "by": "fade",
      },
      """,
    home: """
      { "id": "a", "frame": [0, "$gap", 10, 10], "backgroundColor": "$same", "isHidden": "$shown", "anchorPoint": "$place" },
      """,
    transitions: """
      "t": { "present": { "duration": "$speed", "timing": "$way", "tracks": [{ "view": "$who", "property": "alpha", "to": 0 }] } },
      """,
    script: "{ \"at\": 2, \"id\": \"more\", \"present\": \"$next\", \"via\": \"$by\" },")

  private static func view(_ settings: [SceneLoadingOptions.Setting]) throws -> Scene.View {
    let scene = try SampleScene.load(Self.scene, options: SceneLoadingOptions(settings: settings))
    return try #require(scene.screen(named: "home")?.view.view(id: "a"))
  }

  @Test func `defaults stand where the names stand`() throws {
    let view = try Self.view([])
    #expect(view.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(view.isHidden)
    #expect(view.anchorPoint == Point(1, 2))
    let scene = try SampleScene.load(Self.scene)
    let leg = try #require(scene.transition(named: "t")?.present)
    #expect(leg.duration == 0.3)
    #expect(leg.timing == .easeIn)
    #expect(leg.tracks.first?.view == .view(Scene.ScreenReference("home"), id: "cell"))
  }

  @Test func `set values are JSON5, or else bare texts`() throws {
    let view = try Self.view([
      .init(name: "gap", value: "50%-4"), .init(name: "tint", value: "#00FF00"), .init(name: "shown", value: "false"),
      .init(name: "place", value: "[3, 4,]"),
    ])
    let expected = Scene.Frame.edges(
      x: .points(0), y: .share(0.5, plus: -4), width: .points(10), height: .points(10))
    #expect(view.frame == expected)
    #expect(view.backgroundColor == Color(red: 0, green: 1, blue: 0))
    #expect(!view.isHidden)
    #expect(view.anchorPoint == Point(3, 4))
  }

  static let unfit: [(name: String, value: String, words: String)] = [
    ("speed", "fast", "a number"), ("tint", "5", "hexadecimal"), ("tint", "redd", "a colour"), ("gap", "wide", "share"),
    ("way", "slow", "a timing"), ("count", "9", "at most 5"), ("count", "0", "at least 1"), ("side", "top", "one of"),
    ("sped", "1", "did you mean \"speed\""), ("speed", "-1", "at least 0"),
    ("who", "home.cel", "did you mean \"home.cell\""),
    ("next", "detial", "did you mean \"detail\""), ("by", "fads", "did you mean \"fade\""),
    ("shown", "1", "true or false"), ("place", "[1]", "a list of 2"),
  ]

  @Test(arguments: unfit) func `a set value that does not fit is the caller's mistake`(
    name: String, value: String, words: String
  ) throws {
    let options = SceneLoadingOptions(settings: [.init(name: name, value: value)])
    let error = #expect(throws: SceneLoadingError.self) { try SampleScene.load(Self.scene, options: options) }
    #expect(error?.status == .usage)
    let mistake = try #require(error?.diagnostics.first)
    #expect(mistake.message.contains(words) || mistake.message.contains("a colour"), "\(mistake)")
    #expect(mistake.place.file == "--set \(name)")
  }

  @Test func `a set value that names no image is the caller's mistake`() {
    let text = SampleScene.text(
      top: """
        "images": { "sky": "sky.png" }, "params": { "photo": { "default": "sky", "type": "image" } },
        """,
      home: "{ \"frame\": [0, 0, 10, 10], \"image\": \"$photo\" }")
    let options = SceneLoadingOptions(settings: [.init(name: "photo", value: "skt")])
    let mistakes = SampleScene.mistakes(in: text, files: ["sky.png": ""], options: options)
    #expect(mistakes.map(\.status) == [.usage])
    #expect(mistakes.first?.message.contains("did you mean \"sky\"") == true)
  }

  @Test func `a file of values is read, and --set wins over it`() throws {
    let options = SceneLoadingOptions(
      parameterFile: "p.json", settings: [.init(name: "tint", value: "\"#0000FF\"")])
    let files = ["p.json": "{ tint: '#00FF00', place: [7, 8] }"]
    let scene = try SampleScene.load(Self.scene, files: files, options: options)
    let view = try #require(scene.screen(named: "home")?.view.view(id: "a"))
    #expect(view.backgroundColor == Color(red: 0, green: 0, blue: 1))
    #expect(view.anchorPoint == Point(7, 8))
  }

  static let badFiles: [(text: String?, words: String)] = [
    (nil, "no such file"), ("{ \"nobody\": 1 }", "no parameter"), ("[1]", "names and values"), ("{", "ends"),
    ("{ \"speed\": \"fast\" }", "a number"), (MemoryFiles.unreadable, "permission denied"),
  ]

  @Test(arguments: badFiles) func `a bad file of values is the caller's mistake`(text: String?, words: String) {
    let options = SceneLoadingOptions(parameterFile: "p.json")
    let files = text.map { ["p.json": $0] } ?? [:]
    let mistakes = SampleScene.mistakes(in: Self.scene, files: files, options: options)
    #expect(mistakes.map(\.status) == [.usage])
    #expect(mistakes.first?.message.contains(words) == true)
  }
}

@Suite struct ColorTests {
  static let forms: [(text: String, color: Color)] = [
    ("#F00", Color(red: 1, green: 0, blue: 0)), ("#0F08", Color(red: 0, green: 1, blue: 0, alpha: 136.0 / 255)),
    ("#336699", Color(red: 0.2, green: 0.4, blue: 0.6)),
    ("#FFFFFF80", Color(red: 1, green: 1, blue: 1, alpha: 128.0 / 255)),
    ("clear", .clear), ("black", .black), ("white", .white), ("systemBlue", Color(red: 0, green: 122.0 / 255, blue: 1)),
    ("$systemBlue", Color(red: 0, green: 122.0 / 255, blue: 1)), ("$paper", .white), ("$alias", .white),
    ("label", .black), ("systemRed", .black),
  ]

  private static func color(_ text: String, _ appearance: Scene.Appearance) throws -> Color? {
    let scene = SampleScene.text(
      top: """
        "palette": { "paper": { "light": "#FFF", "dark": "#000" }, "alias": "$paper", "systemRed": "#000" },
        """, home: "{ \"id\": \"a\", \"backgroundColor\": \"\(text)\" },")
    let loaded = try SampleScene.load(scene, options: SceneLoadingOptions(appearance: appearance))
    return loaded.screen(named: "home")?.view.view(id: "a")?.backgroundColor
  }

  @Test(arguments: forms) func `a colour is read`(text: String, color: Color) throws {
    #expect(try Self.color(text, .light) == color)
  }

  static let dark: [(text: String, color: Color)] = [
    ("$paper", .black), ("$alias", .black), ("label", .white), ("systemBackground", .black),
    ("systemBlue", Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1)),
    ("secondaryLabel", Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.6)),
  ]

  @Test(arguments: dark) func `in dark appearance the dark colour is taken`(text: String, color: Color) throws {
    #expect(try Self.color(text, .dark) == color)
  }
}

@Suite struct AppearanceTests {
  static let sources:
    [(canvas: String, render: String, variant: String?, flag: Scene.Appearance?, expected: Scene.Appearance)] = [
      ("light", "", nil, nil, .light), ("dark", "", nil, nil, .dark),
      ("dark", "\"appearance\": \"light\",", nil, nil, .light),
      ("dark", "", "day", nil, .light), ("light", "", nil, .dark, .dark), ("light", "", "day", .dark, .dark),
    ]

  @Test(arguments: sources) func `the nearest to the command line decides`(
    canvas: String, render: String, variant: String?, flag: Scene.Appearance?, expected: Scene.Appearance
  ) throws {
    let text = """
      { "format": 1, "canvas": { "appearance": "\(canvas)" }, "screens": { "a": {} },
        "render": { \(render) "variants": { "day": { "appearance": "light" } } } }
      """
    let scene = try SampleScene.load(text, options: SceneLoadingOptions(appearance: flag, variant: variant))
    #expect(scene.canvas.appearance == expected)
  }

  @Test func `a variant changes device, scale, rate and parameters`() throws {
    let text = """
      { "format": 1, "params": { "x": 1 }, "screens": { "a": { "alpha": "$x" } },
        "render": { "fps": 30, "variants": { "big": { "device": "ipad-pro-13", "scale": 1, "fps": "60000/1001", "set": { "x": 0.5 } } } } }
      """
    let scene = try SampleScene.load(text, options: SceneLoadingOptions(variant: "big"))
    #expect(scene.canvas.size == Size(1032, 1376))
    #expect(scene.canvas.scale == 1)
    #expect(scene.render.scale == 1)
    #expect(scene.render.frameRate == FrameRate(frames: 60000, seconds: 1001))
    #expect(scene.screens.first?.view.alpha == 0.5)
    let plain = try SampleScene.load(text)
    #expect(plain.render.frameRate == FrameRate(frames: 30))
    #expect(plain.screens.first?.view.alpha == 1)
  }

  @Test func `an unknown variant is the caller's mistake`() {
    let mistakes = SampleScene.mistakes(in: SampleScene.text(), options: SceneLoadingOptions(variant: "dark"))
    #expect(mistakes.map(\.status) == [.usage])
  }
}

@Suite struct ComponentTests {
  private static func home(_ components: String, _ views: String) throws -> [Scene.View] {
    let text = SampleScene.text(top: "\"components\": { \(components) },", home: views)
    return Array(try #require(try SampleScene.load(text).screen(named: "home")).view.subviews.dropFirst())
  }

  @Test func `keys beside use override the component's`() throws {
    let views = try Self.home(
      "\"row\": { \"alpha\": 0.5, \"cornerRadius\": 4, \"subviews\": [{ \"alpha\": 0.1 }] }",
      "{ \"id\": \"a\", \"use\": \"row\", \"alpha\": 0.7 }, { \"use\": \"row\", \"subviews\": [] },")
    #expect(views.map(\.alpha) == [0.7, 0.5])
    #expect(views.map(\.cornerRadius) == [CornerRadii(4), CornerRadii(4)])
    #expect(views.map(\.subviews.count) == [1, 0])
    #expect(views[0].id == "a")
  }

  @Test func `parameters have defaults, and with sets them`() throws {
    let views = try Self.home(
      """
      "dot": { "params": { "size": 10, "tint": { "default": "white", "type": "color" }, "radius": "$size" },
        "frame": [0, 0, "$size", "$size"], "backgroundColor": "$tint", "cornerRadius": "$radius" },
      "pair": { "params": { "tint": "black" }, "subviews": [{ "use": "dot", "with": { "tint": "$tint", "size": 4 } }] }
      """, "{ \"use\": \"dot\" }, { \"use\": \"pair\" }, { \"use\": \"pair\", \"with\": { \"tint\": \"clear\" } },")
    #expect(views[0].frame == .edges(x: .points(0), y: .points(0), width: .points(10), height: .points(10)))
    #expect(views[0].backgroundColor == .white)
    #expect(views[0].cornerRadius == CornerRadii(10))
    #expect(views[1].subviews.first?.backgroundColor == .black)
    #expect(views[1].subviews.first?.cornerRadius == CornerRadii(4))
    #expect(views[2].subviews.first?.backgroundColor == .clear)
  }

  @Test func `a component may use another one`() throws {
    let views = try Self.home(
      "\"base\": { \"alpha\": 0.5, \"zPosition\": 2 }, \"row\": { \"use\": \"base\", \"alpha\": 0.6 }",
      "{ \"use\": \"row\" },")
    #expect(views.map(\.alpha) == [0.6])
    #expect(views.map(\.zPosition) == [2])
  }

  static let mistakes: [(components: String, view: String, words: String)] = [
    ("\"a\": {}", "{ \"use\": \"a\", \"with\": { \"x\": 1 } },", "no parameter \"x\""),
    (
      "\"a\": { \"params\": { \"size\": 1 } }", "{ \"use\": \"a\", \"with\": { \"sise\": 1 } },",
      "did you mean \"size\""
    ),
    (
      "\"a\": { \"params\": { \"size\": { \"type\": \"number\" } } }", "{ \"use\": \"a\" },",
      "give it a value in \"with\""
    ),
    ("\"a\": { \"params\": { \"size\": 1 } }", "{ \"use\": \"a\", \"with\": { \"size\": \"big\" } },", "a number"),
    (
      "\"a\": { \"params\": { \"size\": { \"default\": 1, \"max\": 3 } } }",
      "{ \"use\": \"a\", \"with\": { \"size\": 4 } },", "at most 3"
    ),
    ("\"a\": 3", "{ \"use\": \"a\" },", "a view"),
    ("\"a\": {}", "{ \"use\": \"a\", \"with\": 3 },", "names and values"),
  ]

  @Test(arguments: mistakes) func `values that do not fit are reported`(components: String, view: String, words: String)
  {
    let text = SampleScene.text(top: "\"components\": { \(components) },", home: view)
    let mistakes = SampleScene.mistakes(in: text)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.message.contains(words) == true, "\(mistakes)")
  }

  @Test func `repetitions are written out, and ids numbered from the outside in`() throws {
    let views = try Self.home(
      "",
      """
      { "id": "row", "frame": [0, 10, 100, 20], "repeat": { "count": 2, "step": [0, 30] }, "subviews": [
        { "id": "dot", "frame": [0, 0, 4, 4], "repeat": { "count": 2, "step": [5, 0] } }, { "id": "end", "center": [9, 9] } ] },
      """)
    #expect(views.map(\.id) == ["row-0", "row-1"])
    #expect(views.flatMap(\.subviews).map(\.id) == ["dot-0-0", "dot-0-1", "end-0", "dot-1-0", "dot-1-1", "end-1"])
    #expect(views[1].frame == .edges(x: .points(0), y: .points(40), width: .points(100), height: .points(20)))
    #expect(views[1].subviews[1].frame == .edges(x: .points(5), y: .points(0), width: .points(4), height: .points(4)))
  }
}

@Suite struct IncludeTests {
  private static let scene: String = """
    { "format": 1, "include": ["parts/a.json", "parts/b.json"], "palette": { "own": "#FFF" },
      "screens": { "home": { "subviews": [{ "use": "row", "backgroundColor": "$ink", "image": "hero" }, { "backgroundColor": "$own" }] } } }
    """

  @Test func `what included files bring is merged, and later files win`() throws {
    let files = [
      "parts/a.json": "{ \"palette\": { \"ink\": \"#000\" }, \"components\": { \"row\": { \"alpha\": 0.5 } } }",
      "parts/b.json":
        "{ \"palette\": { \"ink\": \"#FFF\", \"own\": \"#000\" }, \"images\": { \"hero\": \"hero.png\" } }",
      "parts/hero.png": "",
    ]
    let scene = try SampleScene.load(Self.scene, files: files)
    #expect(scene.screens[0].view.subviews.map(\.backgroundColor) == [.white, .white])
    #expect(scene.screens[0].view.subviews[0].alpha == 0.5)
    #expect(scene.images.map(\.path) == ["parts/hero.png"])
    #expect(scene.files == ["scene.json", "parts/a.json", "parts/b.json"])
  }

  static let bad: [(files: [String: String], place: String, words: String, status: Diagnostic.Status)] = [
    ([:], "scene.json:1:28", "no such file", .missingAsset),
    (["p.json": MemoryFiles.unreadable], "scene.json:1:28", "permission denied", .missingAsset),
    (
      ["p.json": "{ \"include\": [\"q.json\"] }", "q.json": "{ \"include\": [\"p.json\"] }"], "q.json:1:15",
      "includes itself", .invalidScene
    ),
    (
      ["p.json": "{ \"include\": [\"scene.json\"] }", "scene.json": "{}"], "p.json:1:15", "includes itself",
      .invalidScene
    ),
    (["p.json": "{ \"pallete\": {} }"], "p.json:1:3", "did you mean \"palette\"", .invalidScene),
    (["p.json": "{ \"format\": 2 }"], "p.json:1:13", "format 2", .invalidScene),
    (["p.json": "[]"], "p.json:1:1", "a scene is an object", .invalidScene),
    (["p.json": "{"], "p.json:1:2", "ends", .invalidScene),
    (["p.json": "{ \"palette\": 3 }"], "p.json:1:14", "palette by name", .invalidScene),
    (["p.json": "{ \"include\": 3 }"], "p.json:1:14", "a list", .invalidScene),
    (["p.json": "{ \"include\": [\"../x.json\"] }"], "p.json:1:15", "leaves the scene's folder", .invalidScene),
    (["p.json": "{ \"components\": { \"a\": { \"alpha\": \"x\" } } }"], "p.json:1:35", "a number", .invalidScene),
  ]

  @Test(arguments: bad) func `a mistake in an included file has that file's place`(
    files: [String: String], place: String, words: String, status: Diagnostic.Status
  ) {
    let text = "{ \"format\": 1, \"include\": [\"p.json\"], \"screens\": { \"a\": {} } }"
    let mistakes = SampleScene.mistakes(in: text, files: files)
    #expect(mistakes.map { "\($0.place)" }.contains(place), "\(mistakes)")
    #expect(mistakes.contains { $0.message.contains(words) && $0.status == status }, "\(mistakes)")
  }

  @Test func `files that include the same file many times over are read once each`() throws {
    var files: [String: String] = ["f20.json": "{ \"palette\": { \"ink\": \"#000\" } }"]
    for index in 0..<20 {
      files["f\(index).json"] = "{ \"include\": [\"f\(index + 1).json\", \"f\(index + 1).json\"] }"
    }
    let text =
      "{ \"format\": 1, \"include\": [\"f0.json\"], \"screens\": { \"a\": { \"backgroundColor\": \"$ink\" } } }"
    let scene = try SampleScene.load(text, files: files)
    #expect(scene.files.count == 22)
  }
}

@Suite struct ImageTests {
  private static func load(_ path: String, files: [String], scale: Double = 3, outside: Bool = false) throws -> Scene
    .Image?
  {
    let text =
      "{ \"format\": 1, \"canvas\": { \"size\": [9, 9], \"scale\": \(scale) }, \"images\": { \"i\": \"\(path)\" }, \"screens\": { \"a\": {} } }"
    let loader = SceneLoader(
      files: MemoryFiles(files: Dictionary(uniqueKeysWithValues: files.map { ($0, "") })),
      options: SceneLoadingOptions(allowsOutside: outside))
    return try loader.load(text: Array(text.utf8), named: "s/scene.json", folder: "s").images.first
  }

  static let found: [(path: String, files: [String], canvasScale: Double, expected: String, scale: Double)] = [
    ("a.png", ["s/a.png"], 3, "s/a.png", 1), ("a.png", ["s/a.png", "s/a@2x.png", "s/a@3x.png"], 3, "s/a@3x.png", 3),
    ("a.png", ["s/a.png", "s/a@2x.png", "s/a@3x.png"], 2, "s/a@2x.png", 2),
    ("a.png", ["s/a.png", "s/a@3x.png"], 2, "s/a@3x.png", 3),
    ("a.png", ["s/a.png", "s/a@2x.png"], 3, "s/a@2x.png", 2), ("a.png", ["s/a.png", "s/a@3x.png"], 1, "s/a.png", 1),
    ("a@2x.png", ["s/a@2x.png", "s/a@3x.png"], 3, "s/a@2x.png", 2), ("./b/../a.png", ["s/a.png"], 1, "s/a.png", 1),
    ("deep/a.png", ["s/deep/a@2x.png"], 2, "s/deep/a@2x.png", 2), ("a.png", ["s/a@3x.png"], 1.76, "s/a@3x.png", 3),
  ]

  @Test(arguments: found) func `the file for the canvas's scale is found`(
    path: String, files: [String], canvasScale: Double, expected: String, scale: Double
  ) throws {
    let image = try Self.load(path, files: files, scale: canvasScale)
    #expect(image?.path == expected)
    #expect(image?.scale == scale)
    #expect(image?.writtenPath == path)
  }

  static let refused: [(path: String, files: [String], status: Diagnostic.Status, words: String)] = [
    ("a.png", [], .missingAsset, "looked for s/a.png"), ("../a.png", ["a.png"], .invalidScene, "leaves"),
    ("x/../../a.png", ["a.png"], .invalidScene, "leaves"), ("/etc/a.png", ["/etc/a.png"], .invalidScene, "leaves"),
  ]

  @Test(arguments: refused) func `a file that is missing or outside is refused`(
    path: String, files: [String], status: Diagnostic.Status, words: String
  ) throws {
    let error = #expect(throws: SceneLoadingError.self) { try Self.load(path, files: files) }
    #expect(error?.status == status)
    #expect(error?.diagnostics.first?.message.contains(words) == true)
    #expect(error?.diagnostics.first?.place.column == 77)
  }

  @Test func `a file outside may be allowed`() throws {
    #expect(try Self.load("../a.png", files: ["s/../a.png"], outside: true)?.path == "s/../a.png")
    #expect(try Self.load("/etc/a.png", files: ["/etc/a.png"], outside: true)?.path == "/etc/a.png")
  }

  @Test func `an undecodable file is reported where the scene names it`() throws {
    let image = try #require(try Self.load("a.png", files: ["s/a.png"]))
    let diagnostic = image.diagnostic("not a PNG file")
    #expect(diagnostic.status == .missingAsset)
    #expect(
      diagnostic.description
        == "s/scene.json:1:77: error: the image \"a.png\" cannot be read: not a PNG file ($.images.i)")
  }
}
