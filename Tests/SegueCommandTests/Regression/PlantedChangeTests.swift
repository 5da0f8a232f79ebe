import SystemFiles
import Testing

/// Each planted change, with the recorded text withheld, so that nothing but pixels and traces can tell.
@MainActor
@Suite("Planted changes are told apart")
struct PlantedChangeTests {
  struct Planted: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var scene: PlantedScene
    /// What the verdict has to say.
    var says: [String]

    init(_ about: String, _ says: String..., change: (inout PlantedScene) -> Void) {
      testDescription = about
      self.says = says
      scene = PlantedScene()
      change(&scene)
    }
  }

  nonisolated static let planted: [Planted] = [
    Planted("spring damping", "cause: detail.frame: [", "at frame 3") { $0.damping = 0.7 },
    Planted("one colour", "cause: detail.backgroundColor: #3366CCFF → #CC6633FF at frame 2", "stays so") {
      $0.tint = "#CC6633"
    },
    Planted("corner radius", "cause: detail.cornerRadius: 12 → 16 at frame 2", "stays so") { $0.radius = 16 },
    Planted("a frame later", "kind: shifted: the same pictures 1 frame later") { $0.start = 0.15 },
    Planted("a longer duration", "kind: longer by 4 frames", "cause: detail.frame") { $0.duration = 0.7 },
    Planted("dimming", "cause: dimming.", "kind: part of the frames") { $0.dimming = 0.35 },
    Planted(
      "a quarter of a pixel", "kind: everywhere",
      "cause: list.cell.frame: [4, 6, 32, 12] → [4.25, 6, 32, 12] at frame 0"
    ) { $0.nudge = 0.25 },
    Planted(
      "one glitched frame", "kind: one frame only: a glitch", "CHANGED frame 6 of 13",
      "cause: list.lamp.alpha: 1 → 0 at frame 6"
    ) {
      $0.steps = """
        { "at": 0.3, "set": [{ "view": "list.lamp", "property": "alpha", "value": 0 }] }, { "at": 0.35, "set": [{ "view": "list.lamp", "property": "alpha", "value": 1 }] },
        """
    },
    Planted("the end alone", "kind: the end state only", "cause: list.lamp.alpha: 1 → 0 at frame 12") {
      $0.steps = "{ \"at\": 0.6, \"set\": [{ \"view\": \"list.lamp\", \"property\": \"alpha\", \"value\": 0 }] },"
    },
  ]

  @Test(arguments: planted)
  func theVerdictNamesKindAndCause(_ planted: Planted) throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    #expect(segue("record", folder("card.json"), "--keep", "all").status == .success)
    try FileSystem.remove(folder("Baselines/card/source/card.json"))
    try folder.write(planted.scene.text, to: "card.json")
    let run = segue("verify", folder("card.json"), "--report", folder("out"))
    #expect(run.status == .failed)
    for words in planted.says { #expect(run.text.contains(words), "\(run.text)") }
  }

  @Test func pixelsAreCountedAgainstTheRecordedSceneRenderedAgain() throws {
    let (run, folder) = try VerifyTests.verify(PlantedScene().text, PlantedScene(tint: "#3366CD").text)
    #expect(run.text.contains("CHANGED frames 2–12 of 13, worst "), "\(run.text)")
    #expect(run.text.contains("px, max Δ 1\n"))
    #expect(run.text.contains("text: card.json:"))
    let frames = try JSONObject(file: folder("out/result.json")).objects("scenes")[0].objects("frames")
    #expect(frames.count == 13)
    for frame in frames {
      #expect(folder.exists("out/" + (try #require(frame.text("expectedFile")))))
      #expect(folder.exists("out/" + (try #require(frame.text("actualFile")))))
      #expect((frame.whole("changedPixels") == 0) == (frame.text("differenceFile") == nil))
    }
    #expect(frames[7].text("differenceFile") == "card/difference/frame-0007.png")
  }

  @Test func withoutTheRecordedSceneTheNearestKeptPictureIsShownAndNamed() throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("record", folder("card.json"))
    try FileSystem.remove(folder("Baselines/card/source/card.json"))
    try folder.write(PlantedScene(damping: 0.7).text, to: "card.json")
    _ = segue("verify", folder("card.json"), "--report", folder("out"))
    let frames = try JSONObject(file: folder("out/result.json")).objects("scenes")[0].objects("frames")
    let frame = try #require(frames.first { $0.whole("index") == 4 })
    #expect(frame.whole("nearestIndex") == 6)
    #expect(frame.whole("changedPixels") == nil)
    #expect(frame.text("expectedFile") == "card/expected/frame-0006.png")
  }

  @Test func aKeptPictureWithOtherPixelsIsNotBelieved() throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("record", folder("card.json"), "--keep", "all")
    try FileSystem.remove(folder("Baselines/card/source/card.json"))
    try folder.write(folder.bytes(of: "Baselines/card/key/frame-0000.png"), to: "Baselines/card/key/frame-0007.png")
    try folder.write(PlantedScene(tint: "#3366CD").text, to: "card.json")
    _ = segue("verify", folder("card.json"), "--report", folder("out"))
    let frames = try JSONObject(file: folder("out/result.json")).objects("scenes")[0].objects("frames")
    #expect(frames[7].whole("changedPixels") == nil)
    #expect(frames[8].whole("changedPixels") != nil)
  }

  @Test func limitsLetPassWhatTheyNameWithTheirReasonAndTheMeasure() throws {
    let limited = PlantedScene(
      tint: "#3366CD",
      render: """
        "fps": 20, "limits": { "tolerance": "channel:1", "reason": "the tint is rounded" }
        """)
    var old = limited
    old.tint = "#3366CC"
    let (run, _) = try VerifyTests.verify(old.text, limited.text)
    #expect(run.status == .success)
    #expect(run.text.contains("within limits: CHANGED"), "\(run.text)")
    #expect(run.text.contains("limits: --tolerance channel:1 (the tint is rounded)"))
    #expect(run.text.contains("measured: 0 of 2400 px"))
    let (strict, _) = try VerifyTests.verify(old.text, limited.text, flags: ["--max-pixels", "1"])
    #expect(strict.status == .failed)
    #expect(strict.text.contains("limits: --max-pixels 1"))
  }

  @Test func anIgnoredViewMayChange() throws {
    let (run, _) = try VerifyTests.verify(
      PlantedScene().text, PlantedScene().text.replacing("#00AA00", with: "#00AA11"),
      flags: ["--ignore-view", "list.lamp"])
    #expect(run.status == .success, "\(run.text)")
  }

  @Test func segueJSONGivesLimitsByGlobAndAPlaceForBaselines() throws {
    let folder = try SceneFolder([
      "segue.json": """
      { "baselines": "golden", "limits": { "cards/*": { "tolerance": "channel:1", "reason": "rounding" } } }
      """,
      "cards/card.json": PlantedScene().text, "other/card.json": PlantedScene().text,
    ])
    #expect(segue("record", folder.path).status == .success)
    #expect(folder.exists("golden/cards/card/baseline.json"))
    for name in ["cards/card.json", "other/card.json"] {
      try folder.write(PlantedScene(tint: "#3366CD").text, to: name)
    }
    #expect(segue("verify", folder("cards/card.json"), "--report", folder("out")).status == .success)
    #expect(segue("verify", folder("other/card.json"), "--report", folder("out")).status == .failed)
    #expect(segue("prune", folder.path, "--check").status == .success)
  }

  @Test(arguments: [
    ("{ \"limits\": { \"*\": { \"maxPixels\": 3 } } }", "need a \"reason\""),
    ("{ \"limit\": {} }", "did you mean \"limits\"?"),
    ("{ \"limits\": { \"*\": { \"tolerance\": \"loose\", \"reason\": \"r\" } } }", "\"tolerance\" is exact, channel:N"),
    ("{ \"limits\": ", "segue.json:1:"),
  ])
  func mistakesInSegueJSONHaveAPlace(_ text: String, _ says: String) throws {
    let folder = try SceneFolder(["segue.json": text, "card.json": PlantedScene().text])
    let run = segue("record", folder("card.json"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains(says), "\(run.messages)")
  }
}
