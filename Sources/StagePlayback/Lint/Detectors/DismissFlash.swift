import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Finds a view that has been moved away, is back where it came from for a frame or so, and is then removed.
///
/// That is what a dismissal looks like whose animation is over before the view is taken out.
struct DismissFlash: Detector {
  /// A flash that lasts longer is a picture of its own; frames.
  private static let longest = 3
  /// How near to its first state a view must be to be back; points, share.
  private static let near = ViewState.Distance(box: 0.5, alpha: 0.01)
  /// How far away it must have been: share of the canvas's shorter side, share of opacity.
  private static let far = ViewState.Distance(box: 0.25, alpha: 0.5)
  /// A step back that exceeds the steps before it this many times is none of the motion's own.
  private static let factor = 3.0

  private struct Flash {
    var name: String
    var frame: Int
    var transition: TransitionSnapshot
  }

  private var transition: TransitionSnapshot?
  private var motions: [String: ViewMotion] = [:]
  private var flashes: [Flash] = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    let gone = flashes.first { frame.indices[$0.name] == nil }
    flashes.removeAll { frame.indices[$0.name] == nil || frame.played.index - $0.frame >= Self.longest }
    let running = transition
    if let running { observeMotions(frame, running) }
    if frame.transition?.number != running?.number {
      motions = [:]
      transition = frame.transition
      if transition != nil { motions = ViewMotion.all(in: frame) }
    }
    return gone.map { [finding($0)] } ?? []
  }

  private mutating func observeMotions(_ frame: LintedFrame, _ running: TransitionSnapshot) {
    let canvas = frame.snapshot.canvas.size
    let far = Self.far.box * min(canvas.width, canvas.height)
    for (name, index) in frame.names {
      let state = ViewState(name, index, in: frame)
      guard var motion = motions[name] else {
        motions[name] = ViewMotion(state)
        continue
      }
      if isBack(state, motion, far: far), frame.visibility.seenBox(of: index) != nil,
        !frame.visibility.isCovered(index)
      {
        flashes.append(Flash(name: name, frame: frame.played.index, transition: running))
      }
      motion.append(state)
      motions[name] = motion
    }
  }

  private func isBack(_ state: ViewState, _ motion: ViewMotion, far: Double) -> Bool {
    let rest = motion.first.distance(to: state)
    let step = motion.last.distance(to: state)
    guard rest.box <= Self.near.box, rest.alpha <= Self.near.alpha else { return false }
    return (step.box >= far && step.box > motion.recentStep.box * Self.factor)
      || (step.alpha >= Self.far.alpha && step.alpha > motion.recentStep.alpha * Self.factor)
  }

  private func finding(_ flash: Flash) -> Finding {
    Finding(
      kind: .dismissFlash,
      message: "\(flash.name) is back in its place at frame \(flash.frame) and then removed: it flashes",
      fix: "complete the transition in the animation's own completion, and leave the view where the animation ends",
      subject: flash.transition.subject.about(flash.name), frame: flash.frame)
  }
}
