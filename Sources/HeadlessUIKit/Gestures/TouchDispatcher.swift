import Foundation

/// Brings touches to the view that they hit and to the recognisers around it, as UIWindow does.
@MainActor
final class TouchDispatcher {
  private var active: [UITouch] = []
  /// Those whose touches have gone and who wait for others to fail.
  private(set) var waiting: [UIGestureRecognizer] = []

  /// The hit view, which is not told yet; nil when the touch hits nothing and goes nowhere.
  func begin(_ touch: UITouch, in window: UIWindow) -> UIView? {
    guard let hit = window.hitTest(touch.position, with: event(with: touch)) else { return nil }
    touch.view = hit
    active.append(touch)
    touch.gestureRecognizers = recognizers(around: hit, for: touch)
    return hit
  }

  /// Tells the recognisers, and then the hit view, of a touch that has begun.
  func announce(_ touch: UITouch) {
    let event = event(with: touch)
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers { recognizer.follow(touch) }
    for recognizer in recognizers where recognizer.state != .failed { recognizer.touchesBegan([touch], with: event) }
    touch.view?.touchesBegan([touch], with: event)
    settle(touch)
  }

  func move(_ touch: UITouch) {
    let event = event(with: touch)
    touch.phase = .moved
    for recognizer in touch.listeners { recognizer.touchesMoved([touch], with: event) }
    if !touch.isLostToGesture, !touch.isTakenByGesture { touch.view?.touchesMoved([touch], with: event) }
    settle(touch)
  }

  func end(_ touch: UITouch) {
    let event = event(with: touch)
    touch.phase = .ended
    for recognizer in touch.listeners { recognizer.touchesEnded([touch], with: event) }
    settle(touch)
    settleWaiting()
    if !touch.isLostToGesture { touch.view?.touchesEnded([touch], with: event) }
    leave(touch)
  }

  func cancel(_ touch: UITouch) {
    let event = event(with: touch)
    touch.phase = .cancelled
    for recognizer in touch.listeners { recognizer.touchesCancelled([touch], with: event) }
    if !touch.isLostToGesture { touch.view?.touchesCancelled([touch], with: event) }
    leave(touch)
  }

  private func event(with touch: UITouch) -> UIEvent {
    UIEvent(touches: Set(active + [touch]), timestamp: touch.timestamp)
  }

  /// Recognisers that waited for another to fail go on when it has.
  private func settle(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.stopWaitingIfPossible() }
    takeFromView(touch)
  }

  /// The hit view hears that its touch is cancelled as soon as a gesture has it.
  private func takeFromView(_ touch: UITouch) {
    guard touch.isTakenByGesture, !touch.isLostToGesture else { return }
    touch.isLostToGesture = true
    touch.view?.touchesCancelled([touch], with: event(with: touch))
  }

  private func leave(_ touch: UITouch) {
    active.removeAll { $0 === touch }
    for recognizer in touch.gestureRecognizers ?? []
    where !recognizer.touches.contains(where: { other in active.contains { $0 === other } }) {
      if recognizer.waitingState != nil, recognizer.isBlocked {
        waiting.append(recognizer)
      } else {
        recognizer.startOver()
      }
    }
    touch.gestureRecognizers = nil
    settleWaiting()
  }

  /// Those that waited go on when what they waited for has failed, and give up when it has been recognised.
  func settleWaiting() {
    let those = waiting
    waiting = []
    for recognizer in those {
      if !recognizer.waitsInVain { recognizer.stopWaitingIfPossible() }
      if recognizer.waitingState != nil, !recognizer.waitsInVain {
        waiting.append(recognizer)
      } else {
        recognizer.startOver()
      }
    }
  }

  /// Those of the hit view first, then those of each view around it.
  private func recognizers(around hit: UIView, for touch: UITouch) -> [UIGestureRecognizer] {
    sequence(first: hit, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }.filter {
      $0.isEnabled && $0.waitingState == nil && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
    }
  }
}

extension UITouch {
  /// The recognisers that have not given up.
  fileprivate var listeners: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { $0.state != .failed && $0.state != .cancelled }
  }

  /// Whether a recognised gesture keeps the touch from its view.
  fileprivate var isTakenByGesture: Bool {
    (gestureRecognizers ?? []).contains { $0.hasRecognized && $0.cancelsTouchesInView }
  }
}

extension UIEnvironment {
  /// Taps the screen at a point of the window; what it hits finds out by hit testing.
  ///
  /// A tap that hits nothing, or comes while a transition keeps touches off, is logged and does nothing.
  package func tap(at point: CGPoint) {
    guard !isIgnoringInteraction else {
      return noteLostTap(at: point, "while a transition ignores touches")
    }
    let touch = windows.last.map { UITouch(at: point, in: $0, timestamp: clock.now) }
    guard let touch, let window = touch.window, let hit = touchDispatcher.begin(touch, in: window) else {
      return noteLostTap(at: point, "hits no view")
    }
    note(.tap, detail: "\(point.x), \(point.y) on \(hit.accessibilityIdentifier ?? "\(type(of: hit))")")
    touchDispatcher.announce(touch)
    touchDispatcher.end(touch)
  }

  private func noteLostTap(at point: CGPoint, _ reason: String) {
    note(.tap, detail: "\(point.x), \(point.y) \(reason)")
  }
}
