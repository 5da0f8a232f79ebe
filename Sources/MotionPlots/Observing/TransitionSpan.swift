import StagePlayback

/// The part of a play in which one transition runs.
struct TransitionSpan: Hashable, Sendable {
  /// The step that began it; nil in plain Swift stages.
  let step: String?
  /// Seconds since the stage began.
  let start: Double
  /// Nil for a transition that does not end.
  let end: Double?
  let outcome: PlaybackEvent.Outcome?
  /// From the first that shows it to the one that shows its end.
  let frames: ArraySlice<ObservedPlay.Frame>

  /// The transition that a step began, or else the first one.
  init(of play: ObservedPlay, step: String?) throws(PlotError) {
    let starts = play.events.indices.filter { play.events[$0].kind == .start }
    guard !starts.isEmpty else { throw .noTransition(source: play.source) }
    guard let first = starts.first(where: { step == nil || play.events[$0].step == step }) else {
      throw .unknownTransition(
        step ?? "", known: starts.compactMap { play.events[$0].step }, source: play.source)
    }
    let started = play.events[first]
    let ended = play.events[first...].first { $0.kind == .end && $0.step == started.step }
    self.step = started.step
    start = started.time
    end = ended?.time
    outcome = ended?.outcome
    frames = Self.frames(of: play, from: started.time, to: ended?.time)
    guard !frames.isEmpty else { throw .noTransition(source: play.source) }
  }

  private static func frames(
    of play: ObservedPlay, from start: Double, to end: Double?
  ) -> ArraySlice<ObservedPlay.Frame> {
    let first = play.frames.firstIndex { $0.time >= start - PlayedFrame.simultaneity } ?? play.frames.endIndex
    let last = end.flatMap { end in play.frames.firstIndex { $0.time >= end - PlayedFrame.simultaneity } }
    return play.frames[first..<max(first, last.map { $0 + 1 } ?? play.frames.endIndex)]
  }

  /// How far it is at a frame: nil where another transition runs within it.
  func progress(at frame: ObservedPlay.Frame) -> Double? {
    if let end, frame.time >= end - PlayedFrame.simultaneity { return outcome == .cancelled ? 0 : 1 }
    guard let transition = frame.transition, transition.step == step else { return nil }
    return transition.progress
  }
}
