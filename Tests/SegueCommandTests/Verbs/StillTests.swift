import PNGCoding
import Pixels
import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("One frame of a scene")
struct StillTests {
  nonisolated static let choices: [(flags: [String], index: Int)] = [
    (["--frame", "0"], 0), (["--frame", "3"], 3), (["--frame", "-1"], 4), (["--frame=-2"], 3),
    (["--time", "0"], 0), (["--time", "0.1"], 1), (["--time", "0.19"], 1), (["--time", "0.4"], 4),
    (["--time", "7"], 4), (["--time", "1e300"], 4), (["--mark", "half"], 2),
  ]

  @Test(arguments: choices)
  func aFrameIsChosenByIndexTimeOrMark(_ flags: [String], _ index: Int) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let run = segue(["still", folder("card.json"), "-o", folder("still.png")] + flags)
    #expect(run.status == .success)
    #expect(run.messages == "wrote \(folder("still.png"))\n")
    #expect(try folder.bytes(of: "still.png") == folder.bytes(of: "out/card/frame-000\(index).png"))
  }

  @Test func aTimeBehindTheEndShowsTheSettledState() throws {
    // 0.45 s are four and a half frames: the last one, 5, is the first that shows everything settled.
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let flags = ["--set", "seconds=0.45", "-o", folder("still.png"), "--json"]
    let run = segue(["still", folder("card.json"), "--time", "9"] + flags)
    #expect(try run.objects().map { $0.whole("index") } == [5])
  }

  nonisolated static let mistakes: [(flags: [String], says: String)] = [
    ([], "exactly one"), (["--frame", "1", "--time", "0"], "exactly one"), (["--frame", "5"], "frames 0 to 4"),
    (["--frame", "-6"], "frames 0 to 4"), (["--frame", "one"], "--frame"), (["--time", "-1"], "--time"),
    (["--time", "nan"], "--time"), (["--time", "inf"], "--time"), (["--mark", "third"], "half"),
    (["--mark", ""], "half"),
    (["--frame", "0", "-o", "x.mp4"], "ffmpeg"),
  ]

  @Test(arguments: mistakes)
  func aFrameThatThereIsNotIsAMistakeOfUsage(_ flags: [String], _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue(["still", folder("card.json")] + flags)
    #expect(run.status == .usage)
    #expect(run.messages.contains(says), "\(run.messages)")
  }

  @Test func theRangeOfAStillIsNamedByItsFlag() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("still", folder("card.json"), "--frame", "9").messages.contains("--frame:"))
    #expect(segue("still", folder("card.json"), "--mark", "nine").messages.contains("--mark:"))
  }

  @Test func standardOutputTakesThePicture() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("still", folder("card.json"), "--frame", "2", "-o", "-", "--scale", "1")
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(try PNGDecoder.decode(run.output).bitmap.width == 20)
  }

  @Test func aFolderTakesThePictureUnderItsUsualName() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("still", folder("card.json"), "--frame", "2", "-o", folder.path)
    _ = segue("still", folder("card.json"), "--frame", "3", "-o", folder("new/"))
    #expect(folder.exists("card-0002.png"))
    #expect(folder.exists("new/card-0003.png"))
  }

  @Test func aTemplateNamesThePicture() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("still", folder("card.json"), "--frame", "2", "-o", folder("{scene}-{frame:03}-{time}@{scale}.png"))
    #expect(run.status == .success)
    #expect(folder.exists("card-002-0.2000@2.png"))
  }

  @Test func aLineOfJSONTellsOfThePicture() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("still", folder("card.json"), "--mark", "half", "-o", folder("x.png"), "--json")
    let line = try #require(try run.objects().first)
    #expect(line.whole("index") == 2)
    #expect(line.texts("marks") == ["half"])
    #expect(line.text("file") == folder("x.png"))
    let digest = try PNGDecoder.decode(folder.bytes(of: "x.png")).bitmap.pixelDigest
    #expect(line.text("pixels") == digest)
  }

  @Test func oneSceneIsTaken() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "other.json": SmallScene.card])
    let run = segue("still", folder("card.json"), folder("other.json"), "--frame", "0")
    #expect(run.status == .usage)
    #expect(segue("still", "--frame", "0").status == .usage)
  }
}
