import HeadlessUIKit

/// A card of 393 × 600 points that comes up from below and goes back, by property animators that may be caught.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  static let open = CGRect(x: 0, y: 252, width: 393, height: 600)
  static let closed = CGRect(x: 0, y: 852, width: 393, height: 600)

  var duration: Double = 0.6
  var timing: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 0.85)
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var plainAnimations = 0
  private(set) var positions: [UIViewAnimatingPosition] = []
  private var isPresenting = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { plainAnimations += 1 }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    context = transitionContext
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    let end = isPresenting ? Self.open : Self.closed
    if let view, isPresenting {
      transitionContext.containerView.addSubview(view)
      view.frame = Self.closed
    }
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    made.addAnimations { view?.frame = end }
    made.addCompletion { position in
      self.positions.append(position)
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// A card over a root, with a pan on the window that catches what runs or closes what is open.
@MainActor
struct CardFixture {
  let stage: StageFixture
  let root: RecordingController
  let card: RecordingController
  let transition = CardTransition()

  init() {
    stage = StageFixture()
    (root, card) = (stage.controller("root"), stage.controller("card"))
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    stage.show(root)
  }

  func open() { root.present(card, animated: true) }

  /// The top edge of the card as it shows; NaN where there is none.
  var top: Double { stage.frame(of: "card").map { Double($0.minY) } ?? .nan }
}
