import FrameSnapshots
import HeadlessUIKit

/// Moves a stage forward: its clock's events and its script's steps, each at its own time, in order.
///
/// What the clock has for a moment comes before the script's steps of that moment: a step at a transition's end finds
/// it ended.
@MainActor
final class StageTimeline {
  /// What has happened since it was last taken.
  struct Happenings {
    var events: [PlaybackEvent] = []
    var warnings: [LoggedWarning] = []
    var marks: [PlaybackMark] = []
    var changedViews: Set<String> = []
  }

  let environment: UIEnvironment
  var script = Script()
  private var mainQueue: MainQueue?
  private var happenings = Happenings()
  private var readEvents = 0
  private var readWarnings = 0
  /// Steps that have begun and not ended, in the order in which they began.
  private(set) var openSteps: [String] = []
  /// Steps whose transition runs: with it they end, and not with their gesture.
  private var stepsInTransition: Set<String> = []
  /// When everything had settled; nil while something moves or is to come.
  private(set) var settledTime: Double?
  /// Called at the very moment at which a step's transition begins.
  var onStart: (String) -> Void = { _ in }

  init(_ environment: UIEnvironment) {
    self.environment = environment
  }

  /// Lets the first event lay everything out before any step acts.
  func begin() { environment.clock.schedule(at: 0) {} }

  func drainMainQueue() { mainQueue = MainQueue() }

  /// Everything up to a time acts, and time goes on to it.
  func advance(to time: Double) {
    UIEnvironment.current = environment
    stepForward(until: time)
    environment.clock.advance(to: time)
    noteProgress(at: time)
    stepForward(until: time)
  }

  private func stepForward(until time: Double) {
    while let next = nextTime, next <= time + PlayedFrame.simultaneity { stepForward(to: next) }
  }

  /// Hands over what has happened.
  func takeHappenings() -> Happenings {
    defer { happenings = Happenings() }
    return happenings
  }

  func mark(_ name: String) {
    happenings.marks.append(PlaybackMark(name: name, time: environment.clock.now))
  }

  func noteChange(of view: String) { happenings.changedViews.insert(view) }

  /// A step that ends when told has ended.
  func endStep(_ label: String) {
    guard let index = openSteps.firstIndex(of: label) else { return }
    openSteps.remove(at: index)
    script.stepEnded(label, at: environment.clock.now)
  }

  private var nextTime: Double? {
    switch (environment.clock.nextEventTime, script.nextTime) {
    case (let event?, let step?): min(event, step)
    case (let event?, nil): event
    case (nil, let step): step
    }
  }

  private func stepForward(to time: Double) {
    mainQueue?.drain()
    let event = environment.clock.nextEventTime
    if let event, event <= time + PlayedFrame.simultaneity {
      environment.clock.advance(to: event)
    } else if let step = script.takeNext() {
      perform(step, at: time)
    }
    noteProgress(at: environment.clock.now)
  }

  /// A step acts as an event of the clock, so that what follows every event follows it too.
  private func perform(_ step: ScriptStep, at time: Double) {
    let clock = environment.clock
    clock.schedule(at: time) { [environment] in
      environment.origin = EventOrigin(step: step.label, transition: step.transition)
      step.action()
      environment.origin = nil
    }
    let firstEvent = environment.log.events.count
    if let label = step.label { openSteps.append(label) }
    clock.advance(to: time)
    guard let label = step.label, step.end == .withTransition else { return }
    let begins = environment.log.events[firstEvent...].contains {
      $0.step == label && ($0.kind == .start || $0.kind == .begin)
    }
    if !begins { endStep(label) }
  }

  /// Takes in what the log has gained, lets waiting steps have their times, and looks whether all is at rest.
  private func noteProgress(at time: Double) {
    let events = environment.log.events
    for event in events[readEvents...] { note(event) }
    readEvents = events.count
    happenings.warnings += environment.log.warnings[readWarnings...]
    readWarnings = environment.log.warnings.count
    guard script.nextTime == nil, environment.isSettled else {
      settledTime = nil
      return
    }
    settledTime = settledTime ?? time
  }

  private func note(_ logged: LoggedEvent) {
    let event = PlaybackEvent(logged)
    happenings.events.append(event)
    guard let step = event.step else { return }
    switch event.kind {
    case .start:
      stepsInTransition.insert(step)
      onStart(step)
    case .release where !stepsInTransition.contains(step), .refused: endStep(step)
    default: break
    }
    guard event.outcome != nil else { return }
    stepsInTransition.remove(step)
    endStep(step)
  }
}

extension PlaybackEvent {
  init(_ logged: LoggedEvent) {
    self.init(
      time: logged.time, kind: Kind(rawValue: logged.kind.rawValue) ?? .callback, step: logged.step,
      transition: logged.transition, outcome: logged.outcome.flatMap(Outcome.init), detail: logged.detail)
  }
}
