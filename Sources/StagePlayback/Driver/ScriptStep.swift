/// Something that a stage does at a time.
package struct ScriptStep {
  package enum Start: Hashable, Sendable {
    /// Seconds since the stage began.
    case time(Double)
    /// So many seconds after another step's transition or gesture ended.
    case after(step: String, delay: Double)
  }

  /// When a step counts as ended, for the steps that wait for it.
  package enum End: Hashable, Sendable {
    /// With the transition or gesture that it begins; at once when it begins none.
    case withTransition
    /// When the stage is told: a plain animation.
    case whenTold
  }

  package var start: Start
  package var end: End
  /// The step's name and the transition it uses, which its events carry.
  package var label: String?
  package var transition: String?
  package var action: @MainActor () -> Void

  package init(
    _ start: Start, label: String? = nil, transition: String? = nil, end: End = .withTransition,
    action: @escaping @MainActor () -> Void
  ) {
    self.start = start
    self.end = end
    self.label = label
    self.transition = transition
    self.action = action
  }
}

/// The steps that are still to come: those with a time, and those that wait for others to end.
struct Script {
  private struct Timed {
    var time: Double
    var order: Int
    var step: ScriptStep
  }

  /// By falling time and order, the next step last.
  private var timed: [Timed] = []
  private var waiting: [ScriptStep] = []
  private var count = 0

  mutating func add(_ step: ScriptStep) {
    switch step.start {
    case .time(let time): insert(step, at: time)
    case .after: waiting.append(step)
    }
  }

  /// When the next step is due; nil when none has a time.
  var nextTime: Double? { timed.last?.time }

  /// The steps that never got a time, because what they wait for has not ended.
  var waitingSteps: [ScriptStep] { waiting }

  mutating func takeNext() -> ScriptStep? { timed.popLast()?.step }

  /// Gives a time to the steps that wait for a step.
  mutating func stepEnded(_ label: String, at time: Double) {
    let waiting = waiting
    self.waiting = []
    for step in waiting {
      guard case .after(label, let delay) = step.start else {
        self.waiting.append(step)
        continue
      }
      insert(step, at: time + delay)
    }
  }

  private mutating func insert(_ step: ScriptStep, at time: Double) {
    count += 1
    let new = Timed(time: max(time, 0), order: count, step: step)
    let position = timed.firstIndex { ($0.time, $0.order) < (new.time, new.order) } ?? timed.endIndex
    timed.insert(new, at: position)
  }
}
