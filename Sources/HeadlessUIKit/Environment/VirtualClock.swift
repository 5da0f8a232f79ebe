/// The only time of a stage: a queue of events, run in order of their time and then of their scheduling.
@MainActor package final class VirtualClock {
  /// Names a scheduled event, so that it can be cancelled.
  package struct Token: Hashable, Sendable {
    fileprivate let time: Double
    /// Order among events of the same time.
    package let order: Int
  }

  private struct Event {
    let token: Token
    let action: @MainActor () -> Void
    /// Nothing that a stage has to wait for: an animation's end, which the animation stands for, or a display link's tick.
    let isBackground: Bool
  }

  /// Two times closer than this are the same moment; seconds.
  package nonisolated static let tolerance: Double = 1e-9

  /// Seconds since the stage began.
  package private(set) var now: Double = 0

  /// Moves on to `now` what moves between events too; false when nothing moved.
  package var catchUp: (@MainActor () -> Bool)?

  /// What follows every event: the commit of the run loop's transaction.
  package var afterEvent: (@MainActor () -> Void)?

  /// By falling time and order, the next event last.
  private var events: [Event] = []
  private var nextOrder = 0

  package init() {}

  /// A place in the order of scheduling, for an event whose time may change later.
  package func reserveOrder() -> Int {
    nextOrder += 1
    return nextOrder
  }

  /// Schedules an action; a time that has passed is now.
  ///
  /// - Parameters:
  ///   - order: a reserved place among events of the same time; the next one when nil.
  ///   - isBackground: true for what keeps no stage from settling.
  @discardableResult package func schedule(
    at time: Double, order: Int? = nil, isBackground: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token(time: max(time, now), order: order ?? reserveOrder())
    let event = Event(token: token, action: action, isBackground: isBackground)
    events.insert(event, at: position(of: token))
    return token
  }

  /// Forgets an event; nothing happens when it has run.
  package func cancel(_ token: Token) {
    let position = position(of: token)
    guard position < events.count, events[position].token == token else { return }
    events.remove(at: position)
  }

  /// When the next event is due; nil when there is none.
  package var nextEventTime: Double? { events.last?.token.time }

  /// Whether an event is due that a stage has to wait for.
  package var isWaiting: Bool { events.contains { !$0.isBackground } }

  /// Runs every event up to a time, each at its own time, and moves on to that time.
  package func advance(to target: Double) {
    runEvents(until: target)
    now = max(now, target)
    guard movesOn() else { return }
    runEvents(until: now)
  }

  private func runEvents(until target: Double) {
    while let time = nextEventTime, time <= target + Self.tolerance {
      now = max(now, time)
      if movesOn() { continue }
      let event = events.removeLast()
      event.action()
      afterEvent?()
    }
  }

  /// What has moved may have scheduled or cancelled events, so that the next one has to be looked for anew.
  private func movesOn() -> Bool {
    guard let catchUp, catchUp() else { return false }
    afterEvent?()
    return true
  }

  /// The first index whose event is not due later than the token.
  private func position(of token: Token) -> Int {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      let other = events[middle].token
      if (other.time, other.order) > (token.time, token.order) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
