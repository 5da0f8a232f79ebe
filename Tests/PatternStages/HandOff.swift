import HeadlessUIKit
import StagePlayback

/// Shows cards, of which the first one opens.
final class TodayViewController: UIViewController {
  let card = UIView(
    "today.card", x: 20, y: 70, width: 160, height: 140, color: UIColor(hex: 0x7A5CFF), cornerRadius: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "today"
    view.backgroundColor = UIColor(hex: 0xF2F2F7)
    view.addSubview(card)
    view.addSubview(
      UIView("today.next", x: 20, y: 230, width: 160, height: 140, color: UIColor(hex: 0x34C77B), cornerRadius: 16))
  }
}

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

/// Dims what lies under the story; its animator moves the dimming.
final class StoryPresentationController: UIPresentationController {
  let dimmingView = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }
}

/// A story that covers the screen, and is pulled down to close it.
final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card: UIView
  private let isCareless: Bool
  private var interaction: StoryInteraction?

  init(card: UIView, isCareless: Bool = false) {
    self.card = card
    self.isCareless = isCareless
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "story"
    view.backgroundColor = UIColor(hex: 0x7A5CFF)
    view.clipsToBounds = true
    view.addSubview(
      UIView("story.headline", x: 20, y: 24, width: 110, height: 18, color: .white, cornerRadius: 6))
    view.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        (recognizer as? UIPanGestureRecognizer).map { self?.handle($0) }
      })
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { dismiss(animated: true) }
    interaction?.handle(pan)
  }

  private func animator(isPresenting: Bool, _ presentation: UIPresentationController?) -> StoryAnimator {
    let dimmingView = (presentation as? StoryPresentationController)?.dimmingView ?? UIView()
    return StoryAnimator(isPresenting: isPresenting, card: card, dimmingView: dimmingView)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    StoryPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(isPresenting: true, presented.presentationController)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(isPresenting: false, dismissed.presentationController)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction = (animator as? StoryAnimator).map { StoryInteraction($0, isCareless: isCareless) }
    return interaction
  }
}

@MainActor func playHandOff(on stage: Stage, isCareless: Bool = false) {
  let today = TodayViewController()
  stage.window.rootViewController = today
  stage.at(0.1) { today.present(StoryViewController(card: today.card, isCareless: isCareless), animated: true) }
  // Let go before the lower threshold, it goes back up.
  stage.pan(at: 0.8, [(0, 100, 100), (0.25, 101, 140)], releaseVelocity: CGVector(dx: 0, dy: 60))
  // Across the upper one it flies, while the finger goes on.
  stage.pan(
    at: 1.4, [(0, 96, 90), (0.235, 98, 170), (0.41, 100, 230), (0.5, 100, 235)],
    releaseVelocity: CGVector(dx: 0, dy: 100))
  stage.at(2.3) { today.present(StoryViewController(card: today.card, isCareless: isCareless), animated: true) }
  // Let go between the two, it flies as well.
  stage.pan(at: 3.0, [(0, 100, 100), (0.3, 100, 160)], releaseVelocity: .zero)
}
