import Foundation

/// Runs what others want to happen alongside a transition, and tells them when it has ended.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The context keeps the coordinator; nobody else needs it longer than the transition.
  private weak var context: TransitionContext?
  private let fallbackContainer: UIView
  private let style: UIModalPresentationStyle

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasBegun = false

  init(context: TransitionContext) {
    self.context = context
    fallbackContainer = context.containerView
    style = context.presentationStyle
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return !hasBegun }
    guard !hasBegun else { return false }
    animations.append(animation)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  /// Takes on what another one was told, whose transition does not run.
  func take(from other: TransitionCoordinator) {
    animations = other.animations + animations
    completions = other.completions + completions
    interactionHandlers = other.interactionHandlers + interactionHandlers
  }

  /// Does at once what was to happen alongside, where nothing moves.
  func runWithoutTransition() {
    UIView.performWithoutAnimation(runAnimations)
    runCompletions()
  }

  func notifyInteractionChange() {
    for handler in interactionHandlers { handler(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Runs the animator's set-up; the first animation it makes carries the alongside blocks in its own context.
  ///
  /// Where it makes none, they get an animation of the transition's duration, eased as UIKit's default.
  func runningAlongside(_ setUp: () -> Void) {
    let environment = UIEnvironment.current
    environment.alongsideAnimations = { [weak self] in self?.runAnimations() }
    setUp()
    runLeftOvers()
  }

  /// Runs the alongside blocks that no animation of the animator has carried.
  func runLeftOvers() {
    let environment = UIEnvironment.current
    guard environment.alongsideAnimations != nil else { return }
    environment.alongsideAnimations = nil
    guard !animations.isEmpty else { return runAnimations() }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: [], animations: runAnimations)
  }

  private func runAnimations() {
    hasBegun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }
}

extension TransitionCoordinator {
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { style }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? false }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { context?.transition?.duration ?? 0 }
  var percentComplete: CGFloat { CGFloat(context?.transition?.percentComplete ?? 0) }
  var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView { fallbackContainer }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
