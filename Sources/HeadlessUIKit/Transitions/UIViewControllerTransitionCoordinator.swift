public import Foundation

/// What is known of a running transition to those who animate alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is shown moving.
  var isAnimated: Bool { get }
  /// The presented controller's style, `none` outside presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under an interaction's control.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be caught while it runs.
  var isInterruptible: Bool { get }
  /// Whether an interaction drives it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// Seconds, as the animator said at the start.
  var transitionDuration: TimeInterval { get }
  /// How far an interaction was last said to be, 0…1.
  var percentComplete: CGFloat { get }
  /// The interaction controller's completion speed, 1 without one.
  var completionVelocity: CGFloat { get }
  /// The interaction controller's completion curve, `easeInOut` without one.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation that comes with it, always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The controller of a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code outside the animator take part in a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs the block in the transition's own animation context, and the completion when it has ended either way.
  ///
  /// Answers false when the transition's animations have begun; then only the completion is called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler whenever the transition becomes interactive or stops being so.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the block in the transition's own animation context, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Calls the handler when the transition stops being interactive; the old name for a part of
  /// `notifyWhenInteractionChanges`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
