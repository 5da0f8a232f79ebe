import Geometry
import HeadlessUIKit
import Motion
import SceneFiles

extension RunningLegs {
  /// What moves and leads a page under a finger; nil when the clock turns it, as UIKit does.
  ///
  /// - Parameter step: from a page to the next one, in points.
  func turning(
    by step: CGVector, in bounds: CGRect, of transition: Scene.Transition, tree: SceneTree
  ) -> UIPageViewController.Turning? {
    guard let interaction = transition.interaction, isStarting(interaction) else { return nil }
    let leg = Scene.Leg(
      turningBy: Point(Double(step.dx), Double(step.dy)), in: bounds.rect,
      duration: UndocumentedMotion.pageScrollDuration, origin: transition.origin)
    guard let script = LegScript(leg, .page, of: transition) else { return nil }
    let animator = LegAnimator.animator(of: script, tree: tree)
    return (animator, driver(for: animator))
  }
}
