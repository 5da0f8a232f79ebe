import FrameSnapshots
import Geometry

/// Finds views that moved in a transition and, when it ends, are suddenly somewhere else.
///
/// That is what an animation looks like whose model value was never set. What a script or a clean-up sets without having
/// moved it is no jump, nor is what nobody sees.
struct Jumps: Detector {
  /// A step that exceeds the motion's last steps this many times is none of the motion's own.
  private static let factor = 3.0
  /// What is smaller is not seen as a jump: points, share, points.
  private static let least = ViewState.Distance(box: 16, alpha: 0.1, cornerRadius: 4)

  private var transition: TransitionSnapshot?
  private var motions: [String: ViewMotion] = [:]
  private var previous: LintedFrame?

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    defer { previous = frame }
    var findings: [Finding] = []
    if let ended = transition, frame.transition?.number != ended.number {
      let isCompleted = frame.played.events.contains { $0.outcome == .completed && $0.step == ended.step }
      if isCompleted { findings = jumps(at: frame, ended) }
      motions = [:]
    }
    transition = frame.transition
    if transition != nil { observeMotions(frame) }
    return findings
  }

  private mutating func observeMotions(_ frame: LintedFrame) {
    var seen: [String: ViewMotion] = [:]
    for (name, index) in frame.names {
      let state = ViewState(name, index, in: frame)
      guard var motion = motions[name] else {
        seen[name] = ViewMotion(state)
        continue
      }
      motion.append(state)
      seen[name] = motion
    }
    motions = seen
  }

  /// The first view that jumps, for its subviews jump with it.
  private func jumps(at frame: LintedFrame, _ ended: TransitionSnapshot) -> [Finding] {
    for (name, index) in frame.names {
      guard let motion = motions[name] else { continue }
      let step = motion.last.distance(to: ViewState(name, index, in: frame))
      guard let property = jumping(step, motion), isSeen(name, index, in: frame) else { continue }
      return [
        Finding(
          kind: .jump,
          message: "\(name) jumps when the transition ends: its \(property.name) changes by \(property.step.short) "
            + "within one frame",
          fix: "set the model value to where the animation ends before the transition completes",
          step: ended.step, transition: ended.id, frame: frame.played.index)
      ]
    }
    return []
  }

  /// Whether the view was or is on the canvas, and nothing hides where it is now.
  private func isSeen(_ name: String, _ index: Int, in frame: LintedFrame) -> Bool {
    let before = previous.flatMap { $0.indices[name].flatMap($0.visibility.seenBox) }
    let isOnCanvas = frame.visibility.seenBox(of: index) != nil || before != nil
    return isOnCanvas && !frame.visibility.isCovered(index)
  }

  private func jumping(_ step: ViewState.Distance, _ motion: ViewMotion) -> (name: String, step: Double)? {
    let recent = motion.recentStep
    let moved = motion.largestStep
    let least = Self.least
    func exceeds(_ step: Double, _ recent: Double, _ moved: Double, _ least: Double) -> Bool {
      moved > 0 && step > recent * Self.factor + least
    }
    if exceeds(step.box, recent.box, moved.box, least.box) { return ("frame", step.box) }
    if exceeds(step.alpha, recent.alpha, moved.alpha, least.alpha) { return ("alpha", step.alpha) }
    guard exceeds(step.cornerRadius, recent.cornerRadius, moved.cornerRadius, least.cornerRadius) else { return nil }
    return ("cornerRadius", step.cornerRadius)
  }
}
