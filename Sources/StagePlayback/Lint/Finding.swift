import FrameSnapshots

/// The kinds of warnings and notes that a play can give.
package enum WarningKind: String, Hashable, Sendable, CaseIterable {
  case neverCompleted = "never-completed"
  case refusedDuringTransition = "refused-during-transition"
  case uncoveredPixels = "uncovered-pixels"
  case cornerNotClipped = "corner-not-clipped"
  case jump
  case dismissFlash = "dismiss-flash"
  case frameConflict = "frame-conflict"
  case noInteractivePop = "no-interactive-pop"
  case offScreenCost = "off-screen-cost"

  /// Notes say what is worth knowing; they are no mistakes.
  package var isNote: Bool { self == .offScreenCost }
}

/// What a detector found.
struct Finding: Hashable {
  var kind: WarningKind
  var message: String
  var fix: String
  var step: String?
  var transition: String?
  var frame: Int?
}

/// Looks for one kind of mistake, frame after frame, keeping no more than a frame or two.
protocol Detector {
  /// Takes in the next frame, and says what it shows.
  mutating func observe(_ frame: LintedFrame) -> [Finding]

  /// Says what is known only at the end.
  mutating func finish() -> [Finding]
}

extension Detector {
  mutating func finish() -> [Finding] { [] }
}

/// A frame with what several detectors need to know of it, found out once.
final class LintedFrame {
  let played: PlayedFrame
  /// Where each named layer is.
  let indices: [String: Int]
  private(set) lazy var visibility = Visibility(played.snapshot)

  init(_ played: PlayedFrame) {
    self.played = played
    var indices: [String: Int] = [:]
    for (index, layer) in played.snapshot.layers.enumerated() {
      guard let name = layer.name, indices[name] == nil else { continue }
      indices[name] = index
    }
    self.indices = indices
  }

  var snapshot: FrameSnapshot { played.snapshot }
  var transition: TransitionSnapshot? { played.snapshot.transition }

  /// Names of the traced views, each before its subviews.
  var names: [(name: String, index: Int)] {
    snapshot.layers.enumerated().compactMap { index, layer in
      guard let name = layer.name, indices[name] == index else { return nil }
      return (name, index)
    }
  }
}
