import FrameSnapshots
import HeadlessUIKit
import Pixels

/// What is read from the frames of a play as they go by.
struct PlayRecorder {
  private let places: ScriptPlaces
  private let keepsTrace: Bool
  private var lint: Lint
  private var evaluator: ExpectationEvaluator
  private var writer = JSONWriter()
  private var logged: [PlaybackWarning] = []
  private(set) var trace: [String] = []
  private(set) var events: [PlaybackEvent] = []
  private(set) var marks: [PlaybackMark] = []

  init(
    expectations: [PlaybackExpectation], places: ScriptPlaces, lint: Lint, keepsTrace: Bool,
    paint: @escaping (FrameSnapshot) -> Bitmap
  ) {
    self.places = places
    self.lint = lint
    self.keepsTrace = keepsTrace
    evaluator = ExpectationEvaluator(expectations, paint: paint)
  }

  /// Steps whose exact start must be seen.
  var stepsMeasuredFromStart: Set<String> { evaluator.stepsMeasuredFromStart }

  mutating func observeStart(of step: String, _ snapshot: FrameSnapshot) {
    evaluator.observeStart(of: step, snapshot)
  }

  mutating func record(_ frame: PlayedFrame, warnings: [PlaybackWarning]) {
    events += frame.events
    marks += frame.marks
    logged += warnings
    lint.observe(frame)
    evaluator.observe(frame)
    guard keepsTrace else { return }
    writer.removeAll()
    writer.traceLine(frame: frame.index, frame.snapshot)
    trace.append(String(writer.text.dropLast()))
  }

  /// Everything that is known of the play, in the order of its frames.
  ///
  /// - Parameter notes: what is known of the play as a whole.
  mutating func finish(_ playback: Playback, isSettled: Bool, notes: [PlaybackWarning] = []) -> Playback {
    var playback = playback
    let found = logged + lint.finish(isSettled: isSettled, places: places) + notes
    let ordered = found.enumerated()
      .sorted { ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset) }
      .map(\.element)
    playback.notes = ordered.filter(\.isNote)
    playback.warnings = ordered.filter { !$0.isNote }
    playback.events = events
    playback.marks = marks
    playback.expectations = evaluator.finish(warnings: playback.warnings.map(\.kind), isSettled: isSettled)
    return playback
  }
}

extension PlaybackWarning {
  /// The kind of a note on a step that waited in vain; what it waited for has a warning of its own.
  static let neverRun: String = "never-run"

  /// Kinds of notes that are not found by looking at frames.
  private static let notes: Set<String> = [
    neverRun, LoggedWarning.blurNotDrawn, LoggedWarning.imageNotFound, LoggedWarning.symbolNotDrawn,
  ]

  fileprivate var isNote: Bool {
    WarningKind(rawValue: kind)?.isNote ?? Self.notes.contains(kind)
  }
}
