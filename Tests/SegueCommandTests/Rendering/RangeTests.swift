import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Which frames are rendered")
struct RangeTests {
  nonisolated static let ranges: [(range: String, indices: [Int])] = [
    ("0", [0]), ("2", [2]), ("-1", [4]), ("-5", [0]), ("1..3", [1, 2, 3]), ("1-3", [1, 2, 3]), ("3..", [3, 4]),
    ("..1", [0, 1]), ("..", [0, 1, 2, 3, 4]), ("0..4/2", [0, 2, 4]), ("0,2,-1", [0, 2, 4]), ("2,1,2", [1, 2]),
    ("half", [2]), ("half..", [2, 3, 4]), ("..half", [0, 1, 2]), ("half..-1/2", [2, 4]), ("3..99", [3, 4]),
    (" 1 , 3 ", [1, 3]),
  ]

  @Test(arguments: ranges)
  func aRangeNamesFramesByTheirTrueIndices(_ range: String, _ indices: [Int]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--frames", range)
    #expect(run.status == .success)
    #expect(try folder.frames("out/card") == indices.map { "frame-000\($0).png" })
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    #expect(record.objects("frames").map { $0.whole("index") } == indices)
    #expect(record.whole("frameCount") == 5)
    #expect(record.flag("complete") == true)
    let trace = try jsonLines(of: folder("out/card/trace.jsonl"))
    #expect(trace.map { $0.whole("frame") } == [0, 1, 2, 3, 4])
  }

  nonisolated static let mistakes: [(range: String, says: String)] = [
    ("9", "frames 0 to 4"), ("-6", "frames 0 to 4"), ("third", "the scene's marks are half"),
    ("3..1", "before it begins"),
    ("", "empty part"), ("1,,2", "empty part"), ("0..4/0", "step"), ("99999999999999999999", "no frame number"),
  ]

  @Test(arguments: mistakes)
  func aRangeThatMeansNothingIsAMistakeOfUsage(_ range: String, _ says: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue("render", folder("card.json"), "-o", folder("out"), "--frames", range)
    #expect(run.status == .usage)
    #expect(run.messages.contains("--frames"))
    #expect(run.messages.contains(says))
    #expect(!folder.exists("out"))
  }

  @Test func theScenesOwnRangeIsTheDefault() throws {
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: "\"fps\": 10, \"frames\": \"half..\"")])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(try folder.frames("out/card") == ["frame-0002.png", "frame-0003.png", "frame-0004.png"])
    _ = segue("render", folder("card.json"), "-o", folder("other"), "--frames", "0")
    #expect(try folder.frames("other/card") == ["frame-0000.png"])
  }

  @Test func theScenesOwnRangeIsAMistakeOfTheScene() throws {
    let folder = try SceneFolder(["card.json": SmallScene.scene(render: "\"fps\": 10, \"frames\": \"third\"")])
    let run = segue("render", folder("card.json"), "-o", folder("out"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("$.render.frames"))
  }

  @Test func aPartIsMergedIntoWhatIsThere() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--frames", "0,1")
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--frames", "3")
    let record = try JSONObject(file: folder("out/card/sequence.json"))
    #expect(record.objects("frames").map { $0.whole("index") } == [0, 1, 3])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--frames", "half,-1")
    _ = segue("render", folder("card.json"), "-o", folder("whole"))
    for name in try folder.list("whole/card") {
      #expect(try folder.bytes(of: "out/card/\(name)") == folder.bytes(of: "whole/card/\(name)"), "\(name)")
    }
  }
}
