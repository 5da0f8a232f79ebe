/// Recognises a finger that comes down and goes up without moving far.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Points that a tapping finger may stray; UIKit's own value is not documented.
  private static let allowedMovement: CGFloat = 45

  /// How many fingers; default 1.
  open var numberOfTouchesRequired: Int = 1
  private var start: CGPoint = .zero

  /// Remembers where the first finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = location(in: nil) }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Fails when the finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    let (x, y) = (point.x - start.x, point.y - start.y)
    if (x * x + y * y).squareRoot() > Self.allowedMovement { state = .failed }
  }

  /// Recognises the tap when the last finger goes up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = numberOfTouches == numberOfTouchesRequired ? .ended : .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
