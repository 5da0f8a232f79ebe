import SegueCommand
import TestSupport
import Testing

/// What the page on many machines says of GNU parallel.
@Suite("Frames and scenes by GNU parallel", .serialized)
struct ParallelTests {
  private static func block(_ index: Int) throws -> String {
    let blocks = try Recipe.manyMachines.blocks(under: "GNU parallel")
    try #require(blocks.count == 3)
    return blocks[index]
  }

  @Test(.enabled(if: OtherTool.parallel.isExpected, "GNU parallel is not installed"))
  func aKilledShardIsMissedAndRunAgain() throws {
    let folder = try SharedFolder()
    let first = try folder.start(try Self.block(0), printingTo: "first.log")
    #expect(waits { folder.exists("frames/long/frame-0\(SharedFolder.secondShard).png") || !first.isRunning })
    try folder.kill(shard: "2/8")
    first.waitUntilExit()
    #expect(first.terminationStatus == ExitStatus.usage.rawValue)
    let told = try folder.text(of: "first.log")
    #expect(told.contains("frames/long/sequence-2-of-8.json was interrupted; run that shard again"), "\(told)")
    #expect(!folder.exists("frames/long/sequence.json"))

    let second = try folder.run(try Self.block(1))
    #expect(second.status == 0, "\(second.output)")
    #expect(second.output.contains("frames/long: \(SharedFolder.longFrames) frames of 8 shards"), "\(second.output)")
    // A line of headings, one for each shard, and one for the shard that was run again.
    #expect(try folder.text(of: "frames.log").split(separator: "\n").count == 10)
    try folder.expectWhole()
  }

  @Test(.enabled(if: OtherTool.parallel.isExpected, "GNU parallel is not installed"))
  func scenesAreSharedAndMissedToo() throws {
    let folder = try SharedFolder(SharedFolder.manyShort)
    let all = try folder.run(try Self.block(2))
    #expect(all.status == 0, "\(all.output)")
    try folder.expectWhole()
    try folder.remove("frames/card 7/frame-0002.png")
    let merge = try folder.run("segue merge frames --scenes Scenes")
    #expect(merge.status == ExitStatus.usage.rawValue)
    #expect(merge.output.contains("frames/card 7/frame-0002.png is missing"), "\(merge.output)")
  }

  /// The lines at the beginning of the page, which need nobody else.
  @Test func machinesNeedNothingButTheirNumbers() throws {
    let block = try #require(try Recipe.manyMachines.blocks(under: "# Many machines").first)
    let folder = try SharedFolder(SharedFolder.manyShort)
    let run = try folder.run(block)
    #expect(run.status == 0, "\(run.output)")
    try folder.expectWhole()
  }
}
