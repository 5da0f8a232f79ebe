import FrameOutput
import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Where frames go")
struct OutputTests {
  nonisolated static let templates: [(output: String, first: String, record: String)] = [
    ("out/{scene}-{frame:04}.png", "out/card-0000.png", "out/card.sequence.json"),
    ("out/{scene}/{frame}.png", "out/card/0.png", "out/card/sequence.json"),
    ("out/f-####.png", "out/f-0000.png", "out/sequence.json"),
    ("out/f-%03d.png", "out/f-000.png", "out/sequence.json"),
    ("out/f@{scale}-{frame:02}.png", "out/f@2-00.png", "out/sequence.json"),
    ("out/t-{time}.png", "out/t-0.0000.png", "out/sequence.json"),
  ]

  @Test(arguments: templates)
  func aTemplateNamesEveryFrame(_ output: String, _ first: String, _ record: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder(output))
    #expect(run.status == .success)
    #expect(folder.exists(first))
    #expect(try JSONObject(file: folder(record)).objects("frames").count == 5)
  }

  @Test func oneFrameMayHaveAPlainName() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("render", folder("card.json"), "-o", folder("out/x.png"), "--frames", "2").status == .success)
    #expect(folder.exists("out/x.png"))
  }

  @Test func severalFramesUnderOneNameAreRefusedBeforeAnyIsWritten() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out/x.png"))
    #expect(run.status == .usage)
    #expect(run.messages.contains("{frame:04}"))
    #expect(!folder.exists("out"))
  }

  nonisolated static let films: [(kind: String, option: String)] = [
    ("mp4", "libx264"), ("mov", "libx264"), ("gif", "palettegen"), ("webm", "libvpx-vp9"),
  ]

  @Test(arguments: films)
  func aFilmIsAMistakeThatSaysHowToMakeOne(_ kind: String, _ option: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", "film.\(kind)", "--fps", "30")
    #expect(run.status == .usage)
    #expect(run.messages.contains("ffmpeg -framerate 30 -i frames/card/frame-%04d.png"))
    #expect(run.messages.contains(option))
    #expect(run.messages.hasSuffix("film.\(kind)\n"))
  }

  nonisolated static let mistakes: [(output: String, says: String)] = [
    ("", "empty"), ("-", "still -o -"), ("x-{index}.png", "unknown placeholder {index}"),
    ("x-{frame.png", "without a }"),
    ("x-{frame:99}.png", "no width"),
  ]

  @Test(arguments: mistakes)
  func aPlaceThatIsNoneIsAMistakeOfUsage(_ output: String, _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", output)
    #expect(run.status == .usage)
    #expect(run.messages.contains(says))
  }

  @Test func scenesWithOneNameAreRefusedBeforeAnyIsWritten() throws {
    let folder = try SceneFolder(["a/card.json": SmallScene.card, "b/card.json": SmallScene.card])
    let run = segue("render", folder("a/card.json"), folder("b/card.json"), "-o", folder("out"))
    #expect(run.status == .usage)
    #expect(run.messages.contains(folder("a/card.json")))
    #expect(run.messages.contains(folder("b/card.json")))
    #expect(!folder.exists("out"))
  }

  @Test func scenesUnderOnePatternAreRefusedWithoutTheirNames() throws {
    let folder = try SceneFolder(["a.json": SmallScene.card, "b.json": SmallScene.card])
    let scenes = [folder("a.json"), folder("b.json")]
    let run = segue(["render"] + scenes + ["-o", folder("out/f-{frame:04}.png")])
    #expect(run.status == .usage)
    #expect(run.messages.contains("{scene}"))
    #expect(!folder.exists("out"))
    #expect(segue(["render"] + scenes + ["-o", folder("out/{scene}-{frame:04}.png")]).status == .success)
    #expect(try folder.frames("out").count == 10)
  }

  @Test func scenesThatChooseOnePlaceThemselvesAreRefused() throws {
    let folder = try SceneFolder()
    let scene = SmallScene.scene(render: "\"fps\": 10, \"output\": \"\(folder("out/f-####.png"))\"")
    try folder.write(scene, to: "a.json")
    try folder.write(scene, to: "b.json")
    let run = segue("render", folder("a.json"), folder("b.json"))
    #expect(run.status == .usage)
    #expect(try JSONObject(file: folder("out/sequence.json")).text("scene") == folder("a.json"))
  }

  @Test(arguments: [("\"output\": \"x-{index}.png\"", "{index}"), ("\"output\": \"film.mp4\"", "ffmpeg")])
  func aPlaceOfTheScenesThatIsNoneIsAMistakeOfTheScene(_ render: String, _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: render)])
    let run = segue("render", folder("card.json"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("card.json:1:1: error: "))
    #expect(run.messages.contains(says))
  }

  @Test func aFolderKeepsScenesOfOneNameApart() throws {
    let folder = try SceneFolder(["in/a/card.json": SmallScene.card, "in/b/card.json": SmallScene.card])
    let run = segue("render", folder("in"), "-o", folder("out"))
    #expect(run.status == .success)
    #expect(try folder.frames("out/a/card").count == 5)
    #expect(try folder.frames("out/b/card").count == 5)
  }

  @Test(arguments: [["render"], ["still", "--frame", "0"], ["sheet"]])
  func aPathBelowAFileCannotBeWritten(_ verb: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "file": ""])
    let run = segue(verb + [folder("card.json"), "-o", folder("file/out")])
    #expect(run.status == .cannotWrite)
    #expect(run.messages.contains(folder("file")))
  }

  @Test(arguments: [["render"], ["still", "--frame", "0"], ["sheet"]])
  func noTemporaryFilesAreLeft(_ verb: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue(verb + [folder("card.json"), "-o", folder("out/x-{frame:04}.png")])
    #expect(try folder.list("out").allSatisfy { !$0.hasPrefix(".") })
  }
}
