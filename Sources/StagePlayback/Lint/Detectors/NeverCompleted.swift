import FrameSnapshots

/// Finds transitions that never end.
struct NeverCompleted: Detector {
  private struct Open {
    var event: PlaybackEvent
    var frame: Int
  }

  private var open: [Open] = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    for event in frame.played.events {
      if event.kind == .start { open.append(Open(event: event, frame: frame.played.index)) }
      guard event.outcome != nil, let index = open.lastIndex(where: { $0.event.step == event.step }) else { continue }
      open.remove(at: index)
    }
    return []
  }

  mutating func finish() -> [Finding] {
    open.map { open in
      let name = open.event.transition ?? open.event.step ?? "begun at \(open.event.time.short) s"
      return Finding(
        kind: .neverCompleted,
        message: "the transition \(name) never ends: completeTransition was not called, "
          + "touches stay off and every further transition is refused",
        fix: "call completeTransition(!transitionContext.transitionWasCancelled) when the animation ends",
        subject: open.event.subject, frame: open.frame)
    }
  }
}
