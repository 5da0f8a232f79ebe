import DisplayLists
import Pixels
import Raster
import TestSupport
import Testing

struct ReferenceTests {
  @Test("Rows painted fast equal the slow reference in every pixel", arguments: UInt64(1)...8)
  func equalsReference(seed: UInt64) {
    var lists = RandomDisplayLists(seed: seed)
    for index in 0..<256 {
      let list = lists.next()
      let painted = Bitmap(painting: list)
      let reference = ReferenceRasterizer.paint(list)
      #expect(painted == reference, "list \(index) of seed \(seed)")
      if painted != reference { return }
    }
  }
}
