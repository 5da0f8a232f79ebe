import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Finds views that a transition moves and that are suddenly somewhere else: where it begins, where it hands over to
/// another animation, or where it ends.
///
/// That is what an animation looks like whose model value was never set, or that starts from elsewhere than what shows.
/// What a script or a clean-up sets without having moved it is no jump, nor is what nobody sees.
struct Jumps: Detector {
  /// Where in a transition a view can jump.
  private enum Seam {
    case start, handoff, end
  }

  private var transition: TransitionSnapshot?
  private var motions: [String: ViewMotion] = [:]
  private var previous: LintedFrame?
  /// A seam to be judged when it is known how the motion goes on.
  private var open: (seam: Seam, before: LintedFrame?, after: LintedFrame, motions: [String: ViewMotion])?

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    defer { previous = frame }
    var findings = judgeOpenSeam(with: frame)
    if let ended = transition, frame.transition?.number != ended.number {
      if ended.ends(in: frame) { findings += jumps(.end, from: previous, to: frame, motions, next: nil, ended) }
      motions = [:]
    }
    if let running = frame.transition {
      if running.number != transition?.number {
        // The step into the transition is no motion of its own.
        open = (.start, previous, frame, previous.map { ViewMotion.all(in: $0) } ?? [:])
      } else if frame.played.events.contains(where: { $0.kind == .handoff }) || frame.isLetGo(since: previous) {
        open = (.handoff, previous, frame, motions)
      }
      observeMotions(frame)
    }
    transition = frame.transition
    return findings
  }

  private mutating func judgeOpenSeam(with next: LintedFrame) -> [Finding] {
    defer { open = nil }
    guard let open, let transition = open.after.transition, next.transition?.number == transition.number else {
      return []
    }
    return jumps(open.seam, from: open.before, to: open.after, open.motions, next: next, transition)
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
  private func jumps(
    _ seam: Seam, from before: LintedFrame?, to frame: LintedFrame, _ motions: [String: ViewMotion],
    next: LintedFrame?, _ transition: TransitionSnapshot
  ) -> [Finding] {
    for (name, index) in frame.names {
      guard let motion = motions[name], isSeen(name, index, from: before, to: frame) else { continue }
      let state = ViewState(name, index, in: frame)
      var pace = motion.pace
      if let next {
        guard let nextIndex = next.indices[name] else { continue }
        pace.append(state.distance(to: ViewState(name, nextIndex, in: next)))
      }
      guard let jump = pace.jump(motion.last.distance(to: state)),
        jump.property != "cornerRadius" || !isOfDisplay(name, index, seam, from: before, to: frame)
      else { continue }
      return [finding(seam, name, jump, frame, transition)]
    }
    return []
  }

  private func finding(
    _ seam: Seam, _ name: String, _ jump: (property: String, step: Double), _ frame: LintedFrame,
    _ transition: TransitionSnapshot
  ) -> Finding {
    let (moment, fix) =
      switch seam {
      case .start: ("begins", "let the animation start from what shows, or set the model value back first")
      case .handoff: ("hands over", "let the second animation start from the present value of the first")
      case .end: ("ends", "set the model value to where the animation ends before the transition completes")
      }
    return Finding(
      kind: .jump,
      message: "\(name) jumps when the transition \(moment): its \(jump.property) changes by \(jump.step.short) "
        + "within one frame",
      fix: fix, subject: transition.subject.about(name, jump.property), frame: frame.index)
  }

  /// Whether the corners are those of the display, whose own roundness hides theirs while the view fills it.
  ///
  /// UIKit cuts the presenter of a sheet along them before it steps back, and no longer cuts it when it has come forward.
  private func isOfDisplay(
    _ name: String, _ index: Int, _ seam: Seam, from before: LintedFrame?, to frame: LintedFrame
  ) -> Bool {
    guard fillsCanvas(index, frame) else { return false }
    if seam == .start { return true }
    guard let before, let old = before.indices[name] else { return false }
    let (wasCut, isCut) = (before.snapshot.layers[old].masksToBounds, frame.snapshot.layers[index].masksToBounds)
    return wasCut && !isCut
  }

  private func fillsCanvas(_ index: Int, _ frame: LintedFrame) -> Bool {
    let canvas = Rect(origin: .zero, size: frame.snapshot.canvas.size)
    return frame.visibility.boxes[index].intersection(canvas) == canvas
  }

  /// Whether the view was or is on the canvas, and nothing hides where it is now.
  private func isSeen(_ name: String, _ index: Int, from before: LintedFrame?, to frame: LintedFrame) -> Bool {
    let wasSeen = before.flatMap { before in before.indices[name].flatMap(before.visibility.seenBox) } != nil
    return (wasSeen || frame.visibility.seenBox(of: index) != nil) && !frame.visibility.isCovered(index)
  }
}

extension LintedFrame {
  /// Whether a finger has let the transition go on since an earlier frame: an app's own hand-over looks like that.
  fileprivate func isLetGo(since earlier: LintedFrame?) -> Bool {
    earlier?.transition?.phase == "interactive" && transition?.phase == "finishing"
  }
}

extension TransitionSnapshot {
  /// Whether it has ended where its animation led: on to the new screen, or back after a finger let go.
  fileprivate func ends(in frame: LintedFrame) -> Bool {
    switch frame.outcome(of: self) {
    case .completed: true
    case .cancelled: phase == "cancelling"
    case nil: false
    }
  }
}
