import Foundation
import Motion

/// The finger on a sheet: moves it between its detents and away.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var sheet: UISheetPresentationController?
  /// Where the sheet was when the finger came: its resting place, and its top as it showed.
  private var start: (stop: SheetStops.Stop, top: CGFloat)?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// Begins downwards and upwards, while the sheet rests or settles.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.isDragEnabled, !sheet.isCentred, sheet.presentation?.stage == .presented else {
      return false
    }
    let velocity = recognizer.velocity(in: nil)
    return abs(velocity.y) >= abs(velocity.x)
  }

  private func follow() {
    guard let sheet, let stops = sheet.stops else { return }
    switch recognizer.state {
    case .began: start = sheet.catchInFlight().map { (sheet.restingStop(of: stops), $0) }
    case .changed: move(sheet, stops)
    case .ended: release(sheet, stops)
    case .cancelled: start.map { sheet.settle(at: $0.stop, speed: 0) }
    case .possible, .failed: break
    }
  }

  private func top(_ start: CGFloat, _ sheet: UISheetPresentationController, _ stops: SheetStops) -> CGFloat {
    stops.resisted(start + recognizer.translation(in: nil).y, mayDismiss: sheet.mayDismissByDrag)
  }

  private func move(_ sheet: UISheetPresentationController, _ stops: SheetStops) {
    guard let start else { return }
    sheet.place(at: top(start.top, sheet, stops), of: stops)
  }

  private func release(_ sheet: UISheetPresentationController, _ stops: SheetStops) {
    guard let start else { return }
    self.start = nil
    let (top, speed) = (top(start.top, sheet, stops), Double(recognizer.velocity(in: nil).y))
    let mayDismiss = sheet.mayDismissByDrag
    let pulled = start.top + recognizer.translation(in: nil).y
    let wanted = stops.rest(from: pulled, speed: speed, start: start.stop, mayDismiss: true)
    switch stops.rest(from: top, speed: speed, start: start.stop, mayDismiss: mayDismiss) {
    case .dismissed: sheet.dismissByDrag(speed: speed)
    case .stop(let stop):
      sheet.settle(at: stop, speed: speed)
      if wanted == .dismissed { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    }
  }
}
