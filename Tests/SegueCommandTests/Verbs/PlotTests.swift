import PNGCoding
import SegueCommand
import Testing

@MainActor
@Suite("Plots")
struct PlotVerbTests {
  /// A card slides 100 points upwards in half a second, without haste.
  nonisolated static let slide: String = """
    {
      "format": 1,
      "canvas": { "size": [100, 100], "scale": 1 },
      "params": { "seconds": { "default": 0.5, "type": "time" }, "curve": { "default": "linear", "type": "timing" } },
      "screens": { "home": {}, "detail": { "backgroundColor": "white", "subviews": [ { "id": "title" } ] } },
      "root": "home",
      "transitions": { "up": {
        "presentation": { "style": "overFullScreen" },
        "present": { "duration": "$seconds", "timing": "$curve", "tracks": [
          { "view": "to", "property": "frame", "from": [0, 100, 100, 100] } ] } } },
      "script": [ { "at": 0.2, "id": "open", "present": "detail", "via": "up" }, { "at": 0.4, "mark": "half" } ],
      "render": { "fps": 10 },
    }
    """

  private static func plays(_ arguments: String...) throws -> [JSONObject] {
    let run = segue(["plot", "--json"] + arguments)
    #expect(run.status == .success, "\(run.messages)")
    return try #require(try run.objects().first).objects("plays")
  }

  private static func isNear(_ one: [Double]?, _ other: [Double]) -> Bool {
    guard let one, one.count == other.count else { return false }
    return zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func aLinearTransitionHasTheNumbersOfALine() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let play = try #require(try Self.plays(folder("slide.json")).first)
    #expect(play.text("transition") == "open")
    #expect(play.text("view") == "detail")
    #expect(play.number("origin") == 0.2)
    let tenths: [Double] = [0, 0.1, 0.2, 0.3, 0.4, 0.5]
    #expect(Self.isNear(play.numbers("times"), tenths))
    let series = play.objects("series")
    #expect(series.map { $0.text("name") } == ["progress", "position", "velocity"])
    #expect(Self.isNear(series[0].numbers("values"), tenths.map { $0 * 2 }))
    #expect(Self.isNear(series[1].numbers("values"), tenths.map { $0 * 200 }))
    #expect(Self.isNear(series[2].numbers("values"), tenths.map { _ in 200 }))
    let moments = play.objects("moments")
    #expect(moments.map { $0.text("name") } == ["start", "half", "end"])
    #expect(Self.isNear(moments.compactMap { $0.number("time") }, [0, 0.2, 0.5]))
    #expect(try folder.list("") == ["slide.json"])
  }

