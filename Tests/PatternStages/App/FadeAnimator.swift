import UIKit

/// Fades the pushed screen in over the one below, and out again when it is popped.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let isPushing = operation == .push
    toView.frame = transitionContext.finalFrame(for: toViewController)
    if isPushing {
      transitionContext.containerView.addSubview(toView)
      toView.alpha = 0
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if isPushing { toView.alpha = 1 } else { fromView.alpha = 0 }
      },
      completion: { _ in
        fromView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
