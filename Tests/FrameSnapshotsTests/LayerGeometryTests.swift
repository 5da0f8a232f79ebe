import DisplayLists
import FrameSnapshots
import Geometry
import Pixels
import Testing

@Suite("Where layers and their pictures lie")
struct LayerGeometryTests {
  @Test func aSublayerIsPlacedByPositionAnchorTransformAndItsParentsBounds() {
    let child = LayerTree(Rect(20, 30, 10, 10)) { $0.transform = Matrix4(AffineMatrix(2, 0, 0, 2, 0, 0)) }
    let tree = LayerTree(Rect(0, 0, 100, 100), [child]) { $0.bounds.origin = Point(5, 0) }
    let matrix = tree.snapshot().matricesToWindow()[1]
    let box = matrix.boundingBox(of: Rect(0, 0, 10, 10))
    let expected = Rect(10, 25, 20, 20)
    #expect(box == expected)
  }

  @Test func sublayerTransformActsAboutTheAnchorPointOfItsLayer() {
    let child = LayerTree(Rect(60, 60, 20, 20))
    let tree = LayerTree(Rect(0, 0, 100, 100), [child]) {
      $0.sublayerTransform = Matrix4(AffineMatrix(0.5, 0, 0, 0.5, 0, 0))
    }
    let box = tree.snapshot().matricesToWindow()[1].boundingBox(of: Rect(0, 0, 20, 20))
    let expected = Rect(55, 55, 10, 10)
    #expect(box == expected)
  }

  @Test func perspectiveShrinksWhatIsTurnedAway() {
    var turned = Matrix4()
    // Turned by 60° about y, seen from 200 points: CATransform3D with m34 = −1/200.
    let (cosine, sine) = (0.5, 0.75.squareRoot())
    (turned.m11, turned.m13, turned.m31, turned.m33) = (cosine, -sine, sine, cosine)
    var eye = Matrix4()
    eye.m34 = -1.0 / 200
    let child = LayerTree(Rect(0, 0, 100, 100)) { $0.transform = turned.concatenating(eye) }
    let matrix = LayerTree(children: [child]).snapshot().matricesToWindow()[1]
    let leftHeight = matrix.apply(Point(0, 100)).y - matrix.apply(Point(0, 0)).y
    let rightHeight = matrix.apply(Point(100, 100)).y - matrix.apply(Point(100, 0)).y
    // x = ∓50 lies at z = ±50·sin 60°, so it is drawn 1 / (1 − z/200) as tall.
    let expectedLeft = 100 / (1 - 50 * sine / 200)
    let expectedRight = 100 / (1 + 50 * sine / 200)
    #expect(abs(leftHeight - expectedLeft) < 1e-9)
    #expect(abs(rightHeight - expectedRight) < 1e-9)
  }

  static let modes: [(ContentMode, Rect)] = [
    (.scaleToFill, Rect(0, 0, 100, 50)), (.scaleAspectFit, Rect(25, 0, 50, 50)),
    (.scaleAspectFill, Rect(0, -25, 100, 100)),
    (.center, Rect(40, 15, 20, 20)), (.top, Rect(40, 0, 20, 20)), (.bottom, Rect(40, 30, 20, 20)),
    (.left, Rect(0, 15, 20, 20)), (.right, Rect(80, 15, 20, 20)), (.topLeft, Rect(0, 0, 20, 20)),
    (.topRight, Rect(80, 0, 20, 20)), (.bottomLeft, Rect(0, 30, 20, 20)), (.bottomRight, Rect(80, 30, 20, 20)),
  ]

  @Test(arguments: modes)
  func aPictureLiesWhereItsContentModePutsIt(_ mode: ContentMode, _ expected: Rect) {
    let tree = LayerTree(Rect(0, 0, 100, 50)) {
      $0.contents = ContentsSnapshot(picture: Picture(Bitmap(width: 40, height: 40)), scale: 2, mode: mode)
    }
    guard case .fill(let fill)? = tree.snapshot().displayList().items.first?.content,
      case .picture(let paint) = fill.paint
    else {
      Issue.record("a picture was expected")
      return
    }
    #expect(paint.target == expected)
    #expect(paint.source == Rect(0, 0, 40, 40))
  }

  static let canvases: [(points: Double, scale: Double, pixels: Int)] = [
    (393, 3, 1179), (393, 0.5, 196), (66.7, 10, 667), (0.2, 1, 1), (375.0 / 3, 3, 375),
  ]

  @Test(arguments: canvases)
  func aCanvasHasWholePixelsOnly(_ points: Double, _ scale: Double, _ pixels: Int) {
    let canvas = Canvas(size: Size(points, points), scale: scale)
    #expect(canvas.pixelWidth == pixels)
    #expect(canvas.pixelHeight == pixels)
  }

  @Test func contentsRectCutsACellOutOfAPicture() {
    let tree = LayerTree(Rect(0, 0, 100, 50)) {
      $0.contents = ContentsSnapshot(
        picture: Picture(Bitmap(width: 40, height: 40)), scale: 2, mode: .center,
        contentsRect: Rect(0.5, 0, 0.25, 1))
    }
    guard case .fill(let fill)? = tree.snapshot().displayList().items.first?.content,
      case .picture(let paint) = fill.paint
    else {
      Issue.record("a picture was expected")
      return
    }
    #expect(paint.source == Rect(20, 0, 10, 40))
    #expect(paint.target == Rect(47.5, 15, 5, 20))
  }
}
