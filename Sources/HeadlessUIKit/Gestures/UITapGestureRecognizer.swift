import Foundation

/// Recognises a finger that comes down and goes up without moving far.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Points that a tapping finger may stray; UIKit's own value is not documented.
  private static let allowedMovement: CGFloat = 45

  /// How many taps in short succession; default 1.
  ///
  /// After a tap too few it fails at once: what waits for its failure is not held up for the time between taps.
  open var numberOfTapsRequired: Int = 1
  /// How many fingers; default 1.
  open var numberOfTouchesRequired: Int = 1
  private var start: CGPoint = .zero
  /// Taps so far, and when and where the last one was.
  private var (tapCount, lastTime, lastPoint): (Int, TimeInterval, CGPoint) = (0, 0, .zero)

  /// Remembers where the first finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = location(in: nil) }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Fails when the finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNear(start, location(in: nil)) { state = .failed }
  }

  /// Recognises the tap when the last finger goes up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return state = .failed }
    count(at: event.timestamp)
    guard tapCount == numberOfTapsRequired else { return state = .failed }
    tapCount = 0
    state = .ended
  }

  private func count(at time: TimeInterval) {
    let follows = time - lastTime <= UndocumentedUIKit.tapInterval && isNear(lastPoint, start)
    tapCount = follows ? tapCount + 1 : 1
    (lastTime, lastPoint) = (time, start)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    let (x, y) = (b.x - a.x, b.y - a.y)
    return (x * x + y * y).squareRoot() <= Self.allowedMovement
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
