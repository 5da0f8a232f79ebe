import SegueCommand
import Testing

@MainActor
@Suite("Checking scenes")
struct CheckTests {
  @Test func aGoodSceneIsFine() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("check", folder("card.json"))
    #expect(run.status == .success)
    #expect(run.text == "\(folder("card.json")): ok: 5 frames, 1 of 1 expectation hold\n")
    #expect(run.messages.isEmpty)
    #expect(try folder.list("") == ["card.json"])
  }

  @Test(arguments: [["check"], ["render", "-o", "OUT"]])
  func aFailedExpectationNamesItsPlaceAndTheMeasuredValue(_ verb: [String]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.disappointing])
    let arguments = verb.map { $0 == "OUT" ? folder("out") : $0 }
    let run = segue(arguments + [folder("card.json")])
    #expect(run.status == .failed)
    #expect(run.messages.contains("\(folder("card.json")):24:5: failed:"))
    #expect(run.messages.contains("99"))
    #expect(run.messages.contains("5"))
  }

  @Test func aSceneThatFailsIsRenderedAllTheSame() throws {
    let folder = try SceneFolder(["card.json": SmallScene.disappointing])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(try folder.frames("out/card").count == 5)
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    let failed = record.objects("expectations").filter { $0.flag("passed") == false }
    #expect(failed.map { $0.number("measured") } == [5])
    #expect(failed.map { $0.whole("line") } == [24])
  }

  @Test func warningsFailOnlyWhenStrict() throws {
    let folder = try SceneFolder(["twice.json": SmallScene.warning])
    let run = segue("check", folder("twice.json"))
    #expect(run.status == .success)
    #expect(run.messages.contains("\(folder("twice.json")):10:5: warning:"))
    #expect(run.text.contains("1 warning"))
    #expect(segue("check", folder("twice.json"), "--strict").status == .failed)
    #expect(segue("render", folder("twice.json"), "-o", folder("out")).status == .success)
  }

  @Test func strictIgnoresNotes() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("check", folder("card.json"), "--strict").status == .success)
  }

  @Test func JSONIsTheRecordWithoutItsFrames() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "twice.json": SmallScene.warning])
    let run = segue("check", folder("card.json"), folder("twice.json"), "--json")
    #expect(run.status == .success)
    let lines = try run.objects()
    #expect(lines.count == 2)
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    #expect(lines[0].keys == record.keys.subtracting(["frames"]))
    #expect(lines[0].text("fingerprint") == record.text("fingerprint"))
    #expect(lines[0].objects("events").count == record.objects("events").count)
    let warning = try #require(lines[1].objects("warnings").first)
    #expect(warning.text("kind") == "refused-during-transition")
    #expect(warning.whole("line") == 10)
    #expect(warning.whole("column") == 5)
    #expect(warning.text("file") == folder("twice.json"))
    #expect(warning.text("fix")?.isEmpty == false)
  }

  @Test func expandPrintsPresetsWrittenOut() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("check", folder("card.json"), "--expand")
    #expect(run.status == .success)
    #expect(!run.text.contains("preset"))
    #expect(run.text.contains("tracks"))
  }

  @Test func theExpansionGivesTheSameFrames() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    try folder.write(segue("check", folder("card.json"), "--expand").output, to: "expanded.json")
    _ = segue("render", folder("card.json"), folder("expanded.json"), "-o", folder("out"))
    let frames = try ["card", "expanded"].map { name in
      try JSONObject(file: folder("out/\(name)/sequence.json")).objects("frames").map { $0.text("pixels") }
    }
    #expect(frames[0].count == 5)
    #expect(frames[0] == frames[1])
  }

  @Test(arguments: [["check"], ["check", "--expand"], ["check", "--json"]])
  func standardInputIsNamedInPlaces(_ verb: [String]) {
    #expect(segue(verb + ["-"], input: SmallScene.card).status == .success)
    let run = segue(verb + ["-"], input: SmallScene.invalid)
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("<stdin>:3:3: error:"))
    #expect(run.output.isEmpty)
  }

  @Test func quietLeavesMistakesAlone() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "twice.json": SmallScene.warning])
    let run = segue("check", folder("card.json"), folder("twice.json"), "--quiet")
    #expect(run.messages.isEmpty)
    #expect(run.output.isEmpty)
  }
}
