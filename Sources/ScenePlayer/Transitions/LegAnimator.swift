import HeadlessUIKit
import SceneFiles

/// The animator that a scene's leg stands for: written on UIKit's API, as an app would write it.
final class LegAnimator: UIViewControllerAnimatedTransitioning {
  private let leg: Scene.Leg
  private let tree: SceneTree
  /// Whether something runs alongside with the leg's own timing, a dimming view mostly.
  private let carriesOthers: Bool
  /// What darkens the lower screen of a container's change; nil for presentations.
  private let dimming: Scene.Dimming?

  private init(_ leg: Scene.Leg, tree: SceneTree, carriesOthers: Bool, dimming: Scene.Dimming?) {
    self.leg = leg
    self.tree = tree
    self.carriesOthers = carriesOthers
    self.dimming = dimming
  }

  /// The animator of a leg; one that vends its property animator where the leg says so.
  static func animator(
    of leg: Scene.Leg, tree: SceneTree, carriesOthers: Bool = false, dimming: Scene.Dimming? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    let animator = LegAnimator(leg, tree: tree, carriesOthers: carriesOthers, dimming: dimming)
    return leg.animator == .view ? animator : InterruptibleLegAnimator(animator)
  }

  /// The motion of the block that comes first, which a leg without tracks has too.
  private var leading: TrackMotion? {
    carriesOthers || leg.tracks.isEmpty ? TrackMotion(leg) : nil
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    let motions = leg.tracks.map { TrackMotion($0) } + (leading.map { [$0] } ?? [])
    return motions.map(\.end).max() ?? 0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    play(in: transitionContext)
  }

  @discardableResult
  fileprivate func play(in context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    LegPerformance(leg, in: context, tree: tree, dimming: dimming).play(leading: leading)
  }
}

/// The animator of a leg that a property animator moves, and that may be caught while it runs.
final class InterruptibleLegAnimator: UIViewControllerAnimatedTransitioning {
  private let animator: LegAnimator
  private var vended: UIViewPropertyAnimator?

  init(_ animator: LegAnimator) { self.animator = animator }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    vended = animator.play(in: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if vended == nil { animateTransition(using: transitionContext) }
    return vended ?? UIViewPropertyAnimator(duration: 0, timing: .linear)
  }
}
