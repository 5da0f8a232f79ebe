import UIKit

/// Pops the card up with a spring, and lets it shrink away.
final class CardPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.45 : 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? present(using: transitionContext) : dismiss(using: transitionContext)
  }

  private func present(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    card.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(card)
    card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    card.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [],
      animations: {
        card.transform = .identity
        card.alpha = 1
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  private func dismiss(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn,
      animations: {
        card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        card.alpha = 0
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
