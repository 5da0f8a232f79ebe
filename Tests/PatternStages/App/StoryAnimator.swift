import UIKit

/// Opens a story out of its card, and lets it shrink under a finger.
final class StoryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let card: UIView
  private let dimmingView: UIView
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool, card: UIView, dimmingView: UIView) {
    self.isPresenting = isPresenting
    self.card = card
    self.dimmingView = dimmingView
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.55 : 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? open(in: transitionContext) : shrinking(in: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func open(in context: UIViewControllerContextTransitioning) {
    guard let story = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.addSubview(story)
    story.frame = context.containerView.convert(card.bounds, from: card)
    story.layer.cornerRadius = 16
    card.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.82,
      initialSpringVelocity: 0.4,
      animations: {
        story.frame = context.finalFrame(for: controller)
        story.layer.cornerRadius = 0
        self.dimmingView.alpha = 0.3
      },
      completion: { [card] _ in
        card.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// What the finger scrubs.
  func shrinking(in context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
    self.animator = animator
    guard let story = context.view(forKey: .from) else { return animator }
    card.isHidden = true
    animator.addAnimations { [dimmingView] in
      story.transform = CGAffineTransform(scaleX: 0.72, y: 0.72)
      story.layer.cornerRadius = 36
      dimmingView.alpha = 0.1
    }
    animator.addCompletion { [card] _ in
      card.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// What takes over: the story flies into its card.
  func flying(in context: UIViewControllerContextTransitioning) {
    guard let story = context.view(forKey: .from) else { return context.completeTransition(true) }
    let place = context.containerView.convert(card.bounds, from: card)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      animations: { [dimmingView] in
        story.transform = .identity
        story.frame = place
        story.layer.cornerRadius = 16
        dimmingView.alpha = 0
      },
      completion: { [card] _ in
        card.isHidden = false
        context.completeTransition(true)
      })
  }
}
