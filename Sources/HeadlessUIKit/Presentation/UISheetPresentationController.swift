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
  /// Points of the top corners; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { applyLayoutIfPresented() }
  }

  /// A colour and an opacity of the darkness beneath; nil for the system's, which has its opacity in the colour.
  package var dimming: (color: UIColor, alpha: CGFloat)? {
    didSet { dimming.map { dimmingView.backgroundColor = $0.color } }
  }

  let dimmingView = SheetDimmingView(frame: .zero)
  private let grabber = SheetGrabber(frame: CGRect(origin: .zero, size: UndocumentedUIKit.grabberSize))
  private(set) var presenterLook: PresenterLook?
  private lazy var drag = SheetDrag(self)
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
    return geometry.frame(detent: selectedValue)
  }

  /// Puts the dimming in, and lets the presenter step back alongside.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.alpha = 0
    dimmingView.onTap = { [weak self] in self?.dismissByTap() }
    containerView.insertSubview(dimmingView, at: 0)
    dressPresentedView()
    presenterLook = presentingViewController.viewIfLoaded.map(PresenterLook.init)
    alongside { self.applyLayout(isShown: true) }
  }

  /// Takes the decoration away when the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { undress() }
  }

  /// Lets the presenter come forward alongside.
  open override func dismissalTransitionWillBegin() {
    alongside { self.applyLayout(isShown: false) }
  }

  /// Takes the decoration away.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    completed ? undress() : applyLayout(isShown: true)
  }

  override func redirected(_ hit: UIView?, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hit === containerView else { return hit }
    return isDimming ? dimmingView : nil
  }

  /// Whether what lies beneath is darkened and cannot be touched.
  var isDimming: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, let limit = value(of: undimmed) else { return true }
    return selectedValue > limit
  }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }
}

// MARK: - Layout

extension UISheetPresentationController {
  private var traits: UITraitCollection {
    containerView?.traitCollection ?? UIEnvironment.current.traitCollection
  }

  var geometry: SheetGeometry {
    SheetGeometry(
      container: containerView?.bounds.size ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero,
      isCompactHeight: traits.verticalSizeClass == .compact)
  }

  /// Form sheets stand in the middle where both axes have room.
  var isCentred: Bool {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  private var centredSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return preferred == .zero ? UndocumentedUIKit.formSheetSize : preferred
  }

  private func value(of identifier: Detent.Identifier) -> CGFloat? {
    detents.first { $0.identifier == identifier }.flatMap { value(of: $0) }
  }

  /// The height of a detent, points; nil while it is inactive.
  func value(of detent: Detent) -> CGFloat? {
    detent.resolvedValue(in: DetentResolution(containerTraitCollection: traits, geometry: geometry))
  }

  /// The height of the selected detent; the smallest active one when none is, the largest possible without any.
  private var selectedValue: CGFloat {
    if let selectedDetentIdentifier, let value = value(of: selectedDetentIdentifier) { return value }
    return detents.compactMap { value(of: $0) }.min() ?? geometry.maximumDetent
  }

  /// Only a sheet at its full height sends its presenter back.
  private var pushesPresenterBack: Bool {
    !isCentred && !geometry.isCompactHeight && selectedValue >= geometry.maximumDetent
  }

  private func applyLayoutIfPresented() {
    guard presentation?.stage == .presented else { return }
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
    dressPresentedView()
    applyLayout(isShown: true)
  }

  /// Dims and sends the presenter back, or undoes both.
  private func applyLayout(isShown: Bool) {
    dimmingView.alpha = isShown && isDimming ? dimming?.alpha ?? 1 : 0
    guard let presenterLook, let view = presentingViewController.viewIfLoaded else { return }
    if isShown, pushesPresenterBack {
      presenterLook.sendBack(view, geometry: geometry)
    } else {
      presenterLook.bringForward(view)
    }
  }

  private func dressPresentedView() {
    guard let view = presentedView else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? UndocumentedUIKit.sheetCornerRadius
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners =
      isCentred
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    grabber.center = CGPoint(
      x: view.bounds.midX, y: UndocumentedUIKit.grabberTop + UndocumentedUIKit.grabberSize.height / 2)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(grabber)
    if drag.recognizer.view !== view { view.addGestureRecognizer(drag.recognizer) }
  }

  private func undress() {
    grabber.removeFromSuperview()
    drag.recognizer.view?.removeGestureRecognizer(drag.recognizer)
    dimmingView.removeFromSuperview()
    guard let presenterLook, let view = presentingViewController.viewIfLoaded else { return }
    presenterLook.restore(view)
  }
}
