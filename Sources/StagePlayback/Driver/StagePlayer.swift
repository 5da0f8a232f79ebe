package import FrameSnapshots
import DisplayLists
import HeadlessUIKit
import Motion
import Pixels
import Raster

/// Plays a stage to its end and hands its frames over in order, a few at a time.
///
/// Frame i shows exactly i ÷ rate; what acts up to that moment acts before. Looking at frames changes nothing.
@MainActor
package final class StagePlayer {
  /// The stage's canvas, which every frame has.
  package let canvas: Canvas
  /// What is known of the play; nil until the last frame was handed over.
  package private(set) var playback: Playback?

  private let stage: Stage
  private let settings: PlaySettings
  private let clock: FrameClock
  private let timeline: StageTimeline
  private var recorder: PlayRecorder
  private var nextIndex = 0

  /// Begins to play a stage; it must not have been played before.
  package init(_ stage: Stage, _ settings: PlaySettings) throws(StageError) {
    timeline = try stage.beginPlaying()
    self.stage = stage
    self.settings = settings
    clock = FrameClock(rate: settings.rate)
    canvas = stage.environment.snapshot().canvas
    recorder = PlayRecorder(
      expectations: stage.expectations, places: stage.places,
      lint: Lint(popsWithoutInteraction: stage.popsWithoutInteraction), keepsTrace: settings.keepsTrace
    ) { Bitmap(painting: $0.displayList()) }
    if settings.drainsMainQueue { timeline.drainMainQueue() }
    let measured = recorder.stepsMeasuredFromStart
    timeline.onStart = { [unowned self] step in
      guard measured.contains(step) else { return }
      recorder.observeStart(of: step, stage.environment.snapshot())
    }
  }

  /// The next frames, at most so many; none once the play is over.
  package func next(upTo count: Int) throws(StageError) -> [FrameSnapshot] {
    var frames: [FrameSnapshot] = []
    while frames.count < count, playback == nil { frames.append(try nextFrame()) }
    return frames
  }

  /// Plays to the end without looking at the frames.
  package func playToEnd() throws(StageError) -> Playback {
    while true {
      _ = try next(upTo: 1)
      if let playback { return playback }
    }
  }

  private func nextFrame() throws(StageError) -> FrameSnapshot {
    let index = nextIndex
    let time = clock.time(of: index)
    timeline.advance(to: time)
    var snapshot = stage.environment.snapshot()
    snapshot.time = time
    record(index, snapshot)
    nextIndex += 1
    try endIfOver(at: index, time)
    return snapshot
  }

  private func record(_ index: Int, _ snapshot: FrameSnapshot) {
    let happenings = timeline.takeHappenings()
    let frame = PlayedFrame(
      index: index, snapshot: snapshot, events: happenings.events, marks: happenings.marks,
      changedViews: happenings.changedViews)
    let warnings = happenings.warnings.map { warning in
      PlaybackWarning(
        kind: warning.kind, message: warning.message, fix: warning.fix ?? "",
        place: stage.places.place(of: warning.subject), step: warning.subject.step, frame: index)
    }
    recorder.record(frame, warnings: index == 0 ? stage.openingWarnings + warnings : warnings)
  }

  private func endIfOver(at index: Int, _ time: Double) throws(StageError) {
    let settledTime = timeline.settledTime
    if let end = settings.duration ?? settledTime.map({ $0 + settings.tail }) {
      if index >= clock.lastIndex(of: end) { finish(end: end, isSettled: settledTime != nil) }
    } else if time > settings.maxDuration {
      let places = timeline.openSteps.compactMap { stage.places.place(step: $0, transition: nil) }
      throw .notSettled(
        after: settings.maxDuration, moving: stage.environment.movingDescriptions, place: places.first)
    }
  }

  /// Says of a step that it waited in vain.
  private func unrunNote(of step: ScriptStep) -> PlaybackWarning {
    var awaited = ""
    if case .after(let other, _) = step.start { awaited = other }
    return PlaybackWarning(
      kind: PlaybackWarning.neverRun,
      message: "\(step.label ?? "a step") is never run: it waits for the end of \(awaited), which does not come",
      fix: "let \(awaited) end, or give the step a time",
      place: stage.places.place(step: step.label, transition: nil), step: step.label, frame: nextIndex - 1)
  }

  private func finish(end: Double, isSettled: Bool) {
    let rate = settings.rate
    let played = Playback(
      frameCount: nextIndex, rate: rate.description, framesPerSecond: rate.perSecond, duration: end)
    let unrun = isSettled ? timeline.script.waitingSteps.map(unrunNote) : []
    let playback = recorder.finish(played, isSettled: isSettled, notes: unrun)
    self.playback = playback
    stage.finishPlaying(playback, trace: recorder.trace)
  }
}
