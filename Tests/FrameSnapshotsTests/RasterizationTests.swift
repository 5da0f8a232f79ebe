import DisplayLists
import FrameSnapshots
import Geometry
import Testing

@Suite("A layer that is rasterized becomes a picture of itself")
struct RasterizationTests {
  func rasterized(_ tree: LayerTree, scale: Double) -> (paint: RasterizedPaint, opacity: Double)? {
    let items = tree.snapshot(scale: scale).displayList().items
    guard items.count == 1, case .fill(let fill) = items[0].content, case .rasterized(let paint) = fill.paint else {
      return nil
    }
    return (paint, fill.opacity)
  }

  @Test func itsPictureHasItsOwnGridAndFadesAsOne() throws {
    let tree = LayerTree(children: [
      LayerTree(Rect(10, 10, 40, 20), [.filled(Rect(4, 4, 8, 8))]) {
        $0.backgroundColor = .white
        $0.shouldRasterize = true
        $0.opacity = 0.5
      }
    ])
    let (paint, opacity) = try #require(rasterized(tree, scale: 3))
    #expect(opacity == 0.5)
    #expect(paint.target == Rect(0, 0, 40, 20))
    #expect(paint.list.width == 40)
    #expect(paint.list.height == 20)
    #expect(paint.list.items.map(\.word) == ["color", "color"])
  }

  @Test func whatReachesOutOfItIsInThePictureToo() throws {
    let tree = LayerTree(children: [
      LayerTree(Rect(10, 10, 40, 20), [.filled(Rect(-6, 4, 8, 8))]) {
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      }
    ])
    let paint = try #require(rasterized(tree, scale: 1)?.paint)
    #expect(paint.target == Rect(-6, 0, 46, 20))
    #expect(paint.list.width == 92)
  }
}
