import DisplayLists
import Foundation
import Pixels
import Raster
import TestSupport
import Testing

/// Holds every pixel of the random display lists to what the painter made of them before.
///
/// The slow reference shares the whole-number functions of single pixels with the painter; this notices when those change.
/// After a change of the random lists, or of pixels with the engine's version raised, record anew:
/// `SEGUE_RECORD_DIGESTS=1 swift test -c release --filter RandomPictureTests`.
struct RandomPictureTests {
  private static let recording = "SEGUE_RECORD_DIGESTS=1 swift test -c release --filter RandomPictureTests"
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Vectors/random-pictures.txt")

  /// How many seeds have a digest in common.
  private static let seedsOfGroup: UInt64 = 2

  private static func digest(group: UInt64) -> String {
    var hash = XXH64(seed: 0)
    for seed in (group * seedsOfGroup + 1)...((group + 1) * seedsOfGroup) {
      var lists = RandomDisplayLists(seed: seed)
      for _ in 0..<256 {
        for pixel in Bitmap(painting: lists.next()).pixels { hash.append(pixel) }
      }
    }
    return String(hash.value, radix: 16)
  }

  private static func digests() async -> [String] {
    let count = ReferenceTests.seeds.upperBound / seedsOfGroup
    return await withTaskGroup(of: (Int, String).self) { tasks in
      for group in 0..<count { tasks.addTask { (Int(group), digest(group: group)) } }
      var found = [String](repeating: "", count: Int(count))
      for await (group, digest) in tasks { found[group] = digest }
      return found
    }
  }

  @Test("Random pictures are those of the engine's version, with and without optimisation")
  func recorded() async throws {
    let found = await Self.digests()
    guard ProcessInfo.processInfo.environment["SEGUE_RECORD_DIGESTS"] == nil else { return try Self.record(found) }
    let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
    let differing = zip(found, recorded).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    #expect(
      differing.isEmpty && recorded.count >= found.count,
      "pixels changed: undo that, or raise EngineVersion.current.pixels and record: \(Self.recording)")
  }

  private static func record(_ digests: [String]) throws {
    try #require(ProcessInfo.processInfo.environment["CI"] == nil, "a machine that checks never records")
    try digests.map { "\($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded; run the tests again without SEGUE_RECORD_DIGESTS")
  }
}
