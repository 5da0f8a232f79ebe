import Testing

@MainActor
@Suite("Settings that a baseline was recorded with")
struct RecordedSettingsTests {
  static let flags = ["--set", "seconds=0.2", "--set", "tint=#CC6633", "--appearance", "dark", "--scale", "1"]

  static func recorded() throws -> SceneFolder {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue(["record", folder("card.json")] + flags).status == .success)
    return folder
  }

  static func verify(_ folder: SceneFolder, _ flags: [String] = []) -> ToolRun {
    segue(["verify", folder("card.json"), "--report", folder("out")] + flags)
  }

  @Test func verifyingRendersTheSameWayWithoutBeingTold() throws {
    let folder = try Self.recorded()
    let file = try JSONObject(file: folder("Baselines/card/baseline.json"))
    #expect(file.object("settings")?.text("appearance") == "dark")
    #expect(file.object("settings")?.object("set")?.text("seconds") == "0.2")
    let run = Self.verify(folder)
    #expect(run.status == .success, "\(run.text)")
    #expect(segue("render", folder("card.json"), "-o", folder("frames")).status == .success)
    let sequence = try JSONObject(file: folder("frames/card/sequence.json"))
    #expect(sequence.text("fingerprint") != file.text("fingerprint"))
  }

  @Test func flagsWinOverWhatWasRecordedAndAreNamedAsTheCause() throws {
    let folder = try Self.recorded()
    let run = Self.verify(folder, ["--set", "tint=#00AA00"])
    #expect(run.status == .failed)
    #expect(
      run.text.contains(
        "cause: recorded with --appearance dark --scale 1 --set seconds=0.2 --set tint=#CC6633, rendered now with "
          + "--appearance dark --scale 1 --set seconds=0.2 --set tint=#00AA00"), "\(run.text)")
    #expect(run.text.contains("worst"), "the recorded scene is drawn as it was recorded")
  }

  @Test func approvingNeedsNoFlagsAndKeepsTheNewSettings() throws {
    let folder = try Self.recorded()
    _ = Self.verify(folder, ["--set", "tint=#00AA00"])
    #expect(segue("approve", "--from", folder("out")).status == .success)
    #expect(Self.verify(folder).status == .success)
    #expect(try folder.text(of: "Baselines/card/baseline.json").contains("\"tint\":\"#00AA00\""))
  }

  @Test func recordingKeepsSettingsUnlessItBeginsAnew() throws {
    let folder = try Self.recorded()
    #expect(segue("record", folder("card.json")).text.contains("unchanged"))
    #expect(segue("record", folder("card.json"), "--mode", "all").text.contains("recorded"))
    #expect(try !folder.text(of: "Baselines/card/baseline.json").contains("settings"))
    #expect(Self.verify(folder).status == .success)
  }

  @Test func aFileOfParametersIsNotKeptAndThereforeRefused() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "values.txt": "{ \"seconds\": 0.2 }"])
    let run = segue("record", folder("card.json"), "--params", folder("values.txt"))
    #expect(run.status == .usage)
    #expect(run.messages.contains("--set"))
    #expect(!folder.exists("Baselines"))
  }

  @Test func anotherPictureIsNamedAsTheCause() throws {
    let scene = SmallScene.scene(extra: "\"images\": { \"photo\": \"assets/photo.png\" },")
      .replacing("\"id\": \"cell\",", with: "\"id\": \"cell\", \"image\": \"photo\",")
    let folder = try SceneFolder(["card.json": scene])
    try folder.writePhoto(to: "assets/photo.png")
    #expect(segue("record", folder("card.json")).status == .success)
    try folder.writePhoto(width: 20, to: "assets/photo.png")
    let run = Self.verify(folder)
    #expect(run.status == .failed)
    #expect(
      run.text.contains("cause: the picture assets/photo.png is another file than when it was recorded"), "\(run.text)")
    #expect(!run.text.contains("nothing that moves"))
  }
}
