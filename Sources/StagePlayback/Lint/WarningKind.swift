/// The kinds of warnings and notes that a play can give.
package enum WarningKind: String, Hashable, Sendable, CaseIterable {
  case neverCompleted = "never-completed"
  case completedFalse = "completed-false"
  case refusedDuringTransition = "refused-during-transition"
  case uncoveredPixels = "uncovered-pixels"
  case cornerNotClipped = "corner-not-clipped"
  case jump
  case dismissFlash = "dismiss-flash"
  case frameConflict = "frame-conflict"
  case noInteractivePop = "no-interactive-pop"
  case notRestored = "not-restored"
  case notLaidOut = "not-laid-out"
  case sourceMismatch = "source-mismatch"
  case fingerSlip = "finger-slip"
  case offScreenCost = "off-screen-cost"
  case rasterization

  /// Notes say what is worth knowing; they are no mistakes.
  package var isNote: Bool {
    switch self {
    case .fingerSlip, .offScreenCost, .rasterization: true
    default: false
    }
  }
}
