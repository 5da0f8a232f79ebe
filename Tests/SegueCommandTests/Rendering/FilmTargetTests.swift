import SegueCommand
import StagePlayback
import TestSupport
import Testing

@MainActor
@Suite("Where films go")
struct FilmTargetTests {
  /// What is asked for, and the only file that there is then.
  struct Case: Sendable {
    var render: String = "\"fps\": 10"
    var flags: [String]
    var file: String
  }

  nonisolated static let cases: [Case] = [
    Case(flags: ["-o", "card.apng"], file: "card.apng"),
    Case(flags: ["-o", "deep/card.Y4M"], file: "deep/card.Y4M"),
    Case(flags: ["-o", "{scene}@{scale}x.rgba"], file: "card@2x.rgba"),
    Case(flags: ["-o", "out", "--format", "apng"], file: "out/card.apng"),
    Case(flags: ["-o", "card.apng", "--format", "apng"], file: "card.apng"),
    Case(flags: ["--format", "y4m"], file: "frames/card.y4m"),
    Case(render: "\"fps\": 10, \"format\": \"apng\"", flags: [], file: "frames/card.apng"),
    Case(render: "\"fps\": 10, \"format\": \"apng\"", flags: ["-o", "out"], file: "out/card.apng"),
    Case(render: "\"fps\": 10, \"format\": \"apng\"", flags: ["-o", "x.rgba"], file: "x.rgba"),
    Case(render: "\"fps\": 10, \"output\": \"x.y4m\"", flags: [], file: "x.y4m"),
  ]

  @Test(arguments: cases) func aFilmStandsAlone(_ film: Case) throws {
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: film.render)])
    let flags = film.flags.map { "'\($0)'" }.joined(separator: " ")
    let run = try Shell.run("\"$0\" render card.json \(flags)", zero: BuiltTool().path, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.tree(".") == ["./\(film.file)", "./card.json"].sorted())
  }

  @Test func aFormatOfTheScenesGivesWayToTheNameOfAFrame() throws {
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: "\"fps\": 10, \"format\": \"apng\"")])
    #expect(segue("render", folder("card.json"), "-o", folder("out/f-####.png")).status == .success)
    #expect(try folder.frames("out").count == 5)
  }

  nonisolated static let mistakes: [(flags: [String], says: String)] = [
    (["-o", "-"], "still -o -"), (["-o", "-", "--format", "png"], "--format apng"),
    (["-o", "x.apng", "--format", "y4m"], "does not end like y4m"),
    (["-o", "x-####.png", "--format", "y4m"], "does not end like y4m"),
    (["-o", "-", "--format", "rgba", "--json"], "standard output"),
    (["-o", "x.apng", "--existing", "skip"], "as a whole"),
    (["-o", "{scenery}.apng"], "unknown placeholder"), (["--format", "gif"], "expected png, apng, y4m, rgba"),
    (["--speed", "0"], "a factor"), (["--speed", "slow"], "a factor"),
    (["--speed", "0.123456789", "--fps", "59.123456789"], "too many digits"),
  ]

  @Test(arguments: mistakes) func whatCannotBeIsAMistakeOfUsage(_ flags: [String], _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue(["render", folder("card.json")] + flags)
    #expect(run.status == .usage)
    #expect(run.messages.contains(says), "\(run.messages)")
  }

  @Test func aFilmThatIsThereStaysWhereThatIsAsked() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "x.apng": "mine"])
    let run = segue("render", folder("card.json"), "-o", folder("x.apng"), "--existing", "fail")
    #expect(run.status == .cannotWrite)
    #expect(try folder.text(of: "x.apng") == "mine")
    #expect(segue("render", folder("card.json"), "-o", folder("x.apng")).status == .success)
    #expect(try folder.text(of: "x.apng") != "mine")
  }

  @Test func twoScenesDoNotGoIntoOneFilm() throws {
    let folder = try SceneFolder(["a.json": SmallScene.card, "b.json": SmallScene.card])
    #expect(segue("render", folder("a.json"), folder("b.json"), "-o", folder("x.apng")).status == .usage)
    #expect(!folder.exists("x.apng"))
  }

  @Test func aFilmTellsWhatItsSceneExpects() throws {
    let folder = try SceneFolder(["card.json": SmallScene.disappointing])
    #expect(segue("render", folder("card.json"), "-o", folder("x.apng")).status == .failed)
    #expect(folder.exists("x.apng"))
  }
}

@MainActor
@Suite("Speed")
struct SpeedTests {
  @Test(arguments: [("0.25", 17, 0.025), ("0.5", 9, 0.05), ("2", 3, 0.2)])
  func framesShowTheScenesTimeFasterOrSlower(_ speed: String, _ frames: Int, _ step: Double) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("render", folder("card.json"), "-o", folder("out"), "--speed", speed).status == .success)
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    #expect(record.whole("fps") == 10)
    #expect(record.number("speed") == Double(speed))
    #expect(record.whole("frameCount") == frames)
    let times = record.objects("frames").compactMap { $0.number("time") }
    // Steps need not be binary fractions.
    let rounding = 1e-12
    #expect(times.count == frames)
    #expect(times.enumerated().allSatisfy { abs($1 - Double($0) * step) < rounding })
  }

  @Test func slowMotionShowsTheFramesOfAHigherRate() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let scene = folder("card.json")
    #expect(segue("render", scene, "-o", folder("slow"), "--speed", "0.25").status == .success)
    #expect(segue("render", scene, "-o", folder("dense"), "--fps", "40").status == .success)
    for frame in try folder.frames("dense/card") {
      #expect(try folder.bytes(of: "slow/card/\(frame)") == folder.bytes(of: "dense/card/\(frame)"))
    }
    #expect(try folder.frames("slow/card").count == 17)
  }
}
