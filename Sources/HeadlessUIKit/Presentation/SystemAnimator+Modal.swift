import Foundation
import Motion

extension UIPresentationController {
  /// UIKit's animator for the presented controller's transition style; popovers fade in any.
  func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if self is UIPopoverPresentationController {
      return SystemAnimator.crossDissolve(
        isPresenting: isPresenting, duration: UndocumentedUIKit.popoverFadeDuration)
    }
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical, .partialCurl:
      return SystemAnimator.coverVertical(
        isPresenting: isPresenting, pace: (self as? UISheetPresentationController)?.dismissalPace ?? .systemSpring)
    case .crossDissolve: return SystemAnimator.crossDissolve(isPresenting: isPresenting)
    case .flipHorizontal: return FlipAnimator(isPresenting: isPresenting)
    }
  }
}

extension SystemAnimator {
  /// The view comes up from under the container's bottom edge, and goes back there.
  static func coverVertical(isPresenting: Bool, pace: AnimationParameters = .systemSpring) -> SystemAnimator {
    SystemAnimator(pace) { context in
      let container = context.containerView
      guard isPresenting else { return uncover(context) }
      guard let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) else {
        return Motion(animations: {})
      }
      let end = context.finalFrame(for: shown)
      let start = end.offsetBy(dx: 0, dy: container.bounds.maxY - end.minY)
      view.untransformedFrame = start
      container.addSubview(view)
      view.layoutIfNeeded()
      // Laid out with its container, the view may have been put where it ends.
      view.untransformedFrame = start
      return Motion(animations: { view.untransformedFrame = end })
    }
  }

  private static func uncover(_ context: any UIViewControllerContextTransitioning) -> Motion {
    let container = context.containerView
    addBeneath(context)
    guard let view = context.view(forKey: .from) else { return Motion(animations: {}) }
    let start = view.untransformedFrame
    return Motion(
      animations: { view.untransformedFrame.origin.y = container.bounds.maxY },
      cleanUp: { if context.transitionWasCancelled { view.untransformedFrame = start } })
  }

  /// The presented view fades in over the presenter's, and out again.
  static func crossDissolve(
    isPresenting: Bool, duration: Double = UndocumentedMotion.crossDissolveDuration
  ) -> SystemAnimator {
    SystemAnimator(.easeInOut(duration: duration)) { context in
      guard let view = context.view(forKey: isPresenting ? .to : .from) else { return Motion(animations: {}) }
      let alpha = view.alpha
      if isPresenting {
        placeArriving(view, context)
        view.alpha = 0
      } else {
        addBeneath(context)
      }
      return Motion(animations: { view.alpha = isPresenting ? alpha : 0 }, cleanUp: { view.alpha = alpha })
    }
  }

  static func placeArriving(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let shown = context.viewController(forKey: .to) { view.untransformedFrame = context.finalFrame(for: shown) }
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Puts the arriving view at its place under the leaving one.
  static func addBeneath(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) else { return }
    view.untransformedFrame = context.finalFrame(for: shown)
    context.containerView.insertSubview(view, at: 0)
    view.layoutIfNeeded()
  }
}
