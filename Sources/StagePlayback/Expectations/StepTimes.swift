/// Which steps have begun and ended so far, and which marks have passed.
struct StepTimes {
  private(set) var starts: [String: Double] = [:]
  private(set) var ends: [String: Double] = [:]
  private(set) var outcomes: [String: PlaybackEvent.Outcome] = [:]
  private(set) var marks: [String: Double] = [:]
  private var transitions: Set<String> = []

  /// Takes in what happened up to a frame.
  mutating func observe(_ frame: PlayedFrame) {
    for event in frame.events { observe(event) }
    for mark in frame.marks { marks[mark.name] = marks[mark.name] ?? mark.time }
  }

  private mutating func observe(_ event: PlaybackEvent) {
    guard let step = event.step else { return }
    if event.kind == .start { transitions.insert(step) }
    if event.kind == .start || event.kind == .begin { starts[step] = starts[step] ?? event.time }
    if let outcome = event.outcome { outcomes[step] = outcome }
    if isEnd(event, of: step) { ends[step] = event.time }
  }

  /// A gesture that drives a transition ends with it, any other when the finger lifts.
  private func isEnd(_ event: PlaybackEvent, of step: String) -> Bool {
    event.outcome != nil || (event.kind == .release && !transitions.contains(step))
  }

  /// Whether a moment has passed at a frame that begins at `time`.
  func hasPassed(_ moment: ExpectedMoment, at time: Double) -> Bool {
    switch moment {
    case .time(let expected): time + PlayedFrame.simultaneity >= expected
    case .start(let step): starts[step] != nil
    case .end(let step): ends[step] != nil
    case .mark(let name): marks[name] != nil
    case .last: false
    }
  }
}
