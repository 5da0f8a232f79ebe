public import Foundation

/// The presentation of page and form sheets: detents, dimming, and the presenter that steps back.
///
/// Sheets move by code, by a tap beside them, and by a finger that drags them between detents or away.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, smallest first; default large.
  open var detents: [Detent] = [.large()] {
    didSet { applyLayoutIfPresented() }
  }
  /// The detent at which it rests; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { applyLayoutIfPresented() }
  }
  /// The largest detent at which what lies beneath stays undimmed and can be touched; nil dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { applyLayoutIfPresented() }
  }
  /// Whether the handle at the top is shown; default false.
  open var prefersGrabberVisible: Bool = false {
    didSet { grabber.isHidden = !prefersGrabberVisible }
  }
  /// Has no effect: where the height is compact sheets keep to the bottom edge in any case.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// Whether a sheet at the bottom edge is as wide as its content prefers, instead of the container; default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet { applyLayoutIfPresented() }
  }
  /// Has no effect: nothing scrolls here.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// Points of the top corners; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { applyLayoutIfPresented() }
  }

  /// A colour and an opacity of the darkness beneath; nil for the system's, which has its opacity in the colour.
  package var dimming: (color: UIColor, alpha: CGFloat)? {
    didSet { dimming.map { dimmingView.backgroundColor = $0.color } }
  }

  let dimmingView = SheetDimmingView(frame: .zero)
  let grabber = SheetGrabber(frame: CGRect(origin: .zero, size: UndocumentedUIKit.grabberSize))
  var presenterLook: PresenterLook?
  /// How far it and the sheet over it are in, as the darkness beneath shows.
  var darkness: (own: CGFloat, ofNext: CGFloat) = (0, 0)
  private(set) lazy var drag = SheetDrag(self)
  /// Whether a finger on the sheet moves it; an app's own gestures may take its place.
  package var isDragEnabled: Bool = true
  /// How a dismissal by the finger moves; nil for the system's spring.
  var dismissalPace: AnimationParameters?

  /// Makes the controller of a sheet; views get theirs from `sheetPresentationController`.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    grabber.isHidden = true
    dimmingView.accessibilityIdentifier = "dimming"
  }

  /// Runs changes of detents and colours in the sheet's own animation.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(.systemSpring, animations: changes)
  }

  /// Resolves the detents anew.
  open func invalidateDetents() { applyLayoutIfPresented() }

  /// The frame at the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    if isCentred { return geometry.centredFrame(size: centredSize) }
    return geometry.frame(detent: selectedValue, width: attachedWidth)
  }

  /// Puts the dimming in, and lets the presenter step back alongside.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    dimmingView.onTap = { [weak self] in self?.dismissByTap() }
    containerView.insertSubview(dimmingView, at: 0)
    dressPresentedView()
    presenterLook = presentingViewController.viewIfLoaded.map(PresenterLook.init)
    show(.away)
    alongside { self.show(self.restingDepth) }
  }

  /// Takes the decoration away when the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { undress() }
  }

  /// Lets the presenter come forward alongside.
  open override func dismissalTransitionWillBegin() {
    alongside { self.show(.away) }
  }

  /// Takes the decoration away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { return undress() }
    guard let stops, let view = presentedView, view.untransformedFrame != frameOfPresentedViewInContainerView else {
      return show(restingDepth)
    }
    place(at: view.untransformedFrame.minY, of: stops)
  }

  /// Takes the size that the content wants now, where it decides the sheet's.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard presentation?.stage == .presented else { return }
    animateChanges { applyLayoutIfPresented() }
  }

  override func redirected(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hit === containerView else { return hit }
    return isDimming ? dimmingView : nil
  }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }
}
