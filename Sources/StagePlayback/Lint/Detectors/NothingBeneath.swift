import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Finds dismissals under which there is nothing: the screen that comes back is put there only when they have ended.
///
/// A full-screen presentation takes the presenter's view out of the window; an animator that does not put it back
/// moves the dismissed view away over the canvas's bare background.
struct NothingBeneath: Detector {
  /// What is smaller is a matter of rounding; square points.
  private static let leastArea = 1.0

  /// A dismissal or a pop that runs.
  private struct Departure {
    var transition: TransitionSnapshot
    /// What was bare before.
    var gapsAtRest: [Rect]
    /// Views that were seen in it.
    var seen: Set<String> = []
    var bareFrom: Int?
    /// What was bare in the frame in which most was.
    var gaps: [Rect] = []
  }

  /// The last frame without a transition; what is bare in it is bare even at rest.
  private var rest: LintedFrame?
  private var departure: Departure?

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    var findings: [Finding] = []
    if let ended = departure, frame.transition?.number != ended.transition.number {
      departure = nil
      if frame.outcome(of: ended.transition) == .completed { findings = judge(ended, at: frame) }
    }
    guard let transition = frame.transition else {
      rest = frame
      return findings
    }
    if transition.goesBack { follow(transition, frame) }
    return findings
  }

  private mutating func follow(_ transition: TransitionSnapshot, _ frame: LintedFrame) {
    var departure = departure ?? Departure(transition: transition, gapsAtRest: rest?.visibility.gaps ?? [])
    for (name, index) in frame.names where frame.visibility.opacities[index] > 0 { departure.seen.insert(name) }
    let new = departure.gapsAtRest.reduce(frame.visibility.gaps) { gaps, old in gaps.flatMap { $0.subtracting(old) } }
    if new.area >= Self.leastArea { departure.bareFrom = departure.bareFrom ?? frame.index }
    if new.area > departure.gaps.area { departure.gaps = new }
    self.departure = departure
  }

  private func judge(_ departure: Departure, at frame: LintedFrame) -> [Finding] {
    guard let first = departure.bareFrom, let name = arrival(over: departure, in: frame) else { return [] }
    return [
      Finding(
        kind: .dismissFlash,
        message:
          "nothing lies beneath while the screen goes away: \(departure.gaps.area.rounded().short) square points of the "
          + "canvas's background show from frame \(first) on, and \(name) is back only in frame \(frame.index)",
        fix: "insert view(forKey: .to) below in the container, or present with a style that keeps the presenter",
        subject: departure.transition.subject, frame: first)
    ]
  }

  /// The first view that covers some of what was bare and was not seen before.
  private func arrival(over departure: Departure, in frame: LintedFrame) -> String? {
    frame.names.first { name, index in
      guard !departure.seen.contains(name) else { return false }
      let layers = index..<(index + frame.snapshot.layers[index].subtreeCount)
      let rest = frame.visibility.uncovered(departure.gaps, by: layers)
      return departure.gaps.area - rest.area >= Self.leastArea
    }?.name
  }
}
