import UIKit

/// Uncovers the new screen in a circle that grows out of a button, with a mask.
final class CircularRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let originFrame: CGRect
  private weak var context: UIViewControllerContextTransitioning?

  init(originFrame: CGRect) {
    self.originFrame = originFrame
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let toView = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(false)
      return
    }
    transitionContext.containerView.addSubview(toView)

    let startPath = UIBezierPath(ovalIn: originFrame)
    let farthest = CGPoint(
      x: max(originFrame.midX, toView.bounds.maxX - originFrame.midX),
      y: max(originFrame.midY, toView.bounds.maxY - originFrame.midY))
    let radius = sqrt(farthest.x * farthest.x + farthest.y * farthest.y)
    let endPath = UIBezierPath(
      ovalIn: CGRect(x: originFrame.midX, y: originFrame.midY, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))

    let mask = CAShapeLayer()
    mask.path = endPath.cgPath
    toView.layer.mask = mask

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = startPath.cgPath
    animation.toValue = endPath.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.delegate = self
    mask.add(animation, forKey: "reveal")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(!(context?.transitionWasCancelled ?? true))
  }
}

final class BubbleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let button: UIView

  init(button: UIView) {
    self.button = button
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CircularRevealAnimator(originFrame: button.convert(button.bounds, to: nil))
  }
}
