public import Foundation

/// Recognises a finger that rests for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the finger has to rest; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the finger may stray before; default 10.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint = .zero
  private var token: VirtualClock.Token?

  /// Begins to wait.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    let clock = UIEnvironment.current.clock
    token = clock.schedule(at: clock.now + minimumPressDuration, isBackground: true) { [weak self] in
      self?.token = nil
      self?.state = .began
    }
  }

  /// Fails when the finger strays too early, and follows it afterwards.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let point = location(in: nil)
    let (x, y) = (point.x - start.x, point.y - start.y)
    guard (x * x + y * y).squareRoot() > allowableMovement else { return }
    state = .failed
  }

  /// Ends, or fails when the finger goes up too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Stops waiting.
  open override func reset() {
    super.reset()
    if let token { UIEnvironment.current.clock.cancel(token) }
    token = nil
  }
}
