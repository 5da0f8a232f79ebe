import Foundation

/// UIKit's flip: the leaving view turns away about its vertical axis, the arriving one turns up behind it.
///
/// Presenting turns from right to left, dismissing back. Mid-way both stand edge-on and pushed back by half their
/// width, so that no edge grows beyond the container's height.
@MainActor
final class FlipAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UndocumentedUIKit.flipDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let leaving = transitionContext.view(forKey: .from)
    let arriving = transitionContext.view(forKey: .to)
    if let arriving { SystemAnimator.placeArriving(arriving, transitionContext) }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / UndocumentedUIKit.flipEyeDistance
    let ordinary = container.layer.sublayerTransform
    container.layer.sublayerTransform = perspective
    arriving?.layer.transform = edgeOn(container, side: 1)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: { self.addKeyframes(leaving, arriving, container) },
      completion: { _ in
        container.layer.sublayerTransform = ordinary
        leaving?.layer.transform = CATransform3DIdentity
        arriving?.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func addKeyframes(_ leaving: UIView?, _ arriving: UIView?, _ container: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
      leaving?.layer.transform = self.edgeOn(container, side: -1)
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      arriving?.layer.transform = CATransform3DIdentity
    }
  }

  /// A quarter turn, towards the left for a presentation's leaving view.
  private func edgeOn(_ container: UIView, side: CGFloat) -> CATransform3D {
    let angle = (isPresenting ? 1 : -1) * side * .pi / 2
    let turned = CATransform3DMakeRotation(angle, 0, 1, 0)
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, -container.bounds.width / 2))
  }
}
