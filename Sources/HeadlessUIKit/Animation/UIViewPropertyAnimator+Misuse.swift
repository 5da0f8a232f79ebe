public import Foundation

/// What UIKit raises an exception for.
enum AnimatorMisuse: Hashable {
  case stopped
  case unstopped
  case unpaused
  case uninterruptible
  case begun
  case negativeDelay(Double)
}

extension UIViewPropertyAnimator {
  /// Says in a warning what UIKit would raise an exception for.
  func refuse(_ call: String, _ misuse: AnimatorMisuse) {
    UIEnvironment.current.refuse(
      Refusal(.request, "\(misuse.reason(call)): on iOS an exception ends the app here", fix: misuse.fix))
  }
}

extension AnimatorMisuse {
  fileprivate func reason(_ call: String) -> String {
    let name = "-[UIViewPropertyAnimator \(call)]"
    return switch self {
    case .stopped: "\(name) was called on a stopped animator"
    case .unstopped: "\(name) should only be called on a stopped animator"
    case .unpaused: "\(name) should only be called on a paused animator"
    case .uninterruptible: "\(name) was called on an animator that is not interruptible"
    case .begun: "\(name) was called on an animator that has begun"
    case .negativeDelay(let delay): "\(name) was called with a delay of \(delay) s"
    }
  }

  fileprivate var fix: String {
    switch self {
    case .stopped: "call finishAnimation(at:) after stopAnimation(false) before anything else"
    case .unstopped: "call stopAnimation(false) before it"
    case .unpaused: "call pauseAnimation() before it"
    case .uninterruptible: "leave isInterruptible at true"
    case .begun: "call startAnimation() without a delay"
    case .negativeDelay: "give a delay of 0 or more"
    }
  }
}

extension UIViewPropertyAnimator: @MainActor NSCopying {
  /// Another animator of the same duration, timing and settings, without animations, completions and state.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    return copy
  }
}
