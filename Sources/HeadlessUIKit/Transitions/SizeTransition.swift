import Foundation

extension UIWindow {
  /// Tells the controllers on screen of another size, takes it on and lays out, all in the animation that runs.
  func changeSize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size, let root = rootViewController, root.viewIfLoaded?.window === self else {
      return change()
    }
    let coordinator = SizeTransitionCoordinator(of: self)
    root.viewWillTransition(to: size, with: coordinator)
    for shown in sequence(first: root, next: \.ownPresented).dropFirst() {
      shown.presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }
    change()
    coordinator.run()
    layoutIfNeeded()
  }
}

/// Lets controllers take part in their window's change of size: in the animation block around it, or at once.
@MainActor
final class SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private let animation: AnimationContext?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false

  init(of window: UIWindow) {
    self.window = window
    animation = UIEnvironment.current.animationContext.flatMap { $0.isEnabled ? $0 : nil }
  }

  func run() {
    hasRun = true
    for block in animations { block(self) }
    animations = []
    let group = animation?.group ?? CompletionGroup()
    group.add { [self] _ in
      for block in completions { block(self) }
      completions = []
    }
    if animation == nil { group.close() }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasRun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// It never becomes interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  var isAnimated: Bool { animation != nil }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { animation?.parameters.duration ?? 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
