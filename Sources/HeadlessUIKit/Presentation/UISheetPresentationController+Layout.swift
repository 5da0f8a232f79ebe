import Foundation

/// How far a sheet is in, as what lies beneath shows.
struct SheetDepth: Hashable {
  /// Of the darkness, 0…1.
  var darkness: CGFloat
  /// Of the presenter's step back, 0…1.
  var back: CGFloat

  static let away = SheetDepth(darkness: 0, back: 0)
}

// MARK: - Sizes

extension UISheetPresentationController {
  private var traits: UITraitCollection {
    containerView?.traitCollection ?? UIEnvironment.current.traitCollection
  }

  var geometry: SheetGeometry {
    SheetGeometry(
      container: containerView?.bounds.size ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero,
      isCompactHeight: traits.verticalSizeClass == .compact)
  }

  /// Sheets stand in the middle where both axes have room.
  var isCentred: Bool {
    traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  var centredSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    guard preferred == .zero else { return preferred }
    return presentationStyle == .formSheet ? UndocumentedUIKit.formSheetSize : geometry.pageSheetSize
  }

  /// The width of a sheet at the bottom edge; nil for the container's.
  var attachedWidth: CGFloat? {
    let preferred = presentedViewController.preferredContentSize.width
    return widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? preferred : nil
  }

  /// The height of a detent, points; nil while it is inactive.
  func value(of detent: Detent) -> CGFloat? {
    detent.resolvedValue(in: DetentResolution(containerTraitCollection: traits, geometry: geometry))
  }

  private func value(of identifier: Detent.Identifier) -> CGFloat? {
    detents.first { $0.identifier == identifier }.flatMap { value(of: $0) }
  }

  /// The height of the selected detent; the smallest active one when none is, the largest possible without any.
  var selectedValue: CGFloat {
    if let selectedDetentIdentifier, let value = value(of: selectedDetentIdentifier) { return value }
    return detents.compactMap { value(of: $0) }.min() ?? geometry.maximumDetent
  }

  /// Whether what lies beneath is darkened and cannot be touched.
  var isDimming: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, let limit = value(of: undimmed) else { return true }
    return selectedValue > limit
  }
}

// MARK: - What lies beneath

extension UISheetPresentationController {
  /// The sheet that this one lies on; nil where it lies on no sheet.
  private var lower: UISheetPresentationController? {
    presentingViewController.activePresentationController as? UISheetPresentationController
  }

  /// Whether it is a card: as high as a sheet may be, with what it lies on behind it.
  private var isCard: Bool { pushesPresenterBack(at: geometry.frame(detent: selectedValue).minY) }

  /// Only a sheet at its full height sends its presenter back, and only one that fills the screen or is a card itself.
  func pushesPresenterBack(at top: CGFloat) -> Bool {
    guard !isCentred, !geometry.isCompactHeight, top <= geometry.top, let containerView,
      let presenter = presentingViewController.viewIfLoaded
    else { return false }
    return lower?.isCard ?? presenter.untransformedFrame.contains(containerView.bounds)
  }

  /// Where the sheet rests.
  var restingDepth: SheetDepth {
    SheetDepth(darkness: isDimming ? 1 : 0, back: isCard ? 1 : 0)
  }

  /// Dims what lies beneath and sends the presenter back, as far as the sheet is in.
  func show(_ depth: SheetDepth) {
    if let presenterLook, let view = presentingViewController.viewIfLoaded {
      presenterLook.sendBack(view, geometry: geometry, share: depth.back)
    }
    let card = lower.flatMap { $0.isCard ? $0 : nil }
    if let card { cover(card) } else { dimmingView.untransformedFrame = containerView?.bounds ?? .zero }
    darkness.own = depth.darkness
    darken(isOnCard: card != nil)
    guard let card else { return }
    card.darkness.ofNext = depth.darkness
    if let lowest = card.lower, lowest.isCard { card.darken(isOnCard: true) }
  }

  /// On a card the darkness keeps to the card, whose presenter is dark already.
  private func cover(_ card: UISheetPresentationController) {
    guard let view = card.presentedView else { return }
    dimmingView.untransformedFrame = view.frame
    dimmingView.layer.cornerRadius = view.layer.cornerRadius * view.transform.a
    dimmingView.layer.cornerCurve = view.layer.cornerCurve
    dimmingView.layer.maskedCorners = view.layer.maskedCorners
  }

  private func darken(isOnCard: Bool) {
    let shares = UndocumentedUIKit.cardDimming
    let share = isOnCard ? shares.own * darkness.own + shares.ofNext * darkness.ofNext : darkness.own
    dimmingView.alpha = share * (dimming?.alpha ?? 1)
  }
}

// MARK: - The sheet itself

extension UISheetPresentationController {
  func applyLayoutIfPresented() {
    guard presentation?.stage == .presented else { return }
    presentedView?.untransformedFrame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
    dressPresentedView()
    show(restingDepth)
  }

  func dressPresentedView() {
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
    if grabber.superview !== view { view.addSubview(grabber) }
    if drag.recognizer.view !== view { view.addGestureRecognizer(drag.recognizer) }
  }

  func undress() {
    show(.away)
    grabber.removeFromSuperview()
    drag.recognizer.view?.removeGestureRecognizer(drag.recognizer)
    dimmingView.removeFromSuperview()
    guard let presenterLook, let view = presentingViewController.viewIfLoaded else { return }
    presenterLook.restore(view)
  }
}
