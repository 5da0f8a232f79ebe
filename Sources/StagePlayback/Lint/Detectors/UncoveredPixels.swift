import FrameSnapshots
import Geometry

/// Finds canvas that shows through after a transition because the view that covered it was taken away.
///
/// A full-screen presentation removes the presenter; with a transparent root view nothing is left behind it. Only
/// settled frames are compared: what shows through while things move is the transition's own look. The very first frame
/// counts as settled, as a play may open with a transition.
struct UncoveredPixels: Detector {
  /// What is smaller is a matter of rounding; square points.
  private static let leastArea = 1.0

  private var settled: LintedFrame?
  private var gapsAtFirst: [Rect] = []
  private var ended: PlaybackEvent?
  private var reported: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    if let end = frame.played.events.last(where: { $0.outcome == .completed }) { ended = end }
    guard frame.transition == nil || settled == nil else { return [] }
    defer { settled = frame }
    guard let before = settled else {
      gapsAtFirst = frame.visibility.gaps
      return []
    }
    guard let end = ended else { return [] }
    ended = nil
    return compare(before, frame, end)
  }

  private mutating func compare(_ before: LintedFrame, _ frame: LintedFrame, _ end: PlaybackEvent) -> [Finding] {
    let new = gapsAtFirst.reduce(frame.visibility.gaps) { gaps, old in gaps.flatMap { $0.subtracting(old) } }
    guard new.area >= Self.leastArea else { return [] }
    guard let (name, area) = removedCover(of: new, before, frame), reported.insert(name).inserted else { return [] }
    let arrived = frame.snapshot.top ?? "the new screen"
    return [
      Finding(
        kind: .uncoveredPixels,
        message: "\(name) left the window and nothing opaque took its place: "
          + "\(area.rounded().short) square points show the canvas's background",
        fix: "give the root view of \(arrived) an opaque backgroundColor, "
          + "or present it with a style that keeps the presenter (overFullScreen, custom)",
        subject: end.subject, frame: frame.index)
    ]
  }

  /// The first view that covered some of the gaps and is no longer in the window, and how much it covered.
  private func removedCover(
    of gaps: [Rect], _ before: LintedFrame, _ frame: LintedFrame
  ) -> (name: String, area: Double)? {
    for (name, index) in before.names where frame.indices[name] == nil {
      let layers = index..<(index + before.snapshot.layers[index].subtreeCount)
      let covered = gaps.area - before.visibility.uncovered(gaps, by: layers).area
      if covered >= Self.leastArea { return (name, covered) }
    }
    return nil
  }
}
