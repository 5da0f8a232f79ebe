import HeadlessUIKit

/// How a transition of a random script moves, and who leads it.
struct TransitionPlan: Hashable {
  enum Kind: Hashable, CaseIterable {
    /// UIKit's own animation.
    case system
    /// Blocks, by the clock.
    case blocks
    /// Blocks, led by shares of the transition.
    case percent
    /// Blocks, led until another animation takes over.
    case handOff
    /// A property animator, by the clock until it is caught.
    case caught
    /// A property animator that is led from the start.
    case scrubbed
    /// Blocks, led by the app through the context alone.
    case context
  }

  /// What moves.
  enum Motion: Hashable, CaseIterable {
    case alpha, frame, transform, radius, nothing
  }

  var kind: Kind = .system
  var motion: Motion = .alpha
  /// Seconds.
  var duration: Double = 0.3
  /// Seconds since the request, and shares.
  var moves: [Move] = []
  /// Seconds since the request at which it is let go.
  var end: Double = 0
  var finishes = true
  /// Whether it is caught and let go once more while it leaves.
  var isCaughtAgain = false
  var speed: Double = 1
  var style: UIModalTransitionStyle = .coverVertical

  struct Move: Hashable {
    var time: Double
    var share: Double
  }

  static let system = TransitionPlan()
}

/// Moves what arrives or leaves as a plan says, and puts everything right at the end.
@MainActor
class PlannedAnimator: UIViewControllerAnimatedTransitioning {
  let plan: TransitionPlan
  /// Whether the new screen comes over the old one.
  let arrives: Bool
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var isHandedOver = false
  /// The mover's at rest.
  private var radius: CGFloat = 0

  init(_ plan: TransitionPlan, arrives: Bool) { (self.plan, self.arrives) = (plan, arrives) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    plan.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let mover = place(transitionContext)
    UIView.animate(withDuration: plan.duration, delay: 0, options: .curveEaseInOut) { [self] in
      mover.map { move($0, away: !arrives, in: transitionContext) }
    } completion: { [self] _ in
      guard !isHandedOver else { return }
      complete(transitionContext, mover)
    }
  }

  /// Puts the views in, and the one that arrives where it comes from; gives the one that moves.
  func place(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    self.context = context
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
      arrives ? context.containerView.addSubview(to) : context.containerView.insertSubview(to, at: 0)
    }
    let mover = context.view(forKey: arrives ? .to : .from)
    radius = mover?.layer.cornerRadius ?? 0
    if arrives, let mover { move(mover, away: true, in: context) }
    return mover
  }

  func move(_ view: UIView, away: Bool, in context: any UIViewControllerContextTransitioning) {
    switch plan.motion {
    case .alpha: view.alpha = away ? 0 : 1
    case .frame: view.center.x = context.containerView.bounds.midX + (away ? context.containerView.bounds.width : 0)
    case .transform: view.transform = away ? CGAffineTransform(scaleX: 0.4, y: 0.4).rotated(by: 0.3) : .identity
    case .radius:
      view.layer.cornerRadius = away ? 40 : radius
      view.alpha = away ? 0.2 : 1
    case .nothing: break
    }
  }

  func complete(_ context: any UIViewControllerContextTransitioning, _ mover: UIView?) {
    mover.map { move($0, away: false, in: context) }
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Lets another animation run on from what shows, with nothing but what apps have for it.
  func handOver() {
    guard let context, context.isInteractive else { return }
    isHandedOver = true
    let mover = context.view(forKey: arrives ? .to : .from)
    mover?.layer.keepWhatShows()
    context.finishInteractiveTransition()
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) {
      mover?.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    } completion: { [self] _ in
      mover.map { reset($0, in: context) }
      complete(context, mover)
    }
  }

  private func reset(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    (view.alpha, view.transform, view.layer.cornerRadius) = (1, .identity, radius)
    view.center.x = context.containerView.bounds.midX
  }
}

extension CALayer {
  /// Makes the model what shows, and takes the animations off.
  fileprivate func keepWhatShows() {
    guard let shown = presentation() else { return }
    (position, opacity, transform, cornerRadius) = (shown.position, shown.opacity, shown.transform, shown.cornerRadius)
    removeAllAnimations()
  }
}

/// The same by a property animator that may be caught.
final class PlannedPropertyAnimator: PlannedAnimator {
  private var vended: UIViewPropertyAnimator?

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let vended { return vended }
    let mover = place(transitionContext)
    let animator = UIViewPropertyAnimator(duration: plan.duration, dampingRatio: 0.8) { [self] in
      mover.map { move($0, away: !arrives, in: transitionContext) }
    }
    animator.addCompletion { [self] _ in
      vended = nil
      complete(transitionContext, mover)
    }
    vended = animator
    return animator
  }
}
