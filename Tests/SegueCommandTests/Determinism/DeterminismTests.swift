import SegueCommand
import Testing

@MainActor
@Suite("The same scene gives the same bytes")
struct DeterminismTests {
  /// Renders into a folder, and gives the files in it.
  private static func render(_ folder: SceneFolder, to output: String, _ flags: [String]) throws -> [String: [UInt8]] {
    let run = segue(["render", folder("varied.json"), "-o", folder(output)] + flags)
    #expect(run.status == .success, "\(run.messages)")
    var files: [String: [UInt8]] = [:]
    for name in try folder.list("\(output)/varied") { files[name] = try folder.bytes(of: "\(output)/varied/\(name)") }
    return files
  }

  @Test func theSceneIsNoStill() throws {
    let folder = try VariedScene.folder()
    let frames = try Self.render(folder, to: "out", []).filter { $0.key.hasSuffix(".png") }
    #expect(frames.count == VariedScene.frameCount)
    #expect(Set(frames.values).count > 20)
  }

  @Test(arguments: ["1", "2", "7"])
  func whateverTheNumberOfJobs(jobs: String) throws {
    let folder = try VariedScene.folder()
    let usual = try Self.render(folder, to: "usual", [])
    #expect(try Self.render(folder, to: "other", ["--jobs", jobs]) == usual)
  }

  @Test func wholeOrFrameByFrame() throws {
    let folder = try VariedScene.folder()
    let whole = try Self.render(folder, to: "whole", [])
    for index in 0..<VariedScene.frameCount {
      let name = "frame-00\(index < 10 ? "0" : "")\(index).png"
      let alone = try Self.render(folder, to: "alone-\(index)", ["--frames", "\(index)"])
      #expect(alone.keys.sorted() == [name, "sequence.json", "trace.jsonl"])
      #expect(alone[name] == whole[name], "\(name)")
      #expect(alone["trace.jsonl"] == whole["trace.jsonl"])
    }
  }

  @Test(arguments: ["5..12", "..9", "20..", "half", "0..-1/7", "3,30,4"])
  func inParts(range: String) throws {
    let folder = try VariedScene.folder()
    let whole = try Self.render(folder, to: "whole", [])
    let part = try Self.render(folder, to: "part", ["--frames", range, "--jobs", "3"])
    for (name, bytes) in part where name != "sequence.json" { #expect(bytes == whole[name], "\(name)") }
  }

  @Test func partsAddUpToTheWhole() throws {
    let folder = try VariedScene.folder()
    let whole = try Self.render(folder, to: "whole", [])
    for range in ["20..", "7", "..6", "8..25/2", "9..19"] {
      _ = try Self.render(folder, to: "parts", ["--frames", range])
    }
    #expect(try Self.render(folder, to: "parts", ["--frames", "0"]) == whole)
  }

  @Test func asAStill() throws {
    let folder = try VariedScene.folder()
    let whole = try Self.render(folder, to: "whole", [])
    for index in [0, 11, 30] {
      let still = segue("still", folder("varied.json"), "--frame", "\(index)", "-o", "-")
      #expect(still.output == whole["frame-00\(index < 10 ? "0" : "")\(index).png"])
    }
  }

  @Test func againAndAgain() throws {
    let folder = try VariedScene.folder()
    let first = try Self.render(folder, to: "first", [])
    #expect(try Self.render(folder, to: "second", []) == first)
    #expect(try Self.render(folder, to: "first", []) == first)
  }

  @Test func fromStandardInput() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    _ = segue("render", "-", "-o", folder("out"), input: SmallScene.card)
    for name in try folder.list("out/card") where name != "sequence.json" {
      #expect(try folder.bytes(of: "out/stdin/\(name)") == folder.bytes(of: "out/card/\(name)"))
    }
  }
}
