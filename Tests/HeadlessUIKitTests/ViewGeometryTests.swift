import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameIsTheBoxAroundATransformedView() {
    let stage = TestStage()
    let view = stage.view(100, 100, 80, 40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(view.frame.rect, Rect(120, 80, 40, 80)))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.center == CGPoint(x: 140, y: 120))
  }

  @Test func settingTheFrameUnderAScaleGivesThatBox() {
    let stage = TestStage()
    let view = stage.view(0, 0, 80, 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(isNear(view.frame.rect, Rect(10, 20, 100, 100)))
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
  }

  @Test(arguments: [(0.5, 0.5), (0, 0), (1, 0.25)])
  func theAnchorPointIsWhereTheViewIsHeld(x: Double, y: Double) {
    let stage = TestStage()
    let view = stage.view(10, 20, 80, 40)
    view.anchorPoint = CGPoint(x: x, y: y)
    view.frame = CGRect(x: 30, y: 40, width: 100, height: 60)
    #expect(view.center == CGPoint(x: 30 + x * 100, y: 40 + y * 60))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(isNear(view.frame.rect, Rect(30 + x * 50, 40 + y * 30, 50, 30)))
  }

  @Test func pointsConvertThroughScrolledAndTransformedViews() {
    let stage = TestStage()
    let outer = stage.view(100, 50, 200, 200)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 20, y: 60, width: 50, height: 50))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The inner view's box is 100 × 100 around (45, 85) in the outer view.
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: -5, y: 35))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 95, y: 55))
    #expect(inner.convert(CGPoint(x: 95, y: 55), from: nil) == CGPoint.zero)
    #expect(inner.convert(inner.bounds, to: stage.window) == CGRect(x: 95, y: 55, width: 100, height: 100))
    let sibling = stage.view(300, 300, 10, 10)
    #expect(sibling.convert(CGPoint.zero, from: inner) == CGPoint(x: -205, y: -245))
  }

  @Test func perspectiveConvertsByDividingByTheDepth() {
    let stage = TestStage()
    let outer = stage.view(0, 0, 200, 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 200
    outer.layer.sublayerTransform = perspective
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    inner.transform3D = CATransform3DMakeTranslation(0, 0, 100)
    let corner = inner.convert(CGPoint.zero, to: outer)
    #expect(isNear(corner.x, 0) && isNear(corner.y, 0))
    let back = inner.convert(corner, from: outer)
    #expect(isNear(back.x, 0) && isNear(back.y, 0))
  }

  @Test func hitTestingFindsTheFrontmostViewThatTakesTouches() {
    let stage = TestStage()
    let back = stage.view(0, 0, 100, 100)
    let front = stage.view(0, 0, 100, 100)
    let point = CGPoint(x: 10, y: 10)
    func hit() -> UIView? { stage.window.hitTest(point, with: nil) }
    #expect(hit() === front)
    front.alpha = 0.009
    #expect(hit() === back)
    front.alpha = 1
    front.isHidden = true
    #expect(hit() === back)
    front.isHidden = false
    back.layer.zPosition = 1
    #expect(hit() === back)
    back.isUserInteractionEnabled = false
    #expect(hit() === front)
    front.frame.origin.x = 50
    #expect(hit() === stage.window)
  }

  @Test func safeAreaReachesViewsUnderIt() {
    let stage = TestStage()
    stage.environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let view = stage.view(0, 20, 400, 100)
    #expect(stage.window.safeAreaInsets.top == 59)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 39, width: 400, height: 61))
  }
}
