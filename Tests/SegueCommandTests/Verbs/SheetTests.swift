import PNGCoding
import Pixels
import SegueCommand
import Testing

@MainActor
@Suite("Film strips")
struct SheetVerbTests {
  private static func size(_ folder: SceneFolder, _ flags: [String]) throws -> [Int] {
    let run = segue(["sheet", "-o", folder("sheet.png")] + flags)
    #expect(run.status == .success, "\(run.messages)")
    let bitmap = try PNGDecoder.decode(folder.bytes(of: "sheet.png")).bitmap
    return [bitmap.width, bitmap.height]
  }

  nonisolated static let choices: [(flags: [String], indices: [Int])] = [
    ([], [0, 1, 2, 3, 4]), (["--every", "2"], [0, 2, 4]), (["--every", "3"], [0, 3, 4]),
    (["--frames", "1..2"], [1, 2]),
    (["--frames", "half,-1"], [2, 4]), (["--every", "99"], [0, 4]),
  ]

  @Test(arguments: choices)
  func aStripShowsTheChosenFrames(_ flags: [String], _ indices: [Int]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue(["sheet", folder("card.json"), "-o", folder("sheet.png"), "--json"] + flags)
    let line = try #require(try run.objects().first)
    #expect(line.text("file") == folder("sheet.png"))
    #expect(line.objects("strips").map { $0.numbers("frames") } == [indices.map(Double.init)])
  }

  @Test func aLongSceneIsShownInTwentyFourFrames() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("sheet", folder("card.json"), "-o", folder("sheet.png"), "--json", "--fps", "200")
    let frames = try #require(try run.objects().first?.objects("strips").first?.numbers("frames"))
    #expect(frames.count == 24)
    #expect(frames.first == 0)
    #expect(frames.last == 80)
  }

  @Test func framesStandSideBySideInRows() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let one = try Self.size(folder, [folder("card.json"), "--columns", "1"])
    let five = try Self.size(folder, [folder("card.json"), "--columns", "5"])
    #expect(five[0] > 4 * one[0] / 2)
    #expect(one[1] > 4 * five[1] / 2)
    // A picture is never wider than its frames need.
    #expect(try Self.size(folder, [folder("card.json"), "--columns", "99999"]) == five)
  }

  @Test func theUsualScaleIsOne() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let usual = try Self.size(folder, [folder("card.json")])
    #expect(try Self.size(folder, [folder("card.json"), "--scale", "1"]) == usual)
    #expect(try Self.size(folder, [folder("card.json"), "--scale", "2"])[1] > usual[1])
  }

  @Test func severalScenesStandOneUnderTheOther() throws {
    let folder = try SceneFolder(["a.json": SmallScene.card, "b.json": SmallScene.warning])
    let one = try Self.size(folder, [folder("a.json")])
    let two = try Self.size(folder, [folder("a.json"), folder("b.json")])
    #expect(two[1] >= 2 * one[1])
  }

  @Test func severalScenesShareOneTimeAxis() throws {
    let folder = try SceneFolder(["long.json": SmallScene.card, "short.json": SmallScene.card])
    let run = segue("sheet", folder("long.json"), "--sweep", "seconds=0.4,0.2", "-o", folder("s.png"), "--json")
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.text.contains("\"set\":{\"seconds\":\"0.4\"},\"frames\":[0,1,2,3,4]"), "\(run.text)")
    #expect(run.text.contains("\"set\":{\"seconds\":\"0.2\"},\"frames\":[0,1,2,null,null]"), "\(run.text)")
    let chosen = segue(
      "sheet", folder("long.json"), folder("short.json"), "--frames", "half,-1", "-o", folder("s.png"), "--json")
    #expect(chosen.text.contains("\"frames\":[2,4]"))
  }

  @Test func aRenderedFolderIsShownAsItsScene() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("render", folder("card.json"), "-o", folder("out")).status == .success)
    let scene = segue("sheet", folder("card.json"), "-o", "-", "--scale", "2")
    let rendered = segue("sheet", folder("out/card"), "-o", "-", "--scale", "2")
    #expect(rendered.status == .success, "\(rendered.messages)")
    #expect(rendered.output == scene.output)
    // At half the scale each pixel is the mean of four.
    let small = segue("sheet", folder("out/card"), "-o", "-")
    #expect(try PNGDecoder.decode(small.output).bitmap.width == PNGDecoder.decode(scene.output).bitmap.width / 2)
    let both = segue("sheet", folder("out/card"), folder("card.json"), "-o", folder("both.png"), "--json")
    #expect(both.status == .success, "\(both.messages)")
    #expect(both.text.contains("\"frames\":[0,1,2,3,4]"))
  }

  @Test func aPictureThatCannotBeReadIsNamed() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    try folder.write("no picture", to: "out/card/frame-0001.png")
    let run = segue("sheet", folder("out/card"), "-o", folder("s.png"))
    #expect(run.status == .missingAsset)
    #expect(run.messages.contains("frame-0001.png"))
    #expect(!folder.exists("s.png"))
  }

  @Test(arguments: [["--set", "seconds=1"], ["--show", "time"], ["--fps", "5"], ["--sweep", "seconds=1,2"]])
  func whatARenderedFolderCannotHeedIsAMistake(_ flags: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let run = segue(["sheet", folder("out/card"), "-o", folder("s.png")] + flags)
    #expect(run.status == .usage)
    #expect(run.messages.contains("rendered already"))
  }

  @Test func standardOutputTakesTheStrip() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("sheet", folder("card.json"), "-o", "-")
    #expect(run.status == .success)
    #expect(try PNGDecoder.decode(run.output).bitmap.width > 20)
  }

  @Test func jobsChangeNothing() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let one = segue("sheet", folder("card.json"), "-o", "-", "--jobs", "1").output
    #expect(segue("sheet", folder("card.json"), "-o", "-", "--jobs", "4").output == one)
  }

  @Test func everyMistakeIsToldAndNoStripIsWritten() throws {
    let folder = try SceneFolder([
      "a.json": SmallScene.invalid, "b.json": SmallScene.missingImage, "c.json": SmallScene.card,
    ])
    let scenes = ["a.json", "b.json", "c.json"].map { folder($0) }
    let run = segue(["sheet", "-o", folder("sheet.png")] + scenes)
    #expect(run.status == .missingAsset)
    #expect(run.messages.contains(folder("a.json:3:3")))
    #expect(run.messages.contains("nowhere.png"))
    #expect(!folder.exists("sheet.png"))
  }

  @Test(arguments: [["--columns", "0"], ["--every", "0"], ["--frames", "99"], ["-o", "x.gif"], ["--scale", "99"]])
  func aValueThatDoesNotFitIsAMistakeOfUsage(_ flags: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue(["sheet", folder("card.json")] + flags).status == .usage)
  }
}
