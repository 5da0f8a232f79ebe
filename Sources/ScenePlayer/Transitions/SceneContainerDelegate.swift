import HeadlessUIKit
import SceneFiles

/// Answers for navigation and tab controllers with the legs of the transition that a step uses.
final class SceneContainerDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  /// What the request that is made just now uses, nil in it for UIKit's own; nil between requests.
  private var requested: Scene.Transition??
  private let tree: SceneTree

  init(_ tree: SceneTree) { self.tree = tree }

  /// Makes a request of a container, by a transition of the scene or by UIKit's own.
  func requesting(_ transition: Scene.Transition?, _ request: () -> Void) {
    requested = .some(transition)
    request()
    requested = nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // UIKit asks by itself when a finger at the edge wants to pop.
    let transition = requested ?? (fromVC as? SceneController)?.arrival
    return switch operation {
    case .push: animator(transition?.push, .push, of: transition)
    case .pop: animator(transition?.pop, .pop, of: transition)
    case .none: nil
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let transition = requested ?? nil
    return animator(transition?.select, nil, of: transition)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { tree.legs.driver(for: animationController) }

  private func animator(
    _ leg: Scene.Leg?, _ kind: Scene.Interaction.Start?, of transition: Scene.Transition?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition, let script = LegScript(leg, kind, of: transition) else { return nil }
    return LegAnimator.animator(of: script, tree: tree, dimming: transition.presentation.dimming)
  }
}
