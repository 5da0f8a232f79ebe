import FrameSnapshots
import Geometry
import SceneFiles
import ScenePlayer
import Testing

@MainActor struct ViewTests {
  @Test func `views with an id are traced by screen and id, others are not`() throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"plain\": { \"subviews\": [{ \"frame\": [0, 0, 9, 9], \"subviews\": [{ \"id\": \"in\" }] }] },",
        root: "{ \"tabs\": [{ \"navigation\": [\"plain\"] }] }", script: "",
        more: "\"overlay\": { \"subviews\": [{ \"id\": \"clock\" }] }"))
    #expect(played.names(0) == ["plain", "plain.in", "overlay", "overlay.clock"])
  }

  @Test func `the overlay stays above what is presented`() throws {
    let played = try PlayedScene(
      sceneText(
        transitions: "\"t\": { \"presentation\": { \"style\": \"custom\" }, \"present\": { \"preset\": \"none\" } }",
        script: "{ \"at\": 0, \"present\": \"detail\", \"via\": \"t\" }",
        more: "\"overlay\": { \"backgroundColor\": \"#FF00FF\" }"))
    let list = try #require(played.frames.last).displayList()
    let layers = list.items.map(\.layer)
    let overlay = try #require(played.frames.last?.layers.firstIndex { $0.name == "overlay" })
    #expect(layers.last == overlay)
  }

  @Test(arguments: [
    ("\"frame\": [10, 20, 30, 40]", Rect(10, 20, 30, 40)),
    ("\"frame\": [\"10%\", 20, \"100%-32\", \"50%\"]", Rect(10, 20, 68, 100)),
    ("\"frame\": { \"center\": true, \"size\": [\"50%\", 40] }", Rect(25, 80, 50, 40)),
    ("\"frame\": { \"inset\": [1, 2, 3, 4] }", Rect(2, 1, 94, 196)),
    ("\"bounds\": [0, 0, 30, 40], \"center\": [50, 60]", Rect(35, 40, 30, 40)),
    ("\"frame\": [10, 20, 30, 40], \"anchorPoint\": [0, 1]", Rect(10, 20, 30, 40)),
    ("\"frame\": [10, 20, 30, 40], \"transform\": { \"scale\": 2 }", Rect(-5, 0, 60, 80)),
    ("\"frame\": [10, 20, 30, 40], \"anchorPoint\": [0, 0], \"transform\": [2, 0, 0, 1, 5, 0]", Rect(15, 20, 60, 40)),
  ])
  func `a view is where its keys put it`(keys: String, expected: Rect) throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"plain\": { \"subviews\": [{ \"id\": \"box\", \(keys) }] },", root: "\"plain\"", script: ""))
    let frame = try #require(played.frame("plain.box", 0))
    #expect(frame.isNear(expected))
  }

  @Test func `a view has the looks that the scene gives it`() throws {
    let played = try PlayedScene(
      sceneText(
        screens: """
          "plain": { "subviews": [{ "id": "box", "frame": [0, 0, 10, 10], "alpha": 0.5, "isHidden": true, "zPosition": 3,
            "backgroundColor": "#FF000080", "cornerRadius": [1, 2, 3, 4], "cornerCurve": "continuous",
            "border": { "width": 2, "color": "#00FF00" }, "clipsToBounds": true,
            "shadow": { "color": "#0000FF", "opacity": 0.25, "radius": 5, "offset": [1, 2] },
            "gradient": { "type": "radial", "colors": ["#000000", "#FFFFFF"], "start": [0.5, 0.5], "end": [1, 1] },
            "shouldRasterize": true, "rasterizationScale": 2 }] },
          """, root: "\"plain\"", script: ""))
    let layer = try #require(played.layer("plain.box", 0))
    #expect(layer.opacity == 0.5 && layer.isHidden && layer.zPosition == 3 && layer.masksToBounds)
    #expect(layer.backgroundColor?.bytes ?? (0, 0, 0, 0) == (255, 0, 0, 128))
    #expect(layer.cornerRadii == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(layer.cornerCurve == .continuous)
    #expect(layer.borderWidth == 2 && layer.borderColor == Color(red: 0, green: 1, blue: 0))
    #expect(layer.shadowOpacity == 0.25 && layer.shadowRadius == 5 && layer.shadowOffset == Size(1, 2))
    #expect(layer.gradient?.kind == .radial && layer.gradient?.stops.map(\.location) == [0, 1])
    #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
  }

  @Test func `a root view with a frame keeps it, one without fills its controller`() throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"low\": { \"frame\": [0, \"50%\", \"100%\", \"50%\"] }, \"full\": {},",
        root: "{ \"tabs\": [\"low\", \"full\"] }",
        transitions: "\"t\": { \"presentation\": { \"style\": \"custom\" }, \"present\": { \"preset\": \"fade\" } }",
        script: """
          { "at": 0.1, "select": "full", "animated": false }, { "at": 0.2, "present": "low", "via": "t" }
          """))
    #expect(played.frame("low", 0) == Rect(0, 100, 100, 100))
    #expect(played.frame("full", 7) == Rect(0, 0, 100, 200))
    #expect(played.frame("low#2", 14) == Rect(0, 100, 100, 100))
  }

  @Test func `subviews are made for the size their screen is first shown in`() throws {
    let played = try PlayedScene(
      sceneText(
        screens: """
          "card": { "subviews": [{ "id": "line", "frame": [5, 0, 40, 9], "autoresize": ["width"] }] },
          """,
        transitions: """
          "t": { "presentation": { "style": "custom", "frame": [0, 0, 50, 50] }, "present": { "duration": 0.1,
            "tracks": [{ "view": "to", "property": "frame", "from": [0, 0, 30, 50] }] } }
          """, script: "{ \"at\": 0, \"present\": \"card\", \"via\": \"t\" }"))
    let start = try #require(played.frame("card.line", 0))
    #expect(start.isNear(Rect(5, 0, 20, 9)))
    let end = try #require(played.frame("card.line", played.frames.count - 1))
    #expect(end.isNear(Rect(5, 0, 40, 9)))
  }

  @Test func `the status bar is the one that the screen on top asks for`() throws {
    let played = try PlayedScene(
      sceneText(
        screens: "\"film\": { \"statusBar\": \"hidden\" },",
        transitions: """
          "t": { "presentation": { "style": "custom", "capturesStatusBar": true }, "present": { "preset": "none" } }
          """, script: "{ \"at\": 0.1, \"present\": \"film\", \"via\": \"t\" }"))
    #expect(played.frames.first?.statusBar.isHidden == false)
    #expect(played.frames.last?.statusBar.isHidden == true)
  }

  private static let picturedScene = sceneText(
    screens: """
      "plain": { "subviews": [
        { "id": "a", "frame": [0, 0, 4, 4], "image": "photo", "contentMode": "scaleAspectFit" },
        { "id": "b", "frame": [0, 0, 4, 4], "image": "photo", "contentsRect": [1, 0, 1, 1] }] },
      """, root: "\"plain\"", script: "", more: "\"images\": { \"photo\": \"photo.png\" }")

  /// A PNG file of 4 × 2 red pixels.
  private static let redPicture: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0,
    0, 4, 0, 0, 0, 2, 8, 6, 0, 0, 0, 127, 168, 125, 99, 0, 0, 0,
    18, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 240, 31, 25, 51, 160, 11, 0,
    0, 15, 33, 15, 241, 254, 69, 20, 99, 0, 0, 0, 0, 73, 69, 78, 68, 174,
    66, 96, 130,
  ]

  @Test func `an image is decoded once and shown in parts, in its own points`() throws {
    let files = MemoryFiles(files: ["photo@2x.png": Self.redPicture])
    let played = try PlayedScene(Self.picturedScene, files: files)
    let whole = try #require(played.layer("plain.a", 0)?.contents)
    let part = try #require(played.layer("plain.b", 0)?.contents)
    #expect(whole.scale == 2 && whole.mode == .scaleAspectFit && whole.contentsRect == Rect(0, 0, 1, 1))
    #expect(part.contentsRect == Rect(0.5, 0, 0.5, 1))
    #expect(whole.picture == part.picture)
  }

  @Test func `an image that cannot be decoded has exit status 4 and its place`() throws {
    let files = MemoryFiles(files: ["photo.png": Array("GIF89a".utf8)])
    let scene = try SceneLoader(files: files).load(text: [UInt8](Self.picturedScene.utf8), named: "scene.json")
    let error = #expect(throws: SceneLoadingError.self) { try ScenePictures(of: scene, from: files) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.status == .missingAsset)
    #expect(diagnostic.place.file == "scene.json" && diagnostic.place.line > 1)
    #expect(diagnostic.message.contains("GIF"))
  }
}
