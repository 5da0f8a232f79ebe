import FrameOutput
import PNGCoding
import Pixels
import SegueCommand
import Testing

@MainActor
@Suite("Rendering a scene")
struct RenderTests {
  @Test func framesStandUnderTheNameOfTheSceneWithTheirRecordAndTrace() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.messages == "\(folder("card.json")): 5 frames in \(folder("out/card"))\n")
    let expected = (0...4).map { "frame-000\($0).png" } + ["sequence.json", "trace.jsonl"]
    #expect(try folder.list("out/card") == expected)
  }

  @Test func aFrameIsAPictureOfTheScenesScale() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let first = try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0000.png")).bitmap
    let last = try PNGDecoder.decode(folder.bytes(of: "out/card/frame-0004.png")).bitmap
    #expect(first.width == 40)
    #expect(first.height == 60)
    let white: UInt32 = 0xFFFF_FFFF
    #expect(first[0, 0] == white)
    // The card covers everything at the end; red is the lowest byte.
    let tint: UInt32 = 0xFFCC_6633
    #expect(last[0, 0] == tint)
    #expect(last[39, 59] == tint)
  }

  @Test func theRecordSaysEverythingOfTheSequence() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    let keys: Set = [
      "format", "scene", "complete", "engine", "fingerprint", "canvas", "scale", "fps", "frameCount", "frames",
      "events", "expectations", "warnings", "notes", "marks",
    ]
    #expect(record.keys == keys)
    #expect(record.whole("format") == 1)
    #expect(record.text("scene") == folder("card.json"))
    #expect(record.flag("complete") == true)
    #expect(record.text("engine") == EngineVersion.current.description)
    #expect(record.text("fingerprint")?.count == 32)
    #expect(record.numbers("canvas") == [20, 30])
    #expect(record.number("scale") == 2)
    #expect(record.number("fps") == 10)
    #expect(record.whole("frameCount") == 5)
  }

  @Test func theRecordNamesEachFrameWithTheDigestOfItsPixels() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let frames = try JSONObject(file: folder("out/card/sequence.json")).objects("frames")
    let times: [Double] = [0, 0.1, 0.2, 0.3, 0.4]
    #expect(frames.map { $0.whole("index") } == [0, 1, 2, 3, 4])
    #expect(frames.map { $0.number("time") } == times)
    #expect(frames.map { $0.texts("marks") } == [[], [], ["half"], [], []])
    for frame in frames {
      let file = try #require(frame.text("file"))
      let bitmap = try PNGDecoder.decode(folder.bytes(of: "out/card/\(file)")).bitmap
      #expect(frame.text("pixels") == bitmap.pixelDigest)
    }
    #expect(Set(frames.compactMap { $0.text("pixels") }).count == 5)
  }

  @Test func theRecordTellsWhatHappened() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let events = try JSONObject(file: folder("out/card/sequence.json")).objects("events")
    let start = try #require(events.first { $0.text("kind") == "start" })
    let end = try #require(events.first { $0.text("kind") == "end" })
    #expect(start.number("time") == 0)
    #expect(start.text("step") == "open")
    #expect(start.text("transition") == "fade")
    #expect(end.number("time") == 0.4)
    #expect(end.text("outcome") == "completed")
    let callbacks = events.filter { $0.text("kind") == "callback" }.compactMap { $0.text("detail") }
    #expect(callbacks.contains { $0.contains("viewWillAppear") })
    #expect(callbacks.contains { $0.contains("viewDidAppear") })
  }

  @Test func theTraceIsWhatTraceprints() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let printed = segue("trace", folder("card.json"))
    #expect(printed.status == .success)
    #expect(try printed.output == folder.bytes(of: "out/card/trace.jsonl"))
  }

  @Test func standardInputIsASceneToo() throws {
    let folder = try SceneFolder()
    let run = segue("render", "-", "-o", folder("out"), input: SmallScene.card)
    #expect(run.status == .success)
    #expect(try folder.frames("out/stdin").count == 5)
  }

  @Test func everyFrameIsALineOfJSONWithItsMarks() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--json", "--frames", "1..3")
    let lines = try run.objects()
    let keys: Set = ["scene", "index", "time", "file", "pixels", "marks"]
    #expect(lines.allSatisfy { $0.keys == keys })
    #expect(lines.map { $0.whole("index") } == [1, 2, 3])
    #expect(lines.map { $0.texts("marks") } == [[], ["half"], []])
    #expect(lines.map { $0.text("scene") } == Array(repeating: folder("card.json"), count: 3))
    #expect(lines[0].text("file") == folder("out/card/frame-0001.png"))
    let recorded = try JSONObject(file: folder("out/card/sequence.json")).objects("frames")
    #expect(lines.map { $0.text("pixels") } == recorded.map { $0.text("pixels") })
  }

  @Test func aDryRunListsPathsAndWritesNothing() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--dry-run", "--frames", "0,-1")
    #expect(run.status == .success)
    let names = ["frame-0000.png", "frame-0004.png", "trace.jsonl", "sequence.json"]
    #expect(run.lines == names.map { folder("out/card/\($0)") })
    #expect(!folder.exists("out"))
  }

  @Test func aDryRunListsJSONLinesToo() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--dry-run", "--json")
    #expect(try run.objects().map { $0.whole("index") } == [0, 1, 2, 3, 4])
    #expect(try run.objects()[2].texts("marks") == ["half"])
    #expect(!folder.exists("out"))
  }

  @Test func quietSaysNothingOfWhatWentWell() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--quiet")
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
  }

  @Test func progressIsShownOnlyToSomebodyWhoWatches() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let watched = segue(["render", folder("card.json"), "-o", folder("out")], isTerminal: true)
    #expect(watched.messages.contains("\r\u{1B}[K"))
    #expect(watched.messages.contains("5 of 5 frames"))
    #expect(watched.messages.contains("a second"))
    let quiet = segue(["render", folder("card.json"), "-o", folder("out"), "-q"], isTerminal: true)
    #expect(quiet.messages.isEmpty)
    let unwatched = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(!unwatched.messages.contains("\u{1B}"))
  }
}
