import Foundation
import SegueCommand
import TestSupport
import Testing

/// What the page on many machines says of Slurm, on a cluster of this machine alone.
@Suite("Frames and scenes by Slurm", .serialized)
struct SlurmTests {
  /// The lines of a block, which end with the work that joins; the number by which Slurm knows it.
  private static func submit(_ index: Int, _ folder: SharedFolder, _ cluster: SlurmCluster) throws -> Int {
    let blocks = try Recipe.manyMachines.blocks(under: "Slurm")
    try #require(blocks.count == 3)
    let run = try folder.run(cluster.environment + blocks[index])
    #expect(run.status == 0, "\(run.output)")
    return try #require(run.output.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }, "\(run.output)")
  }

  @Test(.enabled(if: SlurmCluster.isExpected, "slurm-wlm or munge is not installed"))
  func aKilledTaskIsMissedAndRunAgain() throws {
    let (folder, cluster) = (try SharedFolder(), try SlurmCluster())
    defer { cluster.stop() }
    try cluster.start()
    let merge = try Self.submit(0, folder, cluster)
    let array = try cluster.ask("squeue --noheader --name segue-frames --format %F | head -n 1")
    #expect(waits { folder.exists("frames/long/frame-0\(SharedFolder.secondShard).png") })
    #expect(try cluster.ask("scancel --signal=KILL --full \(array)_2").isEmpty)
    try cluster.waitForAll()
    let told = try folder.text(of: "merge.log")
    #expect(told.contains("frames/long/sequence-2-of-8.json was interrupted; run that shard again"), "\(told)")
    #expect(try cluster.ask("scontrol show job \(merge)").contains("ExitCode=\(ExitStatus.usage.rawValue):0"))
    #expect(!folder.exists("frames/long/sequence.json"))

    _ = try Self.submit(1, folder, cluster)
    try cluster.waitForAll()
    let joined = try folder.text(of: "merge.log")
    #expect(joined.contains("frames/long: \(SharedFolder.longFrames) frames of 8 shards"), "\(joined)")
    try folder.expectWhole()
  }

  @Test(.enabled(if: SlurmCluster.isExpected, "slurm-wlm or munge is not installed"))
  func scenesAreShared() throws {
    let (folder, cluster) = (try SharedFolder(SharedFolder.manyShort), try SlurmCluster())
    defer { cluster.stop() }
    try cluster.start()
    let merge = try Self.submit(2, folder, cluster)
    try cluster.waitForAll()
    let told = try folder.text(of: "merge.log")
    #expect(told.split(separator: "\n").filter { $0.hasSuffix("5 frames, rendered at once") }.count == 11, "\(told)")
    #expect(try cluster.ask("scontrol show job \(merge)").contains("ExitCode=0:0"))
    try folder.expectWhole()
  }
}
