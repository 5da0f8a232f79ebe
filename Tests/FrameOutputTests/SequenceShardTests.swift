import FrameOutput
import Testing

@Suite("Shards of a sequence")
struct SequenceShardTests {
  @Test(arguments: [0, 1, 5, 60, 61], [1, 2, 7])
  func everyFrameIsInOneShardAndTheyAreAsLarge(frameCount: Int, count: Int) throws {
    let frames = Array(0..<frameCount)
    let parts = try (1...count).map { try #require(SequenceShard(index: $0, count: count)).part(of: frames) }
    #expect(parts.flatMap { $0 } == frames)
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: [(0, 2), (3, 2), (1, 0), (-1, 1)])
  func otherNumbersAreNone(index: Int, count: Int) {
    #expect(SequenceShard(index: index, count: count) == nil)
  }
}
