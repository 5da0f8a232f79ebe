import HeadlessUIKit
import StagePlayback

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

/// Places the card at the bottom and dims what lies above it.
final class BottomCardPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 240, width: bounds.width, height: 280)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    presentedView?.layer.cornerRadius = 22
    dim(to: 0.22)
  }

  override func dismissalTransitionWillBegin() { dim(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  private func dim(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = alpha })
  }
}

/// A place on a map in a card that may be pulled shut, and caught while it moves.
final class PlaceViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: CardInteraction?
  private var isUnderFinger = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place"
    view.backgroundColor = .white
    view.addSubview(
      UIView("place.name", x: 20, y: 24, width: 120, height: 18, color: UIColor(hex: 0x1C1C1E), cornerRadius: 6))
    view.addSubview(
      UIView("place.go", x: 20, y: 60, width: 160, height: 40, color: UIColor(hex: 0x3A8DFF), cornerRadius: 12))
    view.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        (recognizer as? UIPanGestureRecognizer).map { self?.handle($0) }
      })
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if isBeingDismissed {
        interaction?.grab(with: pan)
      } else {
        isUnderFinger = true
        dismiss(animated: true)
        isUnderFinger = false
      }
    case .changed: interaction?.move(with: pan)
    case .ended, .cancelled: interaction?.letGo(of: pan)
    default: break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BottomCardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction = (animator as? CardAnimator).map { CardInteraction($0, startsUnderFinger: isUnderFinger) }
    return interaction
  }
}

@MainActor func playInterruptibleCard(on stage: Stage) {
  let list = ListViewController()
  let place = PlaceViewController()
  stage.window.rootViewController = list
  stage.at(0.1) { list.present(place, animated: true) }
  stage.at(0.8) { place.dismiss(animated: true) }
  // The finger meets the card half-way, rests, and throws it back up.
  stage.pan(
    at: 1.1, [(0, 100, 330), (0.1, 100, 330), (0.3, 98, 270)], releaseVelocity: CGVector(dx: 0, dy: -500))
  // Met again on its way up, it is thrown down.
  stage.pan(at: 1.5, [(0, 100, 300), (0.2, 102, 370)], releaseVelocity: CGVector(dx: 0, dy: 900))
  stage.at(2.6) { list.present(PlaceViewController(), animated: true) }
  // Pulled from where it rests, it is let go too early.
  stage.pan(
    at: 3.3, [(0, 100, 200), (0.2, 100, 290), (0.4, 100, 250)], releaseVelocity: CGVector(dx: 0, dy: -200))
}
