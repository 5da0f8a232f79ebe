import SystemFiles
import Testing

@MainActor
@Suite("Verifying against baselines")
struct VerifyTests {
  /// Records one scene and verifies another in its place.
  static func verify(
    _ old: String, _ new: String, flags: [String] = []
  ) throws -> (run: ToolRun, folder: SceneFolder) {
    let folder = try SceneFolder(["card.json": old])
    #expect(segue("record", folder("card.json")).status == .success)
    try folder.write(new, to: "card.json")
    return (segue(["verify", folder("card.json"), "--report", folder("out")] + flags), folder)
  }

  @Test func anUnchangedSceneIsOk() throws {
    let (run, folder) = try Self.verify(SmallScene.card, SmallScene.card)
    #expect(run.status == .success)
    #expect(run.text == "\(folder("card.json")): ok, 5 frames\n")
    #expect(run.messages == "1 scene: 1 passed\n")
    let result = try JSONObject(file: folder("out/result.json"))
    #expect(result.objects("scenes").first?.text("verdict") == "passed")
    #expect(try folder.list("out") == ["index.html", "result.json"])
  }

  @Test func theTextOfASceneMayChangeWithoutItsPictures() throws {
    let new = PlantedScene(extra: "\"about\": \"nothing that shows\"").text
    #expect(try Self.verify(PlantedScene().text, new).run.status == .success)
  }

  @Test func aMissingBaselineIsADifferenceWithTheCommandThatMakesOne() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(run.status == .failed)
    #expect(run.text.contains("NO BASELINE for 5 frames; 'segue record \(folder("card.json"))' makes one"))
    #expect(!folder.exists("Baselines"))
    #expect(folder.exists("out/card/baseline/baseline.json"))
  }

  @Test(arguments: [
    ("\"fps\": 40", "CHANGED frame rate 20 → 40"), ("\"fps\": 20, \"scale\": 2", "CHANGED size 40 × 60 → 80 × 120 px"),
    ("\"fps\": 20, \"tail\": 0.1", "CHANGED length 13 → 15 frames"),
  ])
  func anotherFormHasWordsOfItsOwn(_ render: String, _ says: String) throws {
    let (run, _) = try Self.verify(PlantedScene().text, PlantedScene(render: render).text)
    #expect(run.status == .failed)
    #expect(run.text.contains(says), "\(run.text)")
  }

  @Test func aMotionThatChangesNoPixelIsANote() throws {
    let hidden = { (x: Int) in
      PlantedScene().text.replacing("\"frame\": [2, 50, 4, 4]", with: "\"alpha\": 0, \"frame\": [\(x), 50, 4, 4]")
    }
    let (run, folder) = try Self.verify(hidden(3), hidden(5))
    #expect(run.status == .success)
    #expect(run.text.contains("note: the motion changed and no pixel did"), "\(run.text)")
    #expect(run.text.hasPrefix("\(folder("card.json")): ok"))
  }

  @Test func picturesThatAreNotThereLeaveAsMuchRoom() throws {
    let (_, folder) = try Self.verify(PlantedScene().text, PlantedScene(damping: 0.7).text)
    #expect(try folder.text(of: "out/index.html").contains("style=\"--width: 40; --height: 60\""))
  }

  @Test func verifyingWritesNothingIntoTheBaselines() throws {
    let (_, folder) = try Self.verify(PlantedScene().text, PlantedScene(damping: 0.7).text)
    let recorded = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("record", recorded("card.json"))
    for file in try recorded.tree("Baselines") {
      #expect(try folder.bytes(of: file) == recorded.bytes(of: file))
    }
    #expect(try folder.tree("Baselines") == recorded.tree("Baselines"))
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> theirs", "||||||| base"])
  func conflictMarkersAreNamedWithTheCommandThatRecordsAnew(_ marker: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("record", folder("card.json"))
    var lines = try folder.text(of: "Baselines/card/baseline.json").split(separator: "\n").map(String.init)
    lines.insert(marker, at: 15)
    try folder.write(lines.joined(separator: "\n") + "\n", to: "Baselines/card/baseline.json")
    let run = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("\(folder("Baselines/card/baseline.json")):16:1: error: a conflict marker"))
    #expect(run.messages.contains("segue record --mode all \(folder("card.json"))"))
    #expect(segue("record", folder("card.json")).status == .success)
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).status == .success)
  }

  @Test func whatIsReproducibleStaysSoOverSeveralRuns() throws {
    let (run, _) = try Self.verify(PlantedScene().text, PlantedScene().text, flags: ["--repeat", "3"])
    #expect(run.status == .success)
  }

  @Test func oneInvalidSceneDoesNotHideTheOthers() throws {
    let folder = try SceneFolder(["a.json": SmallScene.invalid, "b.json": SmallScene.card])
    _ = segue("record", folder("b.json"))
    let run = segue("verify", folder.path, "--report", folder("out"))
    #expect(run.status == .invalidScene)
    #expect(run.text.contains("b.json: ok"))
    let scenes = try JSONObject(file: folder("out/result.json")).objects("scenes")
    #expect(scenes.map { $0.text("verdict") } == ["invalid", "passed"])
  }

  @Test func anotherEngineWithEqualMotionIsTheRenderer() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("record", folder("card.json"))
    var text = try folder.text(of: "Baselines/card/baseline.json")
    let pixels = try #require(
      try JSONObject(file: folder("Baselines/card/baseline.json")).objects("frames")[2].text("pixels"))
    text = text.replacing(pixels, with: String(repeating: "0", count: 32))
    try folder.write(text, to: "Baselines/card/baseline.json")
    let same = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(same.status == .failed)
    #expect(same.text.contains("CHANGED frame 2 of 5"))
    #expect(same.text.contains("cause: the renderer; scene and motion are the same"))
    try folder.write(
      text.replacing(#/"engine":"[^"]*"/#, with: "\"engine\":\"0.0\""), to: "Baselines/card/baseline.json")
    let other = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(other.status == .notReproducible)
    #expect(other.text.contains("RENDERER frame 2 of 5"))
  }

  @Test func anEarlierReportIsReplaced() throws {
    let (_, folder) = try Self.verify(PlantedScene().text, PlantedScene(tint: "#CC6633").text)
    #expect(folder.exists("out/card"))
    try folder.write(PlantedScene().text, to: "card.json")
    #expect(segue("verify", folder("card.json"), "--report", folder("out")).status == .success)
    #expect(try folder.list("out") == ["index.html", "result.json"])
  }
}
