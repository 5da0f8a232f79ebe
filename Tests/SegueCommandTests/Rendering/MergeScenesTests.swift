import SegueCommand
import SystemFiles
import Testing

/// `merge --scenes`, which misses what nobody rendered at all.
@MainActor
@Suite("Scenes that must be there")
struct MergeScenesTests {
  private static func folder() throws -> SceneFolder {
    try SceneFolder(["Scenes/card.json": SmallScene.card, "Scenes/inner/other.json": SmallScene.card])
  }

  private static func render(_ folder: SceneFolder, _ flags: String..., of scenes: String = "Scenes") {
    #expect(segue(["render", folder(scenes), "-o", folder("out")] + flags).status == .success)
  }

  private static func merge(_ folder: SceneFolder, _ flags: String...) -> ToolRun {
    segue(["merge", folder("out"), "--scenes", folder("Scenes")] + flags)
  }

  @Test func aSceneThatNobodyRenderedIsNamed() throws {
    let folder = try Self.folder()
    for shard in ["1/2", "2/2"] { Self.render(folder, "--shard", shard, of: "Scenes/card.json") }
    let run = Self.merge(folder)
    #expect(run.status == .usage)
    #expect(run.messages.contains("has no frames of \(folder("Scenes/inner/other.json"));"), "\(run.messages)")
    #expect(!folder.exists("out/card/sequence.json"))
    for shard in ["1/2", "2/2"] { Self.render(folder, "--shard", shard, "--existing", "skip") }
    #expect(Self.merge(folder).status == .success)
    #expect(folder.exists("out/inner/other/sequence.json"))
  }

  @Test func scenesInShardsAndAtOnceAreAWhole() throws {
    let folder = try Self.folder()
    Self.render(folder)
    for shard in ["1/2", "2/2"] { Self.render(folder, "--shard", shard, of: "Scenes/card.json") }
    let run = Self.merge(folder)
    #expect(run.status == .success, "\(run.messages)")
    #expect(run.messages.contains("out/card: 5 frames of 2 shards\n"), "\(run.messages)")
    #expect(run.messages.contains("out/inner/other: 5 frames, rendered at once\n"), "\(run.messages)")
  }

  @Test func aWholeThatIsNoneIsNamed() throws {
    let folder = try Self.folder()
    Self.render(folder)
    #expect(Self.merge(folder).status == .success)
    try FileSystem.remove(folder("out/inner/other/frame-0003.png"))
    let missing = Self.merge(folder)
    #expect(missing.status == .usage)
    #expect(missing.messages.contains("out/inner/other/frame-0003.png is missing"), "\(missing.messages)")
    try FileSystem.remove(folder("out/card/sequence.json"))
    Self.render(folder, "--frames", "0..3", of: "Scenes/card.json")
    let partial = Self.merge(folder)
    #expect(partial.status == .usage)
    #expect(partial.messages.contains("out/card/sequence.json has not all frames"), "\(partial.messages)")
  }

  @Test func aVariantIsARenderingOfItsOwn() throws {
    let varied = SmallScene.scene(render: "\"fps\": 10, \"variants\": { \"dark\": { \"appearance\": \"dark\" } }")
    let folder = try SceneFolder(["Scenes/card.json": varied])
    Self.render(folder, "--variant", "dark")
    #expect(Self.merge(folder, "--variant", "dark").status == .success)
    #expect(Self.merge(folder).messages.contains("has no frames of"))
    #expect(segue("merge", folder("out"), "--variant", "dark").messages.contains("--scenes"))
    #expect(segue("merge", "--scenes", folder("Scenes")).status == .usage)
  }

  /// Whoever was killed leaves a file that is not finished, under a name that nobody uses again.
  @Test func whatAKilledShardLeftIsRemoved() throws {
    let folder = try Self.folder()
    for shard in ["1/2", "2/2"] { Self.render(folder, "--shard", shard) }
    try folder.write("half", to: "out/card/.segue-abc-trace.jsonl")
    #expect(Self.merge(folder).status == .success)
    #expect(!folder.exists("out/card/.segue-abc-trace.jsonl"))
  }
}
