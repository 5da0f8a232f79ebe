import UIKit

/// Leads a dismissal by its property animator: from the start, or from where a finger catches it.
final class CardInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// Points that the card moves for the whole transition.
  private let travel: CGFloat = 240
  private let cardAnimator: CardAnimator
  private var context: UIViewControllerContextTransitioning?
  let wantsInteractiveStart: Bool

  init(_ cardAnimator: CardAnimator, startsUnderFinger: Bool) {
    self.cardAnimator = cardAnimator
    wantsInteractiveStart = startsUnderFinger
    super.init()
  }

  private var animator: UIViewPropertyAnimator? { context.map { cardAnimator.propertyAnimator(using: $0) } }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if transitionContext.isInteractive {
      animator?.pauseAnimation()
    } else {
      animator?.startAnimation()
    }
  }

  /// Stops the card where it is, under the finger.
  func grab(with pan: UIPanGestureRecognizer) {
    guard let context, let animator else { return }
    context.pauseInteractiveTransition()
    pan.setTranslation(CGPoint(x: 0, y: animator.fractionComplete * travel), in: context.containerView)
  }

  func move(with pan: UIPanGestureRecognizer) {
    guard let context, context.isInteractive, let animator else { return }
    animator.fractionComplete = progress(of: pan)
    context.updateInteractiveTransition(progress(of: pan))
  }

  /// Lets the card go on with the finger's velocity.
  func letGo(of pan: UIPanGestureRecognizer) {
    guard let context, context.isInteractive, let animator else { return }
    let velocity = pan.velocity(in: context.containerView).y
    let isFinishing = progress(of: pan) > 0.5 || velocity > 700
    if isFinishing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }

    // Springs take velocities as whole remaining distances a second.
    let remaining = ((isFinishing ? 1 : 0) - animator.fractionComplete) * travel
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: remaining == 0 ? 0 : velocity / remaining))
    animator.isReversed = !isFinishing
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.7)
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    pan.translation(in: context?.containerView).y / travel
  }
}
