import HeadlessUIKit
import SceneFiles

/// Answers for a presented screen with the legs of its transition.
final class ScenePresentationDelegate: UIViewControllerTransitioningDelegate {
  private let arrival: Scene.Transition
  /// The transition of the next dismissal; the one of the arrival unless a step says otherwise.
  var departure: Scene.Transition
  /// The tree holds the controllers, and they their delegates.
  private(set) weak var tree: SceneTree?

  init(_ transition: Scene.Transition, tree: SceneTree) {
    arrival = transition
    departure = transition
    self.tree = tree
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.present, of: arrival)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.dismiss, of: departure)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ScenePresentationController(arrival, delegate: self, presentedViewController: presented, presenting: presenting)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { tree?.legs.driver(for: animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { tree?.legs.driver(for: animator) }

  private func animator(
    _ kind: Scene.Interaction.Start, of transition: Scene.Transition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let leg = kind == .present ? transition.present : transition.dismiss
    guard let tree, let script = LegScript(leg, kind, of: transition) else { return nil }
    let isDimmed = arrival.presentation.dimming != nil || arrival.presentation.style.isSheet
    return LegAnimator.animator(
      of: script, tree: tree, carriesOthers: isDimmed && !script.leg.tracks.contains(where: \.isOfDimmingAlpha))
  }
}

extension Scene.Presentation.Style {
  /// Whether UIKit makes a sheet of it on a phone, with a dimming view of its own.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic, .popover: true
    case .fullScreen, .overFullScreen, .overCurrentContext, .custom: false
    }
  }
}
