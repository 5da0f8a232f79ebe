import FrameSnapshots
import HeadlessUIKit

/// Finds navigation transitions whose own pop animation takes the edge swipe away.
///
/// A delegate that answers a pop with an animator and no interaction controller switches UIKit's swipe back off.
struct MissingInteractivePop: Detector {
  /// Transitions that animate a pop without letting a finger drive it.
  private var transitions: Set<String>

  init(_ transitions: Set<String>) { self.transitions = transitions }

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    frame.played.events.compactMap { event in
      guard event.kind == .start, let name = event.transition, transitions.remove(name) != nil else { return nil }
      return Finding(
        kind: .noInteractivePop,
        message: "\(name) animates the pop of a navigation controller without an interaction: "
          + "the swipe from the edge no longer goes back",
        fix: "give the transition an interaction that starts the pop, such as a screenEdgePan",
        subject: WarningSubject(step: event.step, transition: name, leg: "pop"), frame: frame.index)
    }
  }
}
