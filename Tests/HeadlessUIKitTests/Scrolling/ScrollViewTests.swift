import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("Scroll views") struct ScrollViewTests {
  /// A scroll view of 400 × 800 points with content of 400 × 3000, and who is told.
  @MainActor final class Scroll: UIScrollViewDelegate {
    let stage: TestStage
    let view: UIScrollView
    var calls: [String] = []
    var target: CGPoint?
    private(set) var askedTarget: CGPoint = .zero
    private(set) var askedVelocity: CGPoint = .zero

    init(content: CGSize = CGSize(width: 400, height: 3000)) {
      stage = TestStage()
      view = UIScrollView(frame: stage.window.bounds)
      view.contentSize = content
      stage.window.addSubview(view)
      view.delegate = self
      stage.environment.commit()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "scroll" { calls.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("let go \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      unsafe askedTarget = targetContentOffset.pointee
      askedVelocity = velocity
      if let target { unsafe targetContentOffset.pointee = target }
    }

    /// A finger goes by some points in half a second and leaves at a speed.
    func drag(
      _ dx: Double, _ dy: Double, speed: CGVector = .zero,
      from start: CGPoint = CGPoint(x: 200, y: 400)
    ) {
      let path = FingerPath([
        .init(time: 0, position: start),
        .init(time: 0.5, position: CGPoint(x: start.x + dx, y: start.y + dy)),
      ])
      guard let path else { return }
      stage.environment.drag(along: path, lift: .release(velocity: speed))
    }
  }

  @Test func `content follows the finger, and stays where it is let go at rest`() {
    let scroll = Scroll()
    scroll.drag(30, -120)
    scroll.stage.advance(to: 0.25)
    #expect(isNear(scroll.view.contentOffset.y, 60))
    #expect(scroll.view.isDragging)
    scroll.stage.advance(to: 1)
    #expect(scroll.view.contentOffset == CGPoint(x: 0, y: 120))
    #expect(scroll.calls == ["begin", "scroll", "let go false"])
  }

  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 499.5), (.fast, 99.5)])
  func `thrown content goes on as far as the rate lets it`(
    _ rate: UIScrollView.DecelerationRate, _ distance: Double
  ) {
    let scroll = Scroll()
    scroll.view.decelerationRate = rate
    scroll.drag(0, -100, speed: CGVector(dx: 0, dy: -1000))
    scroll.stage.advance(to: 0.5)
    #expect(isNear(scroll.askedVelocity.y, 1))
    #expect(Double(scroll.askedTarget.y) == (100 + distance - 0.01).rounded())
    #expect(scroll.view.isDecelerating)
    let share: Double = rate == .normal ? 0.998 : 0.99
    scroll.stage.advance(to: 0.6)
    let after = 100 + distance * (1 - (0..<100).reduce(1) { product, _ in product * share })
    #expect(isNear(scroll.view.contentOffset.y, after, within: 0.01))
    scroll.stage.advance(to: 6)
    #expect(scroll.view.contentOffset == scroll.askedTarget)
    #expect(scroll.calls == ["begin", "scroll", "let go true", "decelerate", "scroll", "rest"])
  }

  @Test func `beyond its limits it gives way as a rubber band, and comes back`() {
    let scroll = Scroll()
    scroll.drag(0, 200)
    scroll.stage.advance(to: 0.5)
    let shown: Double = -800 * (1 - 1 / (200 * 0.55 / 800 + 1))
    scroll.stage.advance(to: 0.501)
    #expect(isNear(scroll.view.contentOffset.y, shown, within: 0.05))
    scroll.stage.advance(to: 0.6)
    #expect(scroll.view.contentOffset.y > shown && scroll.view.contentOffset.y < 0)
    scroll.stage.advance(to: 3)
    #expect(scroll.view.contentOffset == .zero)
    #expect(scroll.calls.suffix(2) == ["scroll", "rest"])
  }

  @Test func `without bounces it stops at its limits`() {
    let scroll = Scroll()
    scroll.view.bounces = false
    scroll.drag(0, 200)
    scroll.stage.advance(to: 1)
    #expect(scroll.view.contentOffset == .zero)
  }

  @Test func `thrown over its end it overshoots, continuously, and comes back to it`() {
    let scroll = Scroll(content: CGSize(width: 400, height: 1000))
    scroll.drag(0, -100, speed: CGVector(dx: 0, dy: -2000))
    scroll.stage.advance(to: 0.5)
    var last = scroll.view.contentOffset.y
    var most = last
    for step in 1...400 {
      scroll.stage.advance(to: 0.5 + Double(step) / 200)
      let next = scroll.view.contentOffset.y
      #expect(abs(next - last) < 10.001, "step \(step)")
      (last, most) = (next, max(most, next))
    }
    #expect(most > 230 && most < 300)
    scroll.stage.advance(to: 5)
    #expect(scroll.view.contentOffset.y == 200)
  }

  @Test(arguments: [(-100.0, 0.0, 0.0), (-210, 0, 400), (-60, -900, 400), (-60, 900, 0)])
  func `pages come to rest at multiples of their size`(
    _ way: Double, _ speed: Double, _ rest: Double
  ) {
    let scroll = Scroll(content: CGSize(width: 1600, height: 800))
    scroll.view.isPagingEnabled = true
    scroll.drag(way, 0, speed: CGVector(dx: speed, dy: 0))
    scroll.stage.advance(to: 5)
    #expect(scroll.view.contentOffset == CGPoint(x: rest, y: 0))
  }

  @Test func `the delegate chooses where it ends`() {
    let scroll = Scroll()
    scroll.target = CGPoint(x: 0, y: 700)
    scroll.drag(0, -100, speed: CGVector(dx: 0, dy: -500))
    scroll.stage.advance(to: 6)
    #expect(scroll.view.contentOffset.y == 700)
  }

  @Test(arguments: [(1.0, true), (1, false), (2, true), (2, false), (3, true), (3, false)])
  func `another finger stops it on whole pixels, and a tap does`(_ scale: Double, _ drags: Bool) {
    let scroll = Scroll()
    scroll.stage.environment.traitCollection = UITraitCollection(displayScale: scale)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    scroll.view.addSubview(inner)
    scroll.drag(0, -100, speed: CGVector(dx: 0, dy: -3000))
    scroll.stage.advance(to: 0.7)
    let offset = scroll.view.contentOffset.y
    let caught = (offset * scale).rounded() / scale
    #expect(offset != caught)
    if drags { scroll.drag(0, -50) } else { scroll.stage.environment.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(scroll.view.contentOffset.y == caught && !scroll.view.isDecelerating)
    scroll.stage.advance(to: 3)
    #expect(isNear(scroll.view.contentOffset.y, caught + (drags ? 50 : 0), within: 0.001))
  }

  @Test(arguments: [1.0, 2, 3])
  func `thrown content comes to rest on whole pixels`(_ scale: Double) {
    let scroll = Scroll()
    scroll.stage.environment.traitCollection = UITraitCollection(displayScale: scale)
    scroll.drag(0, -100, speed: CGVector(dx: 0, dy: -777))
    scroll.stage.advance(to: 9)
    let pixels = scroll.view.contentOffset.y * scale
    #expect(isNear(pixels, pixels.rounded()) && scroll.view.contentOffset == scroll.askedTarget)
  }

  @Test func `an animated offset takes its time and is told of`() {
    let scroll = Scroll()
    scroll.stage.act { scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scroll.stage.advance(to: 0.15)
    #expect(isNear(scroll.view.contentOffset.y, 150, within: 0.01))
    scroll.stage.advance(to: 1)
    #expect(scroll.view.contentOffset.y == 300 && scroll.calls == ["scroll", "animated"])
    scroll.view.scrollRectToVisible(CGRect(x: 0, y: 2900, width: 10, height: 50), animated: false)
    #expect(scroll.view.contentOffset.y == 2150)
  }

  @Test func `the safe area moves content that is at its beginning`() {
    let scroll = Scroll()
    scroll.stage.act {
      scroll.stage.environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    #expect(
      scroll.view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.view.contentOffset.y == -47)
    scroll.stage.act { scroll.view.contentInsetAdjustmentBehavior = .never }
    #expect(scroll.view.contentOffset.y == 0 && scroll.view.adjustedContentInset == .zero)
  }

  @Test(arguments: [true, false])
  func `constraints to its edges make up the content's size`(_ usesGuide: Bool) {
    let scroll = Scroll(content: .zero)
    let stack = scroll.view.add(
      UIStackView(arrangedSubviews: (0..<10).map { _ in ContentView(50, 150) }))
    stack.axis = .vertical
    let header = scroll.view.add(ContentView(30, 20))
    if usesGuide {
      let guide = scroll.view.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: guide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.view.frameLayoutGuide.widthAnchor),
      ])
    } else {
      stack.pin(to: scroll.view)
      stack.widthAnchor.constraint(equalTo: scroll.view.widthAnchor).isActive = true
    }
    header.topAnchor.constraint(equalTo: scroll.view.frameLayoutGuide.topAnchor).isActive = true
    header.leadingAnchor.constraint(equalTo: scroll.view.frameLayoutGuide.leadingAnchor).isActive =
      true
    scroll.stage.environment.commit()
    #expect(scroll.view.contentSize == CGSize(width: 400, height: 1500))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 400, height: 1500))
    scroll.stage.act { scroll.view.contentOffset.y = 200 }
    #expect(stack.frame.minY == 0 && header.frame.minY == 200)
    #expect(scroll.stage.environment.log.warnings.map(\.message) == [])
  }
}
