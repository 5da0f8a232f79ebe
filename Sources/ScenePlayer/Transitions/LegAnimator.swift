import HeadlessUIKit
import SceneFiles

/// The animator that a scene's leg stands for: written on UIKit's API, as an app would write it.
final class LegAnimator: UIViewControllerAnimatedTransitioning {
  private let leg: Scene.Leg
  private let tree: SceneTree
  /// Whether something runs alongside with the leg's own timing, a dimming view mostly.
  private let carriesOthers: Bool

  init(_ leg: Scene.Leg, tree: SceneTree, carriesOthers: Bool) {
    self.leg = leg
    self.tree = tree
    self.carriesOthers = carriesOthers
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
    LegPerformance(leg, in: transitionContext, tree: tree).play(leading: leading)
  }
}
