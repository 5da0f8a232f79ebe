import HeadlessUIKit
import Testing

/// A way to move a view from the left to the right, and where it is touched half-way.
struct MovingTouchCase: CustomTestStringConvertible {
  let name: String
  let move: @MainActor @Sendable (UIView) -> Void
  /// At its end, where the model is; in the middle, where it shows.
  let atEnd: Bool
  let whereShown: Bool

  var testDescription: String { name }

  static let all = [
    MovingTouchCase(
      name: "animate",
      move: { view in UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 } },
      atEnd: false, whereShown: false),
    MovingTouchCase(
      name: "animate, interaction allowed",
      move: { view in
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
          view.frame.origin.x = 200
        }
      }, atEnd: true, whereShown: false),
    MovingTouchCase(
      name: "inside a block that allows it",
      move: { view in
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
          UIView.animate(withDuration: 2) { view.frame.origin.x = 200 }
        }
      }, atEnd: true, whereShown: false),
    MovingTouchCase(
      name: "a property animator",
      move: { view in
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }.startAnimation()
      }, atEnd: false, whereShown: true),
    MovingTouchCase(
      name: "a property animator that takes none",
      move: { view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
      }, atEnd: false, whereShown: false),
    MovingTouchCase(name: "at once", move: { $0.frame.origin.x = 200 }, atEnd: true, whereShown: false),
  ]
}

/// Notes what it hears of its touches.
private final class NotingView: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

@MainActor
struct TouchTests {
  private func shown() -> (stage: StageFixture, root: UIView) {
    let stage = StageFixture()
    let root = stage.controller("root")
    stage.show(root)
    return (stage, root.view)
  }

  @Test(arguments: MovingTouchCase.all) func `A view that moves is touched as UIKit touches it`(moving: MovingTouchCase)
  {
    let (stage, root) = shown()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    root.addSubview(view)
    var taps: [String] = []
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("view") })
    root.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("root") })
    stage.environment.clock.schedule(at: 0) { moving.move(view) }
    stage.advance(to: 0.5)
    stage.environment.tap(at: CGPoint(x: 225, y: 125))
    stage.environment.tap(at: CGPoint(x: 125, y: 125))
    #expect(taps == [moving.atEnd ? "view" : "root", moving.whereShown ? "view" : "root"])
    stage.advance(to: 3)
    stage.environment.tap(at: CGPoint(x: 225, y: 125))
    #expect(taps.last == "view")
  }

  @Test(arguments: [
    (cancels: true, calls: ["began", "cancelled"]), (cancels: false, calls: ["began", "moved", "ended"]),
  ])
  func `A recognised gesture takes the touch from its view at once, unless told not to`(cancels: Bool, calls: [String])
    throws
  {
    let (stage, root) = shown()
    let view = NotingView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    root.addSubview(view)
    let pan = UIPanGestureRecognizer { _ in }
    pan.cancelsTouchesInView = cancels
    view.addGestureRecognizer(pan)
    stage.environment.drag(along: try #require(FingerPath([(0, 10, 120), (0.1, 60, 120)])))
    stage.advance(to: 0.05)
    #expect(view.calls.first == "began" && view.calls.contains("cancelled") == cancels)
    stage.advance(to: 1)
    var seen: [String] = []
    for call in view.calls where seen.last != call { seen.append(call) }
    #expect(seen == calls)
  }

  /// A delegate's say about a deep and a high pan, and which of them begin.
  private final class Policy: UIGestureRecognizerDelegate {
    var receives = true
    var requiresFailure = false
    var isRequiredToFail = false
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
  }

  @Test(arguments: [
    (deep: "", high: "", begun: ["deep"]), (deep: "deaf", high: "", begun: ["high"]),
    (deep: "waits", high: "", begun: ["high"]), (deep: "", high: "awaited", begun: ["high"]),
    (deep: "", high: "deaf", begun: ["deep"]),
  ])
  func `Delegates decide which of two pans begins`(deep: String, high: String, begun: [String]) throws {
    let (stage, root) = shown()
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    root.addSubview(inner)
    var seen: [String] = []
    var policies: [Policy] = []
    for (name, wish, view) in [("deep", deep, inner), ("high", high, root)] {
      let policy = Policy()
      policy.receives = wish != "deaf"
      policy.requiresFailure = wish == "waits"
      policy.isRequiredToFail = wish == "awaited"
      policies.append(policy)
      let pan = UIPanGestureRecognizer { if $0.state == .began { seen.append(name) } }
      pan.delegate = policy
      view.addGestureRecognizer(pan)
    }
    stage.environment.drag(along: try #require(FingerPath([(0, 10, 120), (0.1, 60, 120)])))
    stage.advance(to: 1)
    #expect(seen == begun)
    #expect(policies.count == 2)
  }
}
