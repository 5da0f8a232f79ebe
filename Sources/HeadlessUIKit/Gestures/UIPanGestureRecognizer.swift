public import Foundation

/// Recognises a finger that is dragged, and follows it.
///
/// A scripted finger is a recognised pan: the gesture begins where and when it comes down.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it needs; default 1.
  open var minimumNumberOfTouches: Int = 1
  /// How many fingers it follows at most.
  open var maximumNumberOfTouches: Int = .max

  /// What stands for a translation of zero, in the window.
  private var reference: CGPoint = .zero
  /// The middle of the fingers, in the window.
  private var point: CGPoint = .zero
  private var windowVelocity: CGVector = .zero
  /// What is to happen at places on the finger's way.
  private var crossings: [VirtualClock.Token] = []

  // MARK: What it tells

  /// How far the fingers have moved since the gesture began, in a view's points; in the window's for nil.
  open func translation(in view: UIView?) -> CGPoint {
    let offset = CGVector(dx: point.x - reference.x, dy: point.y - reference.y).converted(to: view, at: point)
    return CGPoint(x: offset.dx, y: offset.dy)
  }

  /// Makes the fingers' present place stand for a translation in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let offset = CGVector(dx: translation.x, dy: translation.y).converted(from: view, at: point)
    reference = CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// Points a second, over the last tenth of a second or as the script says at the release.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = windowVelocity.converted(to: view, at: point)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// The window's points along an axis.
  package func translation(along axis: PanAxis) -> CGFloat { axis.component(translation(in: nil)) }

  /// Calls a closure at the exact moment at which the translation in the window passes a value and goes on beyond.
  ///
  /// The pan has been told of that moment before. Nothing happens when the gesture ends before, or the finger only
  /// touches the value. Translations set later do not move the place.
  package func whenTranslation(
    along axis: PanAxis, passes value: CGFloat, perform action: @escaping @MainActor () -> Void
  ) {
    let start = reference
    guard
      let time = touches.first?.finger?.time(
        atWhich: { Double(axis.component($0) - axis.component(start)) }, passes: Double(value))
    else { return }
    let origin = UIEnvironment.current.origin
    let token = UIEnvironment.current.clock.schedule(at: time) { [weak self] in
      guard let self, state == .began || state == .changed else { return }
      let environment = UIEnvironment.current
      let outer = environment.origin
      environment.origin = origin
      action()
      environment.origin = outer
    }
    crossings.append(token)
  }

  // MARK: Following

  /// Whether a gesture may begin where the fingers are.
  func beginsHere() -> Bool { true }

  /// Begins when enough fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches else { return }
    measure()
    reference = point
    let isScriptedPan = touches.contains { $0.finger != nil }
    guard isScriptedPan, numberOfTouches == minimumNumberOfTouches, state == .possible else { return }
    state = beginsHere() ? .began : .failed
  }

  /// Follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    if state == .began || state == .changed { state = .changed }
  }

  /// Ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    forgetCrossings()
    state = state == .possible ? .failed : .ended
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    forgetCrossings()
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets what was to happen on the way.
  open override func reset() {
    super.reset()
    forgetCrossings()
  }

  private func measure() {
    point = location(in: nil)
    windowVelocity = self.touches.first?.velocity ?? .zero
  }

  private func forgetCrossings() {
    for token in crossings { UIEnvironment.current.clock.cancel(token) }
    crossings = []
  }
}

/// The axis along which a pan is measured.
package enum PanAxis: Hashable, Sendable {
  case horizontal, vertical

  func component(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
}

extension CGVector {
  /// The same way of a window in a view's points; the window's for nil.
  @MainActor fileprivate func converted(to view: UIView?, at point: CGPoint) -> CGVector {
    guard let view, view.window != nil, !view.isOnlyMoved else { return self }
    let (a, b) = (
      view.convert(point, from: nil), view.convert(CGPoint(x: point.x + dx, y: point.y + dy), from: nil)
    )
    return CGVector(dx: b.x - a.x, dy: b.y - a.y)
  }

  /// A way in a view's points in its window's.
  @MainActor fileprivate func converted(from view: UIView?, at point: CGPoint) -> CGVector {
    guard let view, view.window != nil, !view.isOnlyMoved else { return self }
    let start = view.convert(point, from: nil)
    let end = view.convert(CGPoint(x: start.x + dx, y: start.y + dy), to: nil)
    return CGVector(dx: end.x - point.x, dy: end.y - point.y)
  }
}

extension UIView {
  /// Whether its points are as long as its window's and as straight, so that a way in the one is exactly the way in
  /// the other, wherever the view is.
  fileprivate var isOnlyMoved: Bool { layer.matrixToRoot.kind == .translation }
}
