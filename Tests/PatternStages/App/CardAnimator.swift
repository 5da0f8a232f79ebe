import UIKit

/// Moves a card up and down with a property animator, which UIKit may pause and turn round.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  /// UIKit wants the same one for a whole transition.
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.55 : 0.7
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    propertyAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    propertyAnimator(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  func propertyAnimator(using context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let animator = isPresenting ? rise(in: context) : sink(in: context)
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    self.animator = animator
    return animator
  }

  private func rise(in context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.86)
    guard let card = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return animator
    }
    let place = context.finalFrame(for: controller)
    context.containerView.addSubview(card)
    card.frame = place.offsetBy(dx: 0, dy: context.containerView.bounds.height - place.minY)
    animator.addAnimations { card.frame = place }
    return animator
  }

  private func sink(in context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
    guard let card = context.view(forKey: .from) else { return animator }
    let bottom = context.containerView.bounds.height
    animator.addAnimations { card.frame.origin.y = bottom }
    return animator
  }
}
