/// The dismissal of several presentations at once: the one on top moves, those beneath go with it unseen.
///
/// They come back when an interaction cancels it.
extension ModalPresentation {
  /// The presentation on top, whose dismissal takes along all from this one on.
  func topmost() -> ModalPresentation {
    let chain = Array(sequence(first: self) { $0.presented.ownPresented?.presentation })
    let top = chain.last ?? self
    top.skipped = chain.dropLast()
    return top
  }

  /// The controller that a dismissal brings back.
  var base: UIViewController? { (skipped.first ?? self).presenter }
  /// Whether the base's view is out of the window until then.
  var removesBase: Bool { (skipped.first ?? self).removesPresentersView }
  /// Whether what it presents keeps its view out of the window.
  var isCovered: Bool { presented.ownPresented?.presentation?.removesPresentersView ?? false }

  /// What lies between goes unseen; with it the darkness that kept to it.
  func beginSkipping(animated: Bool) {
    for lower in skipped { lower.goUnseen(animated: animated) }
    hidesDarkness(!skipped.isEmpty)
  }

  func cancelSkipping() {
    for lower in skipped { lower.comeBack() }
    hidesDarkness(false)
  }

  private func hidesDarkness(_ isHidden: Bool) {
    (controller as? UISheetPresentationController)?.dimmingView.isHidden = isHidden
  }

  private func goUnseen(animated: Bool) {
    stage = .dismissing
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    wasHidden = controller.presentedView?.isHidden ?? false
    controller.presentedView?.isHidden = true
  }

  private func comeBack() {
    controller.presentedView?.isHidden = wasHidden
    controller.dismissalTransitionDidEnd(false)
    stage = .presented
  }

  func endSkipping() {
    controller.presentedView?.isHidden = wasHidden
    controller.presentedView?.removeFromSuperview()
    controller.dismissalTransitionDidEnd(true)
    unlink()
    presented.modalStage = nil
  }
}
