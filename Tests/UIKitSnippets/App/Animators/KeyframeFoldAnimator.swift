import UIKit

/// Folds the old screen away and brings the new one forward, as keyframes of one animation.
final class KeyframeFoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
    else { return }
    let container = transitionContext.containerView
    container.addSubview(toVC.view)
    container.addSubview(snapshot)
    toVC.view.isHidden = true
    snapshot.accessibilityIdentifier = "snapshot"
    snapshot.frame = transitionContext.finalFrame(for: toVC)

    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    container.layer.sublayerTransform = perspective
    snapshot.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          fromVC.view.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          snapshot.layer.transform = CATransform3DMakeRotation(0, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          snapshot.alpha = 0.5
        }
      },
      completion: { _ in
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        fromVC.view.layer.transform = CATransform3DIdentity
        container.layer.sublayerTransform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
