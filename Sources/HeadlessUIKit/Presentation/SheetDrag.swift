import Foundation
import Motion

/// The finger on a sheet: moves it between its detents and away.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var sheet: UISheetPresentationController?
  /// Where the sheet was when the finger came: its resting place, and its top as it showed.
  private var start: (stop: SheetStops.Stop, top: CGFloat)?
  /// What the delegate said when the finger came.
  private var mayDismiss = false
  /// Whether this finger may lead a dismissal; nil until it is about to.
  private var leadsDismissal: Bool?
  /// The dismissal that runs, under the finger or after it.
  private var dismissal: SheetDismissal?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// Begins downwards and upwards, while the sheet rests or settles.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.isDragEnabled, dismissal != nil || sheet.isInFront else { return false }
    let velocity = recognizer.velocity(in: nil)
    return abs(velocity.y) >= abs(velocity.x)
  }

  private func follow() {
    guard let sheet, let stops = sheet.stops else { return }
    switch recognizer.state {
    case .began: begin(sheet, stops)
    case .changed: move(sheet, stops)
    case .ended: release(sheet, stops)
    case .cancelled: takenAway(sheet)
    case .possible, .failed: break
    }
  }

  private func begin(_ sheet: UISheetPresentationController, _ stops: SheetStops) {
    if let dismissal {
      dismissal.catchInFlight()
      start = (stops.lowest, dismissal.top)
    } else {
      start = sheet.catchInFlight().map { (sheet.restingStop(of: stops), $0) }
      (mayDismiss, leadsDismissal) = (sheet.mayDismissByDrag, nil)
    }
  }

  private func pulled(_ start: CGFloat) -> CGFloat { start + recognizer.translation(in: nil).y }

  private func move(_ sheet: UISheetPresentationController, _ stops: SheetStops) {
    guard let start else { return }
    let top = stops.resisted(pulled(start.top), mayDismiss: mayDismiss)
    if dismissal == nil, mayDismiss, top > stops.lowest.top { beginDismissal(of: sheet, stops) }
    guard let dismissal else { return sheet.place(at: top, of: stops) }
    guard top < stops.lowest.top else { return dismissal.move(to: top) }
    dismissal.abandon()
    sheet.place(at: top, of: stops)
  }

  /// Asks for the dismissal that this finger leads.
  private func beginDismissal(of sheet: UISheetPresentationController, _ stops: SheetStops) {
    let leads = leadsDismissal ?? sheet.leadsDismissal
    leadsDismissal = leads
    guard leads else { return }
    let dismissal = SheetDismissal(stops) { [weak self] in self?.dismissal = nil }
    guard sheet.beginDismissal(ledBy: dismissal, of: stops) else { return }
    self.dismissal = dismissal
  }

  private func release(_ sheet: UISheetPresentationController, _ stops: SheetStops) {
    guard let start else { return }
    self.start = nil
    let (pulled, speed) = (pulled(start.top), Double(recognizer.velocity(in: nil).y))
    // UIKit would refuse to dismiss it beside another transition, and it would stay half-way.
    let mayDismiss = mayDismiss && (dismissal != nil || UIEnvironment.current.transitions.runningModal == nil)
    let top = stops.resisted(pulled, mayDismiss: mayDismiss)
    let rest = stops.rest(from: top, speed: speed, start: start.stop, mayDismiss: mayDismiss)
    if let dismissal { return release(dismissal, at: top, speed: speed, to: rest, sheet, stops) }
    switch rest {
    case .dismissed: sheet.dismissByDrag(speed: speed)
    case .stop(let stop):
      sheet.settle(at: stop, speed: speed)
      let wanted = stops.rest(from: pulled, speed: speed, start: start.stop, mayDismiss: true)
      if wanted == .dismissed { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    }
  }

  private func release(
    _ dismissal: SheetDismissal, at top: CGFloat, speed: Double, to rest: SheetStops.Rest,
    _ sheet: UISheetPresentationController, _ stops: SheetStops
  ) {
    let spring = Spring.sheet(speed: speed, distance: Double(stops.top(of: rest) - top))
    switch rest {
    case .dismissed: dismissal.finish(spring)
    case .stop(stops.lowest): dismissal.springBack(spring)
    case .stop(let stop):
      dismissal.abandon()
      sheet.settle(at: stop, speed: speed)
    }
  }

  /// Goes back to where the sheet rested, when a transition takes the sheet over.
  func letGo() {
    guard dismissal == nil, let sheet else { return }
    takenAway(sheet)
  }

  private func takenAway(_ sheet: UISheetPresentationController) {
    guard let start else { return }
    self.start = nil
    if let dismissal { dismissal.springBack(.system) } else { sheet.settle(at: start.stop, speed: 0) }
  }
}

extension UISheetPresentationController {
  /// Whether it rests with nothing presented over it.
  fileprivate var isInFront: Bool {
    presentation?.stage == .presented && presentedViewController.ownPresented == nil
  }
}
