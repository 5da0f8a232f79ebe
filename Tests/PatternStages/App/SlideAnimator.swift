import UIKit

/// Slides screens over each other, the lower one by less and darkened.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPushing: Bool

  init(isPushing: Bool) {
    self.isPushing = isPushing
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (upper, lower) = isPushing ? (toView, fromView) : (fromView, toView)
    let (middle, width) = (container.bounds, container.bounds.width)
    let (right, left) = (middle.offsetBy(dx: width, dy: 0), middle.offsetBy(dx: -width / 4, dy: 0))

    toView.frame = isPushing ? right : left
    if isPushing {
      container.addSubview(toView)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    let dimming = UIView(frame: middle)
    dimming.accessibilityIdentifier = "dimming"
    dimming.backgroundColor = .black
    dimming.alpha = isPushing ? 0 : 0.1
    container.insertSubview(dimming, belowSubview: upper)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      // Under a finger the screen stays under it only if it moves evenly.
      options: isPushing ? .curveEaseInOut : .curveLinear,
      animations: { [isPushing] in
        upper.frame = isPushing ? middle : right
        lower.frame = isPushing ? left : middle
        dimming.alpha = isPushing ? 0.1 : 0
      },
      completion: { _ in
        dimming.removeFromSuperview()
        lower.frame = middle
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
