import HeadlessUIKit
import SceneFiles

/// Answers for navigation and tab controllers with the legs of the transition that a step uses.
final class SceneContainerDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  /// What the step that acts now uses; nil for UIKit's own.
  var transition: Scene.Transition?
  private let tree: SceneTree

  init(_ tree: SceneTree) { self.tree = tree }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: animator(transition?.push, .push)
    case .pop: animator(transition?.pop, .pop)
    case .none: nil
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(transition?.select, nil)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { tree.legs.driver(for: animationController) }

  private func animator(
    _ leg: Scene.Leg?, _ kind: Scene.Interaction.Start?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition, let script = LegScript(leg, kind, of: transition) else { return nil }
    return LegAnimator.animator(of: script, tree: tree, dimming: transition.presentation.dimming)
  }
}
