import SystemFiles
import Testing

@MainActor
@Suite("Recording baselines")
struct RecordTests {
  @Test func aBaselineIsTextBesideTheSceneWithItsPicturesAndSource() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("record", folder("card.json"))
    #expect(run.status == .success)
    #expect(run.text == "\(folder("card.json")): recorded, 5 frames in \(folder("Baselines/card"))\n")
    #expect(run.messages.isEmpty)
    #expect(try folder.list("Baselines/card") == ["baseline.json", "key", "source"])
    #expect(try folder.list("Baselines/card/key") == ["frame-0000.png", "frame-0002.png", "frame-0004.png"])
    #expect(try folder.text(of: "Baselines/card/source/card.json") == SmallScene.card)
    let file = try JSONObject(file: folder("Baselines/card/baseline.json"))
    #expect(file.numbers("size") == [40, 60])
    #expect(file.text("fps") == "10")
    #expect(file.whole("frameCount") == 5)
    #expect(file.object("marks")?.whole("half") == 2)
    #expect(file.objects("frames").compactMap { $0.whole("frame") } == [0, 1, 2, 3, 4])
    #expect(file.objects("frames").allSatisfy { $0.text("pixels")?.count == 32 })
  }

  @Test func framesHaveTheDigestsThatRenderingGivesThem() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("record", folder("card.json")).status == .success)
    #expect(segue("render", folder("card.json"), "-o", folder("out")).status == .success)
    let baseline = try JSONObject(file: folder("Baselines/card/baseline.json"))
    let sequence = try JSONObject(file: folder("out/card/sequence.json"))
    #expect(
      baseline.objects("frames").map { $0.text("pixels") } == sequence.objects("frames").map { $0.text("pixels") })
    #expect(baseline.text("fingerprint") == sequence.text("fingerprint"))
    #expect(try folder.bytes(of: "Baselines/card/key/frame-0002.png") == folder.bytes(of: "out/card/frame-0002.png"))
  }

  @Test func recordingTwiceChangesNoByteAndSaysSo() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("record", folder("card.json"))
    let first = try folder.bytes(of: "Baselines/card/baseline.json")
    let again = segue("record", folder("card.json"))
    #expect(again.text.contains("unchanged"))
    _ = segue("record", folder("card.json"), "--mode", "all", "--jobs", "1")
    #expect(try folder.bytes(of: "Baselines/card/baseline.json") == first)
  }

  @Test func missingLeavesWhatIsThereAndChangedReplacesIt() throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("record", folder("card.json"))
    let first = try folder.text(of: "Baselines/card/baseline.json")
    try folder.write(PlantedScene(tint: "#CC6633").text, to: "card.json")
    #expect(segue("record", folder("card.json"), "--mode", "missing").text.contains("kept"))
    #expect(try folder.text(of: "Baselines/card/baseline.json") == first)
    #expect(segue("record", folder("card.json")).text.contains("recorded"))
    #expect(try folder.text(of: "Baselines/card/baseline.json") != first)
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).status == .success)
  }

  @Test(arguments: [("all", 5), ("none", 0), ("key", 3)])
  func keepSaysWhichPicturesStayAndOthersGo(_ keep: String, _ count: Int) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("record", folder("card.json"), "--keep", "all")
    _ = segue("record", folder("card.json"), "--mode", "all", "--keep", keep)
    let names = folder.exists("Baselines/card/key") ? try folder.list("Baselines/card/key") : []
    #expect(names.count == count)
  }

  @Test func whereCIIsTrueNothingIsRecordedWithoutForce() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let refused = segue(["record", folder("card.json")], environment: ["CI": "true"])
    #expect(refused.status == .usage)
    #expect(refused.messages.contains("--force"))
    #expect(!folder.exists("Baselines"))
    #expect(segue(["record", folder("card.json"), "--force"], environment: ["CI": "true"]).status == .success)
    #expect(folder.exists("Baselines/card/baseline.json"))
  }

  @Test func variantsHaveBaselinesOfTheirOwn() throws {
    let variants = SmallScene.scene(
      render: "\"fps\": 10, \"variants\": { \"dark\": { \"appearance\": \"dark\" }, \"slow\": { \"fps\": 20 } }")
    let folder = try SceneFolder(["card.json": variants])
    let run = segue("record", folder("card.json"))
    #expect(run.lines.count == 3)
    #expect(try folder.list("Baselines/card") == ["baseline.json", "dark", "key", "slow", "source"])
    let own = try folder.text(of: "Baselines/card/baseline.json")
    #expect(try folder.text(of: "Baselines/card/dark/baseline.json") != own)
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).lines.count == 3)
    let one = segue("verify", folder("card.json"), "--variant", "dark", "--report", folder("out"))
    #expect(one.lines == ["\(folder("card.json"))@dark: ok, 5 frames"])
  }

  @Test func aVariantThatWouldLieInTheFolderOfPicturesIsRefused() throws {
    let scene = SmallScene.scene(render: "\"variants\": { \"key\": { \"appearance\": \"dark\" } }")
    let folder = try SceneFolder(["card.json": scene])
    #expect(segue("record", folder("card.json")).status == .invalidScene)
  }

  @Test func aFolderOfOnesOwnTakesTheBaselines() throws {
    let folder = try SceneFolder(["a/card.json": SmallScene.card, "b/card.json": SmallScene.card])
    #expect(segue("record", folder.path, "--baselines", folder("golden")).status == .success)
    #expect(folder.exists("golden/a/card/baseline.json"))
    #expect(folder.exists("golden/b/card/baseline.json"))
    #expect(!folder.exists("a/Baselines"))
  }

  @Test func includesAreRecordedWithTheScene() throws {
    let folder = try SceneFolder([
      "parts/colors.json": "{ \"palette\": { \"ink\": \"#112233\" } }",
      "card.json": SmallScene.scene(extra: "\"include\": [\"parts/colors.json\"],"),
    ])
    #expect(segue("record", folder("card.json")).status == .success)
    #expect(folder.exists("Baselines/card/source/parts/colors.json"))
  }
}
