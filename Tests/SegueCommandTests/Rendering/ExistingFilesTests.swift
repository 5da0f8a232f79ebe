import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Rendering where there are frames already")
struct ExistingFilesTests {
  /// A folder with a rendering in `out/card` whose frame 1 somebody changed.
  private static func rendered() throws -> SceneFolder {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("render", folder("card.json"), "-o", folder("out")).status == .success)
    try folder.write("changed", to: "out/card/frame-0001.png")
    return folder
  }

  @Test(arguments: [[], ["--existing", "overwrite"]])
  func framesAreOverwrittenByDefault(_ flags: [String]) throws {
    let folder = try Self.rendered()
    let run = segue(["render", folder("card.json"), "-o", folder("out")] + flags)
    #expect(run.status == .success)
    #expect(try folder.text(of: "out/card/frame-0001.png") != "changed")
  }

  @Test func skipKeepsFramesOfTheVerySameScene() throws {
    let folder = try Self.rendered()
    try FileSystem.remove(folder("out/card/frame-0003.png"))
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--existing", "skip")
    #expect(run.status == .success)
    #expect(try folder.text(of: "out/card/frame-0001.png") == "changed")
    #expect(folder.exists("out/card/frame-0003.png"))
    let frames = try JSONObject(file: folder("out/card/sequence.json")).objects("frames")
    #expect(frames.map { $0.whole("index") } == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [["--set", "seconds=0.3"], ["--scale", "1"], ["--fps", "5"], ["--appearance", "dark"]])
  func skipKeepsNothingOfAnotherStateOfTheScene(_ change: [String]) throws {
    let folder = try Self.rendered()
    let run = segue(["render", folder("card.json"), "-o", folder("out"), "--existing", "skip"] + change)
    #expect(run.status == .success)
    #expect(try folder.text(of: "out/card/frame-0001.png") != "changed")
  }

  @Test func failTouchesNothing() throws {
    let folder = try Self.rendered()
    let before = try folder.bytes(of: "out/card/sequence.json")
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--existing", "fail")
    #expect(run.status == .cannotWrite)
    #expect(run.messages.contains("--existing"))
    #expect(try folder.text(of: "out/card/frame-0001.png") == "changed")
    #expect(try folder.bytes(of: "out/card/sequence.json") == before)
  }

  @Test func failIsFineWhereThereIsNothing() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--existing", "fail")
    #expect(run.status == .success)
    #expect(try folder.frames("out/card").count == 5)
  }

  @Test func staleFramesOfTheSameSceneAreRemoved() throws {
    let folder = try Self.rendered()
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--set", "seconds=0.2")
    #expect(try folder.frames("out/card") == ["frame-0000.png", "frame-0001.png", "frame-0002.png"])
  }

  @Test func anotherScenesFolderIsRefused() throws {
    let folder = try Self.rendered()
    try folder.write(SmallScene.warning, to: "elsewhere/card.json")
    let run = segue("render", folder("elsewhere/card.json"), "-o", folder("out"))
    #expect(run.status == .cannotWrite)
    #expect(run.messages.contains("another scene"))
    #expect(try folder.text(of: "out/card/frame-0001.png") == "changed")
  }

  @Test func aRecordOfSomebodyElseIsRefused() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "out/card/sequence.json": "{}"])
    let run = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(run.status == .cannotWrite)
    #expect(try folder.text(of: "out/card/sequence.json") == "{}")
  }
}
