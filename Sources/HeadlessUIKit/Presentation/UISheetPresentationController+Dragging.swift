import Foundation
import Motion

extension UISheetPresentationController {
  /// The detents that are active now; nil without one.
  var stops: SheetStops? {
    guard let containerView else { return nil }
    let geometry = geometry
    let closedTop = containerView.bounds.maxY
    guard !isCentred else {
      let stop = SheetStops.Stop(identifier: .large, top: frameOfPresentedViewInContainerView.minY)
      return SheetStops([stop], closedTop: closedTop, limit: geometry.safeArea.top)
    }
    let active = detents.compactMap { detent in
      value(of: detent).map { SheetStops.Stop(identifier: detent.identifier, top: geometry.frame(detent: $0).minY) }
    }
    return SheetStops(active, closedTop: closedTop, limit: geometry.safeArea.top)
  }

  func restingStop(of stops: SheetStops) -> SheetStops.Stop {
    stops.stops.first { $0.identifier == selectedDetentIdentifier } ?? stops.lowest
  }

  var mayDismissByDrag: Bool {
    !presentedViewController.isModalInPresentation && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Stops what settles where it shows; the sheet's top there.
  func catchInFlight() -> CGFloat? {
    guard let view = presentedView else { return nil }
    for moving in [view, dimmingView, presentingViewController.viewIfLoaded].compactMap(\.self) {
      moving.layer.keepPresentValues()
    }
    return view.untransformedFrame.minY
  }

  /// Shows the sheet with its top somewhere between its detents, or beyond them.
  func place(at top: CGFloat, of stops: SheetStops) {
    guard let view = presentedView, let containerView else { return }
    let frame = view.untransformedFrame
    let height = isCentred ? frame.height : containerView.bounds.maxY - min(top, stops.lowest.top)
    view.untransformedFrame = CGRect(x: frame.minX, y: top, width: frame.width, height: height)
    view.layoutIfNeeded()
    let below = stops.stops.dropFirst().first?.top ?? stops.closedTop
    let mayPush = pushesPresenterBack(at: stops.highest.top)
    show(SheetDepth(darkness: darkness(at: top, of: stops), back: mayPush ? stops.share(of: top, from: below) : 0))
  }

  private func darkness(at top: CGFloat, of stops: SheetStops) -> CGFloat {
    let undimmed = stops.stops.first { $0.identifier == largestUndimmedDetentIdentifier }
    return stops.share(of: top, from: undimmed?.top ?? stops.closedTop)
  }

  /// Lets the sheet come to rest at a detent; points a second downwards.
  func settle(at stop: SheetStops.Stop, speed: Double) {
    let changes = stops.map { restingStop(of: $0) != stop } ?? true
    UIView.animate(.sheet(speed: speed, distance: distance(to: stop.top))) {
      if changes { self.selectedDetentIdentifier = stop.identifier } else { self.invalidateDetents() }
    }
    guard changes, let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func distance(to top: CGFloat) -> Double { Double(top - (presentedView?.untransformedFrame.minY ?? top)) }

  /// Whether a finger can lead the dismissal: an animator of the app's own waits for the release.
  var leadsDismissal: Bool {
    presentedViewController.transitioningDelegate?.animationController(forDismissed: presentedViewController) == nil
  }

  /// Begins a dismissal that a finger leads, from the lowest detent; false where it cannot begin.
  func beginDismissal(ledBy dismissal: SheetDismissal, of stops: SheetStops) -> Bool {
    let presented = presentedViewController
    guard let presentation, UIEnvironment.current.transitions.runningModal == nil else { return false }
    place(at: stops.lowest.top, of: stops)
    delegate?.presentationControllerWillDismiss(self)
    presentation.leader = dismissal.choice
    presented.dismiss(animated: true) { [self] in
      if self.presentation == nil { delegate?.presentationControllerDidDismiss(self) }
    }
    presentation.leader = nil
    return presentation.stage == .dismissing
  }

  /// Dismisses the sheet as fast as it is thrown; points a second downwards.
  func dismissByDrag(speed: Double) {
    let below = Double(containerView?.bounds.maxY ?? 0)
    delegate?.presentationControllerWillDismiss(self)
    dismissalPace = .sheet(speed: speed, distance: distance(to: CGFloat(below)))
    presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
    dismissalPace = nil
  }
}

extension AnimationParameters {
  /// The motion of a sheet that is let go, points a second and points towards where it rests; it may be caught.
  fileprivate static func sheet(speed: Double, distance: Double) -> AnimationParameters {
    AnimationParameters(
      TimedMotion(spring: .sheet(speed: speed, distance: distance)), options: .allowUserInteraction)
  }
}
