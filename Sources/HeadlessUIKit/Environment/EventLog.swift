/// Who caused what happens now: the step of a script, and the transition it uses.
package struct EventOrigin: Hashable, Sendable {
  package var step: String?
  package var transition: String?

  package init(step: String? = nil, transition: String? = nil) {
    self.step = step
    self.transition = transition
  }
}

/// Something that happened on a stage.
package struct LoggedEvent: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case start, end, handoff, refused, begin, release, tap, callback
  }

  /// Seconds since the stage began.
  package var time: Double
  package var kind: Kind
  /// Number of the transition in the order in which they began, from 0.
  package var transitionNumber: Int?
  package var step: String?
  package var transition: String?
  /// `completed` or `cancelled`, at an end.
  package var outcome: String?
  /// The callback's name, a reason.
  package var detail: String?

  package init(
    time: Double, kind: Kind, transitionNumber: Int? = nil, step: String? = nil, transition: String? = nil,
    outcome: String? = nil, detail: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.transitionNumber = transitionNumber
    self.step = step
    self.transition = transition
    self.outcome = outcome
    self.detail = detail
  }
}

/// Something an app's developer should look at.
package struct LoggedWarning: Hashable, Sendable {
  package var time: Double
  /// A kind such as `refused-during-transition`.
  package var kind: String
  package var message: String
  /// What to do about it.
  package var fix: String?
  package var subject: WarningSubject

  package init(time: Double, kind: String, message: String, fix: String? = nil, subject: WarningSubject) {
    self.time = time
    self.kind = kind
    self.message = message
    self.fix = fix
    self.subject = subject
  }

  package init(time: Double, kind: String, message: String, fix: String? = nil, step: String? = nil) {
    self.init(time: time, kind: kind, message: message, fix: fix, subject: WarningSubject(step: step))
  }
}

/// What happened on a stage, in order; it only grows.
package struct EventLog: Hashable, Sendable {
  package private(set) var events: [LoggedEvent] = []
  package private(set) var warnings: [LoggedWarning] = []

  package init() {}

  package mutating func append(_ event: LoggedEvent) { events.append(event) }

  package mutating func append(_ warning: LoggedWarning) { warnings.append(warning) }
}
