public import Foundation

/// Places a presented view, decorates it, and hears of the presentation's progress.
///
/// Subclass it for custom presentations: add a dimming view to the container in
/// `presentationTransitionWillBegin` and animate it alongside.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  public var presentedViewController: UIViewController { presented ?? departed }
  /// Weak: the presented controller keeps its presentation controller, and a stage may be dropped at any time.
  private weak var presented: UIViewController?
  /// What stands for a presented controller that nobody keeps any more.
  private lazy var departed = UIViewController()
  /// The controller that presents; the presented one itself until that is known.
  public var presentingViewController: UIViewController { knownPresenting ?? presentedViewController }
  weak var knownPresenting: UIViewController?
  weak var presentation: ModalPresentation?

  /// Who is asked about dismissals and adaptation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Describes a presentation; UIKit or a transitioning delegate makes it.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    knownPresenting = presentingViewController
    super.init()
  }

  /// The view that holds the presented view and all decoration; nil before and after the presentation.
  public var containerView: UIView? { presentation?.containerView }

  /// The style of the presented controller, as UIKit resolved it.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.resolvedPresentationStyle
  }

  /// Whether the presentation covers the window rather than the presenting context; default true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window at the end; default false.
  open var shouldRemovePresentersView: Bool { false }
  /// Where the presented view is at the end, in the container's points; default its bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The view that moves; default the presented controller's root view.
  open var presentedView: UIView? { presentedViewController.view }

  /// Called before the transition to the presented view, with the container in the window.
  open func presentationTransitionWillBegin() {}
  /// Called after it; false when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the transition back.
  open func dismissalTransitionWillBegin() {}
  /// Called after it; false when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when constraints give the presented controller another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that the presented controller gets in a container of a size; that size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the window gets another size; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the traits change; which no rotation does here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The style used instead in the given traits: the delegate's answer, none, which means no other, without one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    return answer == .automatic ? .none : answer
  }

  /// What takes a touch that has hit something in the container; nil lets it through to what lies beneath.
  ///
  /// - Parameter point: in the container's points.
  func redirected(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? { hit }

  /// A tap beside the presented view: asks the delegate, and dismisses.
  ///
  /// A tap that may not dismiss is no attempt in the delegate's sense.
  func dismissByTap() {
    guard presentation?.stage == .presented else { return }
    let mayDismiss = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss, !presentedViewController.isModalInPresentation else { return }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}

/// Answers about adapting and dismissing a presentation; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style used instead in the given traits; none keeps it as it is.
  ///
  /// Default the answer that knows no traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style used instead in any traits; automatic, the default, leaves it to UIKit.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Called with the presentation controller that takes over, to set it up.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Whether a touch may dismiss it; default true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when a touch begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a touch has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a touch tried to dismiss what must not be.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The answer that knows no traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Left to UIKit.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Dismissible.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
