import Foundation
import Motion

/// UIKit's flip: the leaving view turns away about its vertical axis, the arriving one turns up behind it.
///
/// Presenting turns from right to left, dismissing back. While they turn both are pushed back by as much as their nearer
/// edge comes forward, so that no edge grows beyond the container's height.
@MainActor
final class FlipAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UndocumentedMotion.flipDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let leaving = transitionContext.view(forKey: .from)
    let arriving = transitionContext.view(forKey: .to)
    if let arriving { SystemAnimator.placeArriving(arriving, transitionContext) }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / UndocumentedMotion.flipEyeDistance
    let ordinary = container.layer.sublayerTransform
    container.layer.sublayerTransform = perspective
    arriving?.layer.transform = turned(container, by: 1)
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
    let steps = UndocumentedMotion.flipSteps
    let share = 0.5 / Double(steps)
    for step in 1...steps {
      let turn = Double(step) / Double(steps)
      UIView.addKeyframe(withRelativeStartTime: Double(step - 1) * share, relativeDuration: share) {
        leaving?.layer.transform = self.turned(container, by: -turn)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5 + Double(step - 1) * share, relativeDuration: share) {
        arriving?.layer.transform = self.turned(container, by: 1 - turn)
      }
    }
  }

  /// So much of a quarter turn, towards the left for a presentation's leaving view.
  private func turned(_ container: UIView, by share: Double) -> CATransform3D {
    guard share != 0 else { return CATransform3DIdentity }
    let angle = (isPresenting ? 1 : -1) * share * .pi / 2
    let depth = UndocumentedMotion.flipDepth(width: Double(container.bounds.width), angle: angle)
    return CATransform3DConcat(
      CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0), CATransform3DMakeTranslation(0, 0, CGFloat(-depth)))
  }
}
