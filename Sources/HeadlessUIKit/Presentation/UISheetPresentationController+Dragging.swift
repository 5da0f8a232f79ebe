import Foundation
import Motion

extension UISheetPresentationController {
  /// The detents that are active now; nil without one.
  var stops: SheetStops? {
    guard let containerView else { return nil }
    let geometry = geometry
    let active = detents.compactMap { detent in
      value(of: detent).map { SheetStops.Stop(identifier: detent.identifier, top: geometry.frame(detent: $0).minY) }
    }
    return SheetStops(active, closedTop: containerView.bounds.maxY, limit: geometry.safeArea.top)
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
    let height = containerView.bounds.maxY - min(top, stops.lowest.top)
    view.untransformedFrame = CGRect(x: view.untransformedFrame.minX, y: top, width: view.bounds.width, height: height)
    view.layoutIfNeeded()
    dimmingView.alpha = dimming(at: top, of: stops)
    guard let presenterLook, let presenter = presentingViewController.viewIfLoaded, reachesFullHeight(stops) else {
      return
    }
    let below = stops.stops.dropFirst().first?.top ?? stops.closedTop
    presenterLook.sendBack(presenter, geometry: geometry, share: stops.share(of: top, from: below))
  }

  private func dimming(at top: CGFloat, of stops: SheetStops) -> CGFloat {
    let undimmed = stops.stops.first { $0.identifier == largestUndimmedDetentIdentifier }
    return stops.share(of: top, from: undimmed?.top ?? stops.closedTop)
  }

  private func reachesFullHeight(_ stops: SheetStops) -> Bool {
    !isCentred && !geometry.isCompactHeight && stops.highest.top <= geometry.top
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
  /// The spring of a sheet that is let go, points a second and points towards where it rests; a thrown one bounces.
  fileprivate static func sheet(speed: Double, distance: Double) -> AnimationParameters {
    let isThrown = speed.magnitude >= UndocumentedUIKit.sheetLeastSpeed && distance.magnitude >= 1
    guard isThrown else { return .systemSpring }
    let spring = Spring(
      response: Spring.system.response, dampingFraction: UndocumentedUIKit.sheetThrowDamping,
      initialVelocity: speed / distance)
    return AnimationParameters(TimedMotion(spring: spring))
  }
}

extension CALayer {
  /// Makes what shows the model, and takes the animations off.
  fileprivate func keepPresentValues() {
    guard !animations.isEmpty else { return }
    let shown = presentationValues
    removeAllAnimations()
    UIView.performWithoutAnimation {
      for property in [LayerProperty.bounds, .position, .transform, .opacity, .cornerRadius] {
        let keyPath = LayerKeyPath(property)
        if let value = shown.value(at: keyPath) { setModel(value, at: keyPath) }
      }
    }
  }
}
