import DisplayLists
import FrameSnapshots
import Geometry
import Pixels
import Testing

@Suite("What casts a layer's shadow")
struct ShadowTests {
  func shadow(of tree: LayerTree, scale: Double = 1) -> Shadow? {
    for item in tree.snapshot(scale: scale).displayList().items {
      if case .shadow(let shadow) = item.content { return shadow }
    }
    return nil
  }

  func shaded(_ layer: inout LayerSnapshot) {
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowOffset = Size(1, 2)
  }

  @Test func radiusAndOffsetScaleWithTheTransform() {
    let tree = LayerTree {
      $0.backgroundColor = .white
      $0.transform = Matrix4(AffineMatrix(2, 0, 0, 3, 0, 0))
      shaded(&$0)
    }
    let shadow = shadow(of: tree, scale: 2)
    #expect(shadow?.sigma == Size(16, 24))
    #expect(shadow?.offset == Point(4, 12))
    #expect(shadow?.opacity == 0.5)
  }

  @Test func anOpaqueShapeThatContainsTheRestIsTheCaster() {
    let tree = LayerTree(children: [.filled()]) {
      $0.backgroundColor = .white
      $0.cornerRadii = CornerRadii(8)
      shaded(&$0)
    }
    guard case .silhouette(let silhouette)? = shadow(of: tree)?.caster, case .roundedRect(let shape) = silhouette.shape
    else {
      Issue.record("one shape was expected")
      return
    }
    #expect(shape.radii == CornerRadii(8))
  }

  @Test func aSublayerThatReachesTheRoundedCornerCastsToo() {
    let tree = LayerTree(children: [.filled(Rect(0, 0, 20, 20))]) {
      $0.backgroundColor = .white
      $0.cornerRadii = CornerRadii(8)
      shaded(&$0)
    }
    guard case .items(let items)? = shadow(of: tree)?.caster else {
      Issue.record("items were expected")
      return
    }
    #expect(items.count == 2)
  }

  @Test func aBareLayerCastsTheShadowOfItsOnlyContentAsDenseAsThatIs() {
    let translucent = LayerTree(Rect(10, 10, 20, 20)) {
      $0.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    let shadow = shadow(of: LayerTree(children: [translucent], edit: shaded))
    guard case .silhouette? = shadow?.caster else {
      Issue.record("one shape was expected")
      return
    }
    #expect(shadow?.opacity == 0.25)
  }

  @Test func aClipFilledWithAnOpaqueColourCastsAsItsOutline() {
    let card = LayerTree(children: [.filled(Rect(0, 0, 90, 90))]) {
      $0.backgroundColor = .white
      $0.masksToBounds = true
      $0.cornerRadii = CornerRadii(8)
    }
    guard case .silhouette(let silhouette)? = shadow(of: LayerTree(children: [card], edit: shaded))?.caster,
      case .roundedRect(let shape) = silhouette.shape
    else {
      Issue.record("one shape was expected")
      return
    }
    #expect(shape.radii == CornerRadii(8))
  }

  @Test func aClipFilledWithAnOpaquePictureOrGradientCastsAsItsOutline() {
    let picture = Picture(Bitmap(width: 2, height: 2, filledWith: 0xff00_00ff))
    let stops = [Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 1, color: .black)]
    let cards = [
      LayerTree {
        $0.contents = ContentsSnapshot(picture: picture, scale: 1, mode: .scaleAspectFill)
        $0.masksToBounds = true
      },
      LayerTree {
        $0.gradient = GradientSnapshot(kind: .axial, stops: stops, start: .zero, end: Point(0, 1))
        $0.masksToBounds = true
      },
    ]
    for card in cards {
      guard case .silhouette? = shadow(of: LayerTree(children: [card], edit: shaded))?.caster else {
        Issue.record("one shape was expected")
        return
      }
    }
  }

  @Test func aClipThatAPictureFillsInPartCastsWhatItPaints() {
    let picture = Picture(Bitmap(width: 2, height: 2, filledWith: 0xff00_00ff))
    let card = LayerTree {
      $0.contents = ContentsSnapshot(picture: picture, scale: 1, mode: .center)
      $0.masksToBounds = true
    }
    guard case .items? = shadow(of: LayerTree(children: [card], edit: shaded))?.caster else {
      Issue.record("items were expected")
      return
    }
  }

  @Test func aClipFilledWithATranslucentColourCastsWhatItPaints() {
    let card = LayerTree(children: [.filled()]) {
      $0.backgroundColor = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
      $0.masksToBounds = true
    }
    guard case .items? = shadow(of: LayerTree(children: [card], edit: shaded))?.caster else {
      Issue.record("items were expected")
      return
    }
  }

  @Test func shadowsInsideDoNotCast() {
    let inner = LayerTree.filled(edit: shaded)
    guard case .silhouette? = shadow(of: LayerTree(children: [inner], edit: shaded))?.caster else {
      Issue.record("one shape was expected")
      return
    }
  }
}
