import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayoutTests {
  private nonisolated static let masks: [(UIView.AutoresizingMask, Rect)] = [
    ([], Rect(20, 10, 60, 40)),
    (.flexibleWidth, Rect(20, 10, 160, 40)),
    (.flexibleLeftMargin, Rect(120, 10, 60, 40)),
    (.flexibleRightMargin, Rect(20, 10, 60, 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], Rect(70, 10, 60, 40)),
    ([.flexibleLeftMargin, .flexibleWidth], Rect(45, 10, 135, 40)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], Rect(40, 10, 120, 40)),
    (.flexibleHeight, Rect(20, 10, 60, 140)),
    (.flexibleTopMargin, Rect(20, 110, 60, 40)),
    ([.flexibleTopMargin, .flexibleBottomMargin], Rect(20, 10 + 100.0 / 6, 60, 40)),
    ([.flexibleWidth, .flexibleHeight], Rect(20, 10, 160, 140)),
  ]

  @Test(arguments: masks)
  func subviewsFollowByTheirMasksAtOnce(mask: UIView.AutoresizingMask, expected: Rect) {
    let stage = TestStage()
    let outer = stage.view(0, 0, 100, 100)
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    #expect(isNear(inner.frame.rect, expected))
  }

  @Test func autoresizingInsideABlockIsAnimated() {
    let stage = TestStage()
    let outer = stage.view(0, 0, 100, 100)
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.size.width = 200 } }
    stage.advance(to: 0.25)
    #expect(isNear(inner.shownFrame, Rect(20, 10, 85, 40)))
  }

  @Test func growingFromNothingSharesEvenly() {
    let stage = TestStage()
    let outer = stage.view(0, 0, 0, 0)
    let inner = UIView(frame: .zero)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 100)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)])
  func whatIsSqueezedBelowNothingComesBackAsItWas(anchorPoint: CGPoint) {
    let stage = TestStage()
    let outer = stage.view(0, 0, 100, 100)
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.layer.anchorPoint = anchorPoint
    let before = inner.frame.rect
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 10, height: 20)
    #expect(isNear(inner.frame.rect, Rect(before.minX, before.minY, -30, -40)))
    outer.frame.size = CGSize(width: 100, height: 100)
    #expect(isNear(inner.frame.rect, before))
  }

  private final class Recorder: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    override func layoutSubviews() {
      log(name)
      for child in subviews { child.frame.size.width = bounds.width / 2 }
    }
  }

  @Test func layoutRunsFromRootToLeafAtTheEndOfTheEvent() {
    let stage = TestStage()
    var order: [String] = []
    func make(_ name: String, in parent: UIView) -> Recorder {
      let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.name = name
      view.log = { order.append($0) }
      parent.addSubview(view)
      return view
    }
    let root = make("root", in: stage.window)
    let child = make("child", in: root)
    _ = make("leaf", in: child)
    stage.environment.commit()
    #expect(order == ["root", "child", "leaf"])
    order = []
    stage.act {
      root.frame.size.width = 100
      #expect(order.isEmpty)
    }
    #expect(order == ["root", "child", "leaf"])
    #expect(child.frame.width == 50)
    order = []
    stage.act {}
    #expect(order.isEmpty)
  }

  @Test func layoutIfNeededInsideABlockAnimatesWhatLayoutChanges() {
    let stage = TestStage()
    let root = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    root.addSubview(child)
    stage.window.addSubview(root)
    stage.environment.commit()
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        root.frame.size.width = 200
        root.layoutIfNeeded()
      }
    }
    stage.advance(to: 0.5)
    #expect(child.shown.bounds.size.width == 75)
  }

  @Test func layoutAfterABlockJumpsUnlessTheOptionAsksForIt() {
    for (options, width) in [(UIView.AnimationOptions.curveLinear, 100.0), ([.curveLinear, .layoutSubviews], 75)] {
      let stage = TestStage()
      let root = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      let child = UIView(frame: .zero)
      root.addSubview(child)
      stage.window.addSubview(root)
      stage.environment.commit()
      stage.act { UIView.animate(withDuration: 1, delay: 0, options: options) { root.frame.size.width = 200 } }
      stage.advance(to: 0.5)
      #expect(child.shown.bounds.size.width == width)
    }
  }

  @Test func aViewHearsOfEachMove() {
    final class Witness: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview != nil)") }
      override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("willWindow \(newWindow != nil)") }
      override func didMoveToWindow() { calls.append("didWindow \(window != nil)") }
    }
    let stage = TestStage()
    let view = Witness(frame: .zero)
    stage.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "will true", "willWindow true", "didWindow true", "did true", "will false", "willWindow false",
        "didWindow false", "did false",
      ])
  }

  @Test func aViewCannotLieInItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func subviewsAreInsertedExchangedAndReordered() {
    let stage = TestStage()
    let views = (0..<4).map { index in
      let view = UIView(frame: .zero)
      view.tag = index + 1
      return view
    }
    let host = stage.view(0, 0, 10, 10)
    var tags: [Int] { host.subviews.map(\.tag) }
    var layerTags: [Int] { (host.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag } }
    host.addSubview(views[0])
    host.insertSubview(views[1], at: 0)
    host.insertSubview(views[2], belowSubview: views[0])
    host.insertSubview(views[3], aboveSubview: views[1])
    #expect(tags == [2, 4, 3, 1] && layerTags == tags)
    host.exchangeSubview(at: 0, withSubviewAt: 3)
    host.sendSubviewToBack(views[2])
    host.bringSubviewToFront(views[0])
    #expect(tags == [3, 4, 2, 1] && layerTags == tags)
    host.insertSubview(views[0], at: 1)
    #expect(tags == [3, 1, 4, 2] && layerTags == tags)
    #expect(stage.window.viewWithTag(4) === views[3])
  }
}
