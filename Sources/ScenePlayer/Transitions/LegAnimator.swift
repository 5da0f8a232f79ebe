import HeadlessUIKit
import SceneFiles

/// The animator that a scene's leg stands for: written on UIKit's API, as an app would write it.
final class LegAnimator: UIViewControllerAnimatedTransitioning {
  let script: LegScript
  private let tree: SceneTree
  /// Whether something runs alongside with the leg's own timing, a dimming view mostly.
  private let carriesOthers: Bool
  /// What darkens the lower screen of a container's change; nil for presentations.
  private let dimming: Scene.Dimming?

  /// What leads the transition when a finger does, or may; nil when the clock does alone.
  var driver: (any LegDriver)?
  /// Nil until the leg plays.
  private(set) var performance: LegPerformance?
  /// The property animator that moves the leg; nil where blocks do.
  private(set) var vended: UIViewPropertyAnimator?
  /// Hears of fingers anywhere in the container while the animator runs; nil where none can catch it.
  private var catcher: TransitionGesture?

  private init(_ script: LegScript, tree: SceneTree, carriesOthers: Bool, dimming: Scene.Dimming?) {
    self.script = script
    self.tree = tree
    self.carriesOthers = carriesOthers
    self.dimming = dimming
  }

  /// The animator of a leg; one that vends its property animator where the leg says so.
  static func animator(
    of script: LegScript, tree: SceneTree, carriesOthers: Bool = false, dimming: Scene.Dimming? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    let animator = LegAnimator(script, tree: tree, carriesOthers: carriesOthers, dimming: dimming)
    return script.leg.animator == .view ? animator : InterruptibleLegAnimator(animator)
  }

  /// The leg's animator behind what UIKit was given; nil for others.
  static func behind(_ animator: any UIViewControllerAnimatedTransitioning) -> LegAnimator? {
    animator as? LegAnimator ?? (animator as? InterruptibleLegAnimator)?.animator
  }

  private var leg: Scene.Leg { script.leg }

  /// The motion of the block that comes first, which a leg without tracks has too.
  private var leading: TrackMotion? {
    carriesOthers || leg.tracks.isEmpty ? TrackMotion(leg) : nil
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    let motions = leg.tracks.map { TrackMotion($0) } + (leading.map { [$0] } ?? [])
    return motions.map(\.end).max() ?? 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let performance = LegPerformance(leg, in: transitionContext, tree: tree, dimming: dimming)
    self.performance = performance
    tree.legs.add(self)
    vended = performance.play(leading: leading)
    guard vended != nil, let driver else { return }
    let catcher = TransitionGesture.catching(for: driver, in: tree)
    transitionContext.containerView.addGestureRecognizer(catcher.recognizer)
    self.catcher = catcher
  }

  func animationEnded(_ transitionCompleted: Bool) {
    tree.legs.remove(self)
    catcher.map { $0.recognizer.view?.removeGestureRecognizer($0.recognizer) }
    (driver, performance, catcher) = (nil, nil, nil)
  }
}

/// The animator of a leg that a property animator moves, and that may be caught while it runs.
final class InterruptibleLegAnimator: UIViewControllerAnimatedTransitioning {
  let animator: LegAnimator

  init(_ animator: LegAnimator) { self.animator = animator }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if animator.vended == nil { animateTransition(using: transitionContext) }
    return animator.vended ?? UIViewPropertyAnimator(duration: 0, timing: .linear)
  }

  func animationEnded(_ transitionCompleted: Bool) { animator.animationEnded(transitionCompleted) }
}