  @Test func aPropertyIsPlottedInTheWholeSceneOrInATransition() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let scene = folder("slide.json")
    let whole = try #require(try Self.plays(scene, "--view", "detail", "--property", "frame.y").first)
    #expect(whole.number("origin") == 0)
    let series = whole.objects("series")
    #expect(series.map { $0.text("name") } == ["detail.frame.y", "velocity"])
    #expect(series.map { $0.text("unit") } == ["pt", "pt/s"])
    // It is in the window from the frame of its transition on.
    #expect(whole.numbers("times")?.count == 8)
    let part = try #require(
      try Self.plays(scene, "--view", "detail", "--property", "frame.y", "--transition", "open").first)
    #expect(Self.isNear(part.objects("series")[0].numbers("values"), [100, 80, 60, 40, 20, 0]))
    #expect(Self.isNear(part.objects("series")[1].numbers("values"), [Double](repeating: -200, count: 6)))
  }

  @Test func anotherRateHasOtherFrames() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let play = try #require(try Self.plays(folder("slide.json"), "--fps", "20").first)
    #expect(play.numbers("times")?.count == 11)
  }

  @Test func eachValueOfASweepIsAPlay() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let plays = try Self.plays(folder("slide.json"), "--sweep", "seconds=0.2,0.4")
    #expect(plays.map { $0.text("title") } == ["seconds=0.2", "seconds=0.4"])
    #expect(plays.map { $0.numbers("times")?.count } == [3, 5])
    let curves = try Self.plays(folder("slide.json"), "--sweep", "curve=linear,{bezier:[0.2,0,0,1]}")
    #expect(curves.map { $0.text("title") } == ["curve=linear", "curve={bezier:[0.2,0,0,1]}"])
  }

  @Test func aRenderedFolderHasTheCurvesOfItsScene() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    #expect(segue("render", folder("slide.json"), "-o", folder("out")).status == .success)
    for flags in [
      [], ["--view", "detail", "--property", "window"], ["--view", "detail", "--property", "backgroundColor"],
    ] {
      let runs = ["slide.json", "out/slide"].map { segue(["plot", folder($0), "--json"] + flags) }
      #expect(runs.allSatisfy { $0.status == .success }, "\(runs.map(\.messages))")
      let texts = zip(runs, ["slide.json", "out/slide"]).map { $0.text.replacing(folder($1), with: "") }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func picturesAreSVGOrPNGByTheirNames() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let scene = folder("slide.json")
    #expect(segue("plot", scene, "-o", folder("a.svg")).status == .success)
    #expect(try folder.text(of: "a.svg").hasPrefix("<svg "))
    #expect(segue("plot", scene, "-o", "-").output == (try folder.bytes(of: "a.svg")))
    #expect(segue("plot", scene, "-o", folder("a.png"), "--scale", "1").status == .success)
    #expect(try PNGDecoder.decode(folder.bytes(of: "a.png")).bitmap.width == 720)
    #expect(segue("plot", scene, "-o", folder("plots/"), "--json").status == .success)
    #expect(folder.exists("plots/slide-plot.svg"))
    #expect(segue("plot", scene, scene, "-o", folder("{scene}-curves.png")).status == .success)
    #expect(folder.exists("slide-curves.png"))
    #expect(segue("plot", scene, "-o", folder("dark.png"), "--appearance", "dark").status == .success)
    #expect(try folder.bytes(of: "dark.png") != folder.bytes(of: "slide-curves.png"))
  }

  nonisolated static let mistakes: [(flags: [String], says: [String])] = [
    (["--transition", "opne"], ["--transition", "'opne'", "open", "did you mean 'open'?"]),
    (["--view", "detial"], ["--view", "'detial'", "detail, detail.title", "did you mean 'detail'?"]),
    (["--view", "detail", "--property", "fram"], ["--property", "'fram'", "'frame'?", "cornerRadius"]),
    (["--property", "frame"], ["--view"]),
    (["--sweep", "secnods=1,2"], ["secnods", "seconds"]), (["--sweep", "seconds=1,,2"], ["--sweep", "NAME=V1,V2"]),
    (["--sweep", "seconds"], ["NAME=V1,V2"]), (["--sweep", "seconds=1", "--set", "seconds=2"], ["--set", "seconds"]),
    (["-o", "x.pdf"], [".svg or .png"]), (["-o", "x.svg", "--scale", "2"], ["--scale", ".png"]),
    (["-o", "x.png", "--scale", "9"], ["--scale", "at most 8"]),
    (["-o", "-", "--json"], ["--json", "standard output"]),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsToldWithWhatThereIs(_ flags: [String], _ says: [String]) throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    let run = segue(["plot", folder("slide.json")] + (flags.contains("-o") ? [] : ["-o", folder("x.svg")]) + flags)
    #expect(run.status == .usage, "\(run.messages)")
    for text in says { #expect(run.messages.contains(text), "\(run.messages)") }
    #expect(try folder.list("") == ["slide.json"])
  }

  @Test func aSceneWithoutATransitionIsAMistakeThatNamesTheOtherWay() throws {
    let folder = try SceneFolder(["still.json": #"{ "format": 1, "screens": { "home": {} }, "root": "home" }"#])
    let run = segue("plot", folder("still.json"), "-o", folder("x.svg"))
    #expect(run.status == .usage)
    #expect(run.messages.contains("no transition runs in it; --view V --property P"))
  }

  @Test func whatARenderedFolderDoesNotKnowIsAMistake() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    _ = segue("render", folder("slide.json"), "-o", folder("out"))
    let run = segue("plot", folder("out/slide"), "--view", "detail", "--property", "shadow.radius", "-o", "-")
    #expect(run.status == .usage)
    #expect(run.messages.contains("plot the scene itself"))
    let set = segue("plot", folder("out/slide"), "--set", "seconds=1", "-o", "-")
    #expect(set.status == .usage)
    #expect(set.messages.contains("rendered already"))
  }

  @Test func theSamePlotHasTheSameBytes() throws {
    let folder = try SceneFolder(["slide.json": Self.slide])
    for name in ["a.png", "b.png", "a.svg", "b.svg"] {
      #expect(segue("plot", folder("slide.json"), "-o", folder(name), "--sweep", "seconds=0.2,0.4").status == .success)
    }
    #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
    #expect(try folder.bytes(of: "a.svg") == folder.bytes(of: "b.svg"))
  }
}
