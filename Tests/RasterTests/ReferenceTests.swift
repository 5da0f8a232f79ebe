import DisplayLists
import Pixels
import Raster
import TestSupport
import Testing

struct ReferenceTests {
  /// Of 256 lists each: 40,960 with optimisation; without it a tenth of them take longer.
  static let seeds: ClosedRange<UInt64> = TestBuild.isOptimised ? 1...160 : 1...6

  @Test("Rows painted fast, and the files made of them, equal the slow reference in every pixel", arguments: seeds)
  func equalsReference(seed: UInt64) {
    var lists = RandomDisplayLists(seed: seed)
    for index in 0..<256 {
      let complaints = PaintingAudit(lists.next()).complaints
      #expect(complaints.isEmpty, "list \(index) of seed \(seed)")
      if !complaints.isEmpty { return }
    }
  }

  @Test("What is kept of earlier frames changes no pixel of later ones", arguments: UInt64(400)...407)
  func cache(seed: UInt64) {
    var lists = RandomDisplayLists(seed: seed)
    for index in 0..<64 {
      let list = lists.next()
      var frames = [list, list]
      // Frames of one canvas that have some items in common.
      for other in [lists.next(), lists.next()] {
        var frame = list
        frame.items = other.items + list.items.dropFirst()
        frames.append(frame)
      }
      frames += [list, frames[2]]
      let cache = PaintCache()
      for frame in frames {
        let painted = Bitmap(painting: frame, cache: cache)
        #expect(painted == Bitmap(painting: frame), "list \(index) of seed \(seed)")
      }
    }
  }
}
