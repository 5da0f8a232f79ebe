import Foundation
import Motion

extension SystemAnimator {
  /// UIKit's push and pop: the upper view slides over the lower one, which moves less far and is darkened.
  ///
  /// - Parameter isLed: under a finger the views follow it straight, in the same duration.
  static func slide(_ operation: UINavigationController.Operation, isLed: Bool = false) -> SystemAnimator {
    let isPush = operation == .push
    let spring = AnimationParameters.systemSpring
    let parameters = isLed ? AnimationParameters(duration: spring.duration, pace: .linear) : spring
    return SystemAnimator(parameters) { context in
      let container = context.containerView
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return Motion(animations: {})
      }
      let slide = Slide(container: container, upper: isPush ? to : from, lower: isPush ? from : to)
      if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
      to.layoutIfNeeded()
      slide.begin(covered: !isPush)
      return Motion(animations: { slide.place(covered: isPush) }, cleanUp: slide.end)
    }
  }
}

/// The two views of a push or pop, and the darkness between them.
@MainActor
private final class Slide {
  private let container: UIView
  private let upper: UIView
  private let lower: UIView
  private let dimming = UIView(frame: .zero)
  private let mirrors: Bool

  init(container: UIView, upper: UIView, lower: UIView) {
    self.container = container
    self.upper = upper
    self.lower = lower
    mirrors = container.traitCollection.layoutDirection == .rightToLeft
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    dimming.isTraced = false
  }

  func begin(covered: Bool) {
    dimming.frame = container.bounds
    container.insertSubview(dimming, belowSubview: upper)
    place(covered: covered)
  }

  /// Where everything is when the upper view covers the lower one, or has gone.
  func place(covered: Bool) {
    let forward: CGFloat = mirrors ? -1 : 1
    let bounds = container.bounds
    upper.untransformedFrame = bounds.offsetBy(dx: covered ? 0 : forward * bounds.width, dy: 0)
    lower.untransformedFrame = bounds.offsetBy(
      dx: covered ? -forward * UndocumentedMotion.pushParallax * bounds.width : 0, dy: 0)
    dimming.alpha = covered ? UndocumentedMotion.pushDimming : 0
  }

  func end() {
    dimming.removeFromSuperview()
    upper.untransformedFrame = container.bounds
    lower.untransformedFrame = container.bounds
  }
}
