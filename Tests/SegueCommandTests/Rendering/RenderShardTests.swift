import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Rendering in shards")
struct RenderShardTests {
  private static func render(_ folder: SceneFolder, _ output: String, _ flags: String...) -> ToolRun {
    segue(["render", folder("card.json"), "-o", folder(output)] + flags)
  }

  /// Every file of a rendering but the records of shards.
  private static func files(_ name: String, in folder: SceneFolder) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in try folder.list(name) where !file.contains("-of-") {
      files[file] = try folder.bytes(of: "\(name)/\(file)")
    }
    return files
  }

  /// With eight shards of five frames some have none.
  @Test(arguments: [1, 2, 3, 5, 8])
  func shardsJoinedAreTheWholeByteByByte(count: Int) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(Self.render(folder, "whole").status == .success)
    for index in (1...count).reversed() {
      let run = Self.render(folder, "parts", "--shard", "\(index)/\(count)")
      #expect(run.status == .success, "\(run.messages)")
    }
    #expect(!folder.exists("parts/card/sequence.json"))
    let merge = segue("merge", folder("parts"))
    #expect(merge.status == .success, "\(merge.messages)")
    #expect(try Self.files("parts/card", in: folder) == Self.files("whole/card", in: folder))
    #expect(segue("record", folder("parts/card")).status == .success)
  }

  @Test func shardsInFoldersOfTheirOwnAreBroughtTogether() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(Self.render(folder, "whole").status == .success)
    for index in 1...3 { _ = Self.render(folder, "part-\(index)", "--shard", "\(index)/3") }
    let parts = (1...3).map { folder("part-\($0)") }
    #expect(segue(["merge"] + parts).messages.contains("name it with -o"))
    #expect(segue(["merge"] + parts + ["-o", folder("all")]).status == .success)
    #expect(try Self.files("all/card", in: folder) == Self.files("whole/card", in: folder))
  }

  @Test func whatIsMissingIsNamedAndNothingIsWritten() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    func complaint() -> String {
      let run = segue("merge", folder("out"))
      #expect(run.status == .usage)
      #expect(!folder.exists("out/card/sequence.json"))
      return run.messages
    }
    _ = Self.render(folder, "out", "--shard", "1/3")
    _ = Self.render(folder, "out", "--shard", "3/3")
    #expect(complaint().contains("shard 2 of 3 is missing"))
    _ = Self.render(folder, "out", "--shard", "2/3", "--frames", "0..1")
    #expect(complaint().contains("frame 0 is in two shards"))
    try FileSystem.remove(folder("out/card/sequence-2-of-3.json"))
    _ = Self.render(folder, "out", "--shard", "2/3", "--frames", "2,3")
    #expect(complaint().contains("frame 1 is in no shard"))
    _ = Self.render(folder, "out", "--shard", "2/3")
    try FileSystem.remove(folder("out/card/frame-0002.png"))
    #expect(complaint().contains("frame-0002.png is missing"))
    _ = Self.render(folder, "out", "--shard", "2/4")
    #expect(complaint().contains("different numbers of shards"))
  }

  @Test func anInterruptedShardIsCompletedByRunningItAgain() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    for index in 1...2 { _ = Self.render(folder, "out", "--shard", "\(index)/2") }
    let record = "out/card/sequence-2-of-2.json"
    try folder.write(folder.text(of: record).replacing("\"complete\":true", with: "\"complete\":false"), to: record)
    try FileSystem.remove(folder("out/card/frame-0003.png"))
    #expect(segue("merge", folder("out")).messages.contains("was interrupted"))
    #expect(Self.render(folder, "out", "--shard", "2/2", "--existing", "skip").status == .success)
    #expect(segue("merge", folder("out")).status == .success)
    #expect(try folder.frames("out/card").count == 5)
  }

  @Test func shardsOfTwoStatesOfASceneAreNoWhole() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = Self.render(folder, "out")
    _ = Self.render(folder, "out", "--shard", "1/2", "--set", "seconds=0.3")
    #expect(!folder.exists("out/card/sequence.json"), "it would tell of another state")
    #expect(try folder.frames("out/card").count == 5, "a shard removes no frames")
    _ = Self.render(folder, "out", "--shard", "2/2")
    #expect(segue("merge", folder("out")).messages.contains("are not of one rendering"))
    _ = Self.render(folder, "out", "--shard", "2/2", "--set", "seconds=0.3")
    #expect(segue("merge", folder("out")).status == .success)
    #expect(try folder.frames("out/card").count == 4, "joining removes those of the earlier state")
    _ = Self.render(folder, "out")
    #expect(try folder.list("out/card").allSatisfy { !$0.contains("-of-") })
  }

  @Test func aNameOfOnesOwnIsRefused() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(Self.render(folder, "{frame}.png", "--shard", "1/2").status == .usage)
  }
}
