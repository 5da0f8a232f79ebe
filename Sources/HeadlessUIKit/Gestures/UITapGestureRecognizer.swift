import Foundation

/// Recognises a finger that comes down and goes up without moving far.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Points that a tapping finger may stray; UIKit's own value is not documented.
  private static let allowedMovement: CGFloat = 45

  /// How many taps in short succession; default 1.
  ///
  /// What waits for its failure is held up for the time in which the next tap may come.
  open var numberOfTapsRequired: Int = 1
  /// How many fingers; default 1.
  open var numberOfTouchesRequired: Int = 1
  private var start: CGPoint = .zero
  /// Taps so far, and when and where the last one was.
  private var (tapCount, lastTime, lastPoint): (Int, TimeInterval, CGPoint) = (0, 0, .zero)
  /// What ends the time in which the next tap may come.
  private var patience: VirtualClock.Token?

  override var isBetweenTouches: Bool { patience != nil }

  /// Remembers where the first finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { start = location(in: nil) }
    if numberOfTouches > numberOfTouchesRequired { fail() }
  }

  /// Fails when the finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNear(start, location(in: nil)) { fail() }
  }

  /// Recognises the tap when the last finger goes up; before the last of several it waits for the next.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return fail() }
    count(at: event.timestamp)
    loseInterest()
    guard tapCount == numberOfTapsRequired else { return waitForTap() }
    tapCount = 0
    state = .ended
  }

  private func waitForTap() {
    let environment = UIEnvironment.current
    patience = environment.clock.schedule(
      at: environment.clock.now + UndocumentedUIKit.tapInterval, isBackground: true
    ) { [weak self] in
      self?.patience = nil
      if self?.numberOfTouches ?? 0 > 0 { self?.state = .failed }
      environment.touchDispatcher.settleWaiting()
    }
  }

  private func fail() {
    loseInterest()
    state = .failed
  }

  private func loseInterest() {
    if let patience { UIEnvironment.current.clock.cancel(patience) }
    patience = nil
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
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}
