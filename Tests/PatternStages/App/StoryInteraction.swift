import UIKit

/// Scrubs the shrinking story, until it has been pulled far enough.
final class StoryInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// Where the story tears off under the finger, and when it is let go.
  private let (threshold, releaseThreshold): (CGFloat, CGFloat) = (0.5, 0.3)
  private let travel: CGFloat = 160

  private let storyAnimator: StoryAnimator
  /// The mistake of putting the story back before it flies.
  private let isCareless: Bool
  private var context: UIViewControllerContextTransitioning?

  init(_ storyAnimator: StoryAnimator, isCareless: Bool) {
    self.storyAnimator = storyAnimator
    self.isCareless = isCareless
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    storyAnimator.shrinking(in: transitionContext).pauseAnimation()
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    guard let context, context.isInteractive else { return }
    let progress = pan.translation(in: context.containerView).y / travel
    switch pan.state {
    case .changed:
      storyAnimator.shrinking(in: context).fractionComplete = progress
      context.updateInteractiveTransition(progress)
      if progress >= threshold { tearOff(in: context) }
    case .ended where progress > releaseThreshold:
      tearOff(in: context)
    case .ended, .cancelled:
      putBack(in: context)
    default:
      break
    }
  }

  private func tearOff(in context: UIViewControllerContextTransitioning) {
    // Stopped without finishing, the story stays where it shows.
    storyAnimator.shrinking(in: context).stopAnimation(true)
    context.finishInteractiveTransition()
    if isCareless {
      context.view(forKey: .from)?.transform = .identity
      context.view(forKey: .from)?.layer.cornerRadius = 0
    }
    storyAnimator.flying(in: context)
  }

  private func putBack(in context: UIViewControllerContextTransitioning) {
    let shrinking = storyAnimator.shrinking(in: context)
    context.cancelInteractiveTransition()
    shrinking.isReversed = true
    shrinking.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
