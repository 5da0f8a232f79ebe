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
    case .push: animator(transition?.push)
    case .pop: animator(transition?.pop)
    case .none: nil
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(transition?.select)
  }

  private func animator(_ leg: Scene.Leg?) -> (any UIViewControllerAnimatedTransitioning)? {
    leg.map { LegAnimator.animator(of: $0, tree: tree, dimming: transition?.presentation.dimming) }
  }
}
