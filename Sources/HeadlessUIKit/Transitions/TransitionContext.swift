import Foundation

/// The context of every animated transition: modal, of a navigation stack, of tabs and of pages.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  /// One of the two sides.
  struct Participant {
    let controller: UIViewController
    /// Nil where the view is not the animator's to move.
    var view: UIView?
    var initialFrame: CGRect = .zero
    var finalFrame: CGRect = .zero
  }

  /// Weak: the running transition keeps its context, so that it outlives a forgetful animator.
  private(set) weak var transition: Transition?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var participants: [UITransitionContextViewControllerKey: Participant] = [:]
  /// Controllers that go along unseen, and may animate alongside.
  var bystanders: [UIViewController] = []
  /// The controller that holds both, for transitions that are not modal.
  weak var container: UIViewController?
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Moves the transition while it is interactive; nil when the app does that itself.
  var driver: (any InteractionDriver)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private var hasBegun = false
  private(set) var hasCompleted = false

  /// What the owner does when the animator has called back: lifecycle callbacks, views, stacks.
  var settle: ((_ didComplete: Bool) -> Void)?
  /// The caller's completion handler.
  var completion: (() -> Void)?

  private(set) lazy var coordinator = TransitionCoordinator(context: self)

  init(
    transition: Transition, containerView: UIView, presentationStyle: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.transition = transition
    self.containerView = containerView
    self.isAnimated = true
    self.presentationStyle = presentationStyle
    self.animator = animator
    self.interaction = interaction
    transition.context = self
  }

  let targetTransform: CGAffineTransform = .identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    participants[key]?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let view: UIView? =
      switch key {
      case .from: participants[.from]?.view
      case .to: participants[.to]?.view
      default: nil
      }
    if view == nil { viewsAskedForInVain.insert(key) }
    return view
  }

  /// Views that the animator wanted and that are not its to move.
  private(set) var viewsAskedForInVain: Set<UITransitionContextViewKey> = []

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    participant(of: vc)?.finalFrame ?? .zero
  }

  private func participant(of controller: UIViewController) -> Participant? {
    participants.values.first { $0.controller === controller }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.percentComplete = min(max(Double(percentComplete), 0), 1)
  }

  func finishInteractiveTransition() {
    guard isInteractive, !hasCompleted else { return }
    leaveInteraction(to: .finishing)
  }

  func cancelInteractiveTransition() {
    guard isInteractive, !hasCompleted else { return }
    transitionWasCancelled = true
    leaveInteraction(to: .cancelling)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !hasCompleted, let interruptible = interruptibleAnimator else { return }
    interruptible.pauseAnimation()
    transition?.percentComplete = Double(interruptible.fractionComplete)
    enterInteraction()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasCompleted else { return }
    let transition = transition
    if !didComplete, !transitionWasCancelled { warnOfUncalledForCancellation() }
    if didComplete { warnOfViewNotAdded() }
    hasCompleted = true
    isInteractive = false
    transitionWasCancelled = !didComplete
    let environment = UIEnvironment.current
    if let transition {
      environment.transitions.end(transition, didComplete ? .completed : .cancelled, in: environment)
    }
    driver?.contextDidComplete()
    driver = nil
    settle?(didComplete)
    settle = nil
    coordinator.runCompletions()
    completion?()
    completion = nil
    animator.animationEnded(didComplete)
  }

  private func leaveInteraction(to phase: Transition.Phase) {
    isInteractive = false
    transition?.phase = phase
    driver?.contextLeavesInteraction()
    coordinator.notifyInteractionChange()
  }

  private func enterInteraction() {
    isInteractive = true
    transitionWasCancelled = false
    transition?.phase = .interactive
    coordinator.notifyInteractionChange()
  }

  /// What the animator vends, nil when it vends none.
  ///
  /// Asked for at the first need, when the transition runs, so that no second animator is ever made.
  private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? = {
    let candidate = animator.interruptibleAnimator(using: self)
    knownAnimator = candidate is AbsentAnimator ? nil : candidate
    return knownAnimator
  }()

  /// The vended animator, once it was asked for; reading this asks for nothing.
  private(set) var knownAnimator: (any UIViewImplicitlyAnimating)?

  var isInterruptible: Bool { interruptibleAnimator != nil }

  /// Whether touches stay off: UIKit ignores them while a transition runs by itself.
  var blocksTouches: Bool {
    guard hasBegun else { return true }
    return !isInteractive && !hasCompleted && !isInterruptible
  }
}

extension TransitionContext {
  /// Hands the transition to its animator, or to the interaction that leads it.
  func start() {
    hasBegun = true
    transition?.duration = animator.transitionDuration(using: self)
    guard let interaction else { return coordinator.runningAlongside { animate() } }
    initiallyInteractive = interaction.wantsInteractiveStart
    isInteractive = initiallyInteractive
    if isInteractive { transition?.phase = .interactive }
    coordinator.runningAlongside {
      interaction.startInteractiveTransition(self)
      if !initiallyInteractive { animate() }
    }
  }

  /// Starts the animator, unless an interaction controller has done so itself.
  private func animate() {
    guard let interruptibleAnimator else { return animator.animateTransition(using: self) }
    if interruptibleAnimator.state == .inactive { interruptibleAnimator.startAnimation() }
  }
}
