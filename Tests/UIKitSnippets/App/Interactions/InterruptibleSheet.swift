import UIKit

/// Presents with a property animator that UIKit may pause, reverse and continue.
final class InterruptibleSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewImplicitlyAnimating?
  private(set) var endings: [Bool] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator = animator {
      return animator
    }
    let container = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      timingParameters: UICubicTimingParameters(animationCurve: .linear))
    if let toView = toView {
      container.addSubview(toView)
      toView.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
      animator.addAnimations {
        toView.frame = container.bounds
      }
    }
    animator.addCompletion { position in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
    animator = nil
  }
}

/// Starts by itself, and is caught by a tap on the window's overlay.
final class InterruptibleDriver: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    wantsInteractiveStart = false
    timingCurve = UICubicTimingParameters(animationCurve: .linear)
  }
}

final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = InterruptibleSheetAnimator()
  let driver = InterruptibleDriver()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
