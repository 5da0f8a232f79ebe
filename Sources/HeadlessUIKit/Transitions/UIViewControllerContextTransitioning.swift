public import Foundation

/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// UIKit's constant.
  public let rawValue: String

  /// Makes a key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown when the transition begins.
  public static let from: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown when the transition has completed.
  public static let to: UITransitionContextViewControllerKey = .init(
    rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// UIKit's constant.
  public let rawValue: String

  /// Makes a key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown when the transition begins.
  public static let from: UITransitionContextViewKey = .init(rawValue: "UITransitionContextFromView")
  /// The view that is shown when the transition has completed.
  public static let to: UITransitionContextViewKey = .init(rawValue: "UITransitionContextToView")
}

/// What an animator is told of a transition, and through which it ends it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens; the animator adds the view that arrives.
  var containerView: UIView { get }
  /// Whether the transition is shown moving at all.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether an interaction was cancelled; animators pass its opposite to `completeTransition`.
  var transitionWasCancelled: Bool { get }
  /// The presented controller's style, `none` for a push, a pop and a change of tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that comes with the transition, always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far an interaction is, 0…1; values outside are clamped.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the interaction is over and the transition runs on to its end.
  func finishInteractiveTransition()
  /// Tells that the interaction is over and the transition runs back to its start.
  func cancelInteractiveTransition()
  /// Makes a running transition interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition; `false` leaves the original controller on screen.
  func completeTransition(_ didComplete: Bool)

  /// The controller of a key, nil for unknown keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil where the view is not the animator's to move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the start in the container's points, zero when it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end in the container's points, zero when it goes away.
  func finalFrame(for vc: UIViewController) -> CGRect
}
