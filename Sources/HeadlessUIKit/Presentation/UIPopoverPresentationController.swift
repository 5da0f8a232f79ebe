public import Foundation

/// The presentation of a bubble that points at what it belongs to.
///
/// In compact width it turns into a sheet unless the delegate's `adaptivePresentationStyle` says otherwise. The content
/// lies in the bubble beside the arrow, where UIKit's safe area puts it, and not under the arrow as well.
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the arrow may point; default any.
  ///
  /// An empty set shows no arrow, over the middle of the source.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { moveIfPresented() } }
  /// The view it belongs to; without one it is refused.
  open weak var sourceView: UIView? { didSet { moveIfPresented() } }
  /// The part of the source view it points at, in that view's points; null for all of it.
  open var sourceRect: CGRect = .null { didSet { moveIfPresented() } }
  /// Whether it may lie over its source where it has no room beside it; default false.
  open var canOverlapSourceViewRect: Bool = false { didSet { moveIfPresented() } }
  /// Views beneath that keep their touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The colour of bubble and arrow; nil for the content's own.
  open var backgroundColor: UIColor? { didSet { popoverView?.fill = backgroundColor } }
  /// Points of the container's edges that it keeps off; zero for the system's own margins.
  open var popoverLayoutMargins: UIEdgeInsets = .zero { didSet { moveIfPresented() } }
  /// Where the arrow points; unknown while nothing is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The sheet that it becomes in compact width.
  public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: knownPresenting)

  /// The radius of the bubble's corners; nil for the system's.
  package var cornerRadius: CGFloat?
  /// A colour and an opacity of darkness beneath; nil, as in UIKit, for none.
  package var dimming: (color: UIColor, alpha: CGFloat)?

  private let backdrop = PopoverBackdrop(frame: .zero)
  private var popoverView: PopoverView?

  /// Makes the controller of a popover; views get theirs from `popoverPresentationController`.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The bubble with its arrow.
  open override var presentedView: UIView? {
    guard presentation != nil else { return presentedViewController.viewIfLoaded }
    if popoverView == nil, let content = presentedViewController.view { popoverView = PopoverView(content: content) }
    return popoverView
  }

  /// The frame of the bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  /// Puts the bubble beside its source, over a view that takes the touches.
  open override func presentationTransitionWillBegin() {
    guard let containerView, let place else { return }
    backdrop.frame = containerView.bounds
    backdrop.backgroundColor = dimming?.color
    backdrop.alpha = dimming == nil ? 1 : 0
    backdrop.onTap = { [weak self] in self?.dismissByTap() }
    containerView.insertSubview(backdrop, at: 0)
    popoverView?.fill = backgroundColor
    if let cornerRadius { popoverView?.cornerRadius = cornerRadius }
    arrowDirection = place.direction
    popoverView?.move(to: place)
    dim(true)
  }

  /// Takes everything away when the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { takeAway() }
  }

  /// Lets the darkness go alongside, if there is one.
  open override func dismissalTransitionWillBegin() { dim(false) }

  /// Takes everything away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { takeAway() } else { backdrop.alpha = dimming?.alpha ?? 1 }
  }

  /// The delegate's answer; without one a form sheet in compact width, and no other style elsewhere.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    guard answer == .automatic else { return answer }
    return traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  /// Takes the size that the content wants now.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    UIView.animate(.easeInOut(duration: UndocumentedUIKit.popoverFadeDuration)) { self.moveIfPresented() }
  }

  override func redirected(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hit === backdrop, let containerView else { return hit }
    let through = (passthroughViews ?? []).lazy.compactMap { view -> UIView? in
      guard view.window != nil else { return nil }
      return view.hitTest(view.convert(point, from: containerView), with: event)
    }
    return through.first ?? hit
  }
}

extension UIPopoverPresentationController {
  private var place: PopoverLayout.Place? {
    guard let containerView else { return nil }
    let wanted = presentedViewController.preferredContentSize
    return PopoverLayout(
      bounds: containerView.bounds.inset(by: margins(in: containerView)), source: source(in: containerView),
      content: wanted == .zero ? UndocumentedUIKit.popoverContentSize : wanted,
      permitted: permittedArrowDirections, canOverlapSource: canOverlapSourceViewRect
    ).place
  }

  private func margins(in container: UIView) -> UIEdgeInsets {
    let (own, safe) = (popoverLayoutMargins, container.safeAreaInsets)
    let margin = UndocumentedUIKit.popoverMargin
    let wanted = own == .zero ? UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin) : own
    return UIEdgeInsets(
      top: wanted.top + safe.top, left: wanted.left + safe.left, bottom: wanted.bottom + safe.bottom,
      right: wanted.right + safe.right)
  }

  /// What it points at; the middle of the container when the source has gone.
  private func source(in container: UIView) -> CGRect {
    guard let sourceView, sourceView.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  private func moveIfPresented() {
    guard presentation?.stage == .presented, let place else { return }
    arrowDirection = place.direction
    popoverView?.move(to: place)
  }

  private func dim(_ isShown: Bool) {
    guard let dimming else { return }
    let change = { [backdrop] in backdrop.alpha = isShown ? dimming.alpha : 0 }
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  private func takeAway() {
    backdrop.removeFromSuperview()
    popoverView?.letContentGo()
    popoverView = nil
    arrowDirection = .unknown
  }
}

/// Hears of a popover's presentation; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown; the last moment to set its source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
  /// The presentation controller as a popover's; nil where the style is another one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
