import PNGCoding
import SegueCommand
import Testing

@MainActor
@Suite("Rendering with other values")
struct OptionTests {
  private static func record(_ folder: SceneFolder, _ flags: [String]) throws -> JSONObject {
    #expect(segue(["render", folder("card.json"), "-o", folder("out")] + flags).status == .success)
    return try JSONObject(file: folder("out/card/sequence.json"))
  }

  @Test(arguments: [("5", 3), ("20", 9), ("10/1", 5), ("60000/1001", 25)])
  func anotherRateGivesOtherFrames(_ fps: String, _ count: Int) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let record = try Self.record(folder, ["--fps", fps])
    #expect(record.whole("frameCount") == count)
    #expect(try folder.frames("out/card").count == count)
  }

  @Test func anotherScaleGivesOtherPixelsAndTheSameTrace() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = try Self.record(folder, [])
    let trace = try folder.bytes(of: "out/card/trace.jsonl")
    let record = try Self.record(folder, ["--scale", "1.5"])
    #expect(record.number("scale") == 1.5)
    #expect(try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0000.png")).bitmap.width == 30)
    #expect(try folder.bytes(of: "out/card/trace.jsonl") == trace)
  }

  @Test func parametersComeFromTheCommandLineBeforeTheFileBeforeTheScene() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "values.json": "{ seconds: 0.2, tint: '#000000' }"])
    let parameters = ["--params", folder("values.json")]
    #expect(try Self.record(folder, []).whole("frameCount") == 5)
    #expect(try Self.record(folder, parameters).whole("frameCount") == 3)
    #expect(try Self.record(folder, parameters + ["--set", "seconds=0.3"]).whole("frameCount") == 4)
    #expect(try Self.record(folder, ["--set", "seconds=0.5", "--set", "seconds=0.3"]).whole("frameCount") == 4)
  }

  @Test func colorsAreSetAsBareTexts() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = try Self.record(folder, ["--set", "tint=#010203", "--frames", "-1"])
    let last = try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0004.png")).bitmap
    let tint: UInt32 = 0xFF03_0201
    #expect(last[20, 30] == tint)
  }

  nonisolated static let appearances: [(flags: [String], paper: UInt32)] = [
    (["--appearance", "dark"], 0xFF10_1010), (["--appearance", "light"], 0xFFFF_FFFF), ([], 0xFFFF_FFFF),
  ]

  @Test(arguments: appearances)
  func theAppearanceChoosesFromThePalette(_ flags: [String], _ paper: UInt32) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = try Self.record(folder, flags + ["--frames", "0"])
    #expect(try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0000.png")).bitmap[0, 0] == paper)
  }

  @Test func aVariantGoesIntoAFolderOfItsOwn() throws {
    let variants =
      "\"fps\": 10, \"variants\": { \"night\": { \"appearance\": \"dark\", \"set\": { \"seconds\": 0.2 } } }"
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: variants)])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--variant", "night")
    #expect(run.status == .success)
    #expect(try folder.frames("out/card@night").count == 3)
    let paper: UInt32 = 0xFF10_1010
    #expect(try PNGDecoder.decode(folder.bytes(of: "out/card@night/frame-0000.png")).bitmap[0, 0] == paper)
  }

  @Test func overlaysAreDrawnAndBelongToTheFingerprint() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let records = try [[], ["--show", "frames"], ["--show", "time,frames"], ["--show", "frames,time"]].map {
      try Self.record(folder, $0 + ["--frames", "0"])
    }
    let fingerprints = records.map { $0.text("fingerprint") }
    #expect(Set(fingerprints).count == 3)
    #expect(fingerprints[2] == fingerprints[3])
    let outlined = try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0000.png")).bitmap
    _ = try Self.record(folder, ["--frames", "0"])
    #expect(try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0000.png")).bitmap != outlined)
  }

  nonisolated static let mistakes: [(flags: [String], says: String)] = [
    (["--set", "colour=red"], "colour"), (["--set", "seconds=red"], "seconds"), (["--set", "seconds"], "NAME=VALUE"),
    (["--set", "=1"], "NAME=VALUE"), (["--params", "nowhere.json"], "nowhere.json"), (["--variant", "night"], "night"),
    (["--appearance", "dim"], "light, dark"), (["--fps", "0"], "--fps"), (["--fps", "-5"], "--fps"),
    (["--fps", "1e9"], "--fps"), (["--fps", "100000"], "0.01 to 1000"), (["--scale", "0"], "--scale"),
    (["--scale", "nan"], "--scale"), (["--scale", "17"], "at most 16"), (["--scale", "0.001"], "at least one pixel"),
    (["--jobs", "0"], "--jobs"), (["--jobs", "9223372036854775807"], "1024"), (["--compression", "10"], "1 to 9"),
    (["--format", "gif"], "png"), (["--existing", "keep"], "overwrite, skip, fail"),
    (["--show", "finger"], "touches, frames, time"),
  ]

  @Test(arguments: mistakes)
  func aValueThatDoesNotFitIsAMistakeOfUsage(_ flags: [String], _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue(["render", folder("card.json"), "-o", folder("out")] + flags)
    #expect(run.status == .usage)
    #expect(run.messages.contains(says), "\(run.messages)")
    #expect(!folder.exists("out"))
  }

  @Test func expectationsAreHeldToTheScenesOwnRateAndScale() throws {
    let expect = "{ \"frames\": 5 }, { \"at\": \"half\", \"view\": \"detail\", \"alpha\": 0.5, \"within\": 0.001 }"
    let folder = try SceneFolder(["card.json": SmallScene.scene(expect: expect)])
    let record = try Self.record(folder, ["--fps", "4", "--scale", "1", "--frames", "0"])
    #expect(record.whole("frameCount") == 3)
    #expect(record.objects("expectations").map { $0.flag("passed") } == [true, true, true])
    #expect(segue("check", folder("card.json"), "--fps", "4").status == .success)
  }

  @Test(arguments: ["1", "6", "9"])
  func compressionChangesFilesAndNoPixels(_ level: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let plain = try Self.record(folder, ["--frames", "2"]).objects("frames").map { $0.text("pixels") }
    let squeezed = try Self.record(folder, ["--frames", "2", "--compression", level]).objects("frames")
    #expect(squeezed.map { $0.text("pixels") } == plain)
    let bitmap = try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0002.png")).bitmap
    #expect(bitmap.pixelDigest == plain.first)
  }
}
