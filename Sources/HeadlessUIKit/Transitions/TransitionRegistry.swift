import Foundation
package import FrameSnapshots

/// The transitions of one stage: numbered as they begin, listed while they run.
@MainActor
final class TransitionRegistry {
  /// In the order in which they began.
  private(set) var running: [Transition] = []
  private var count = 0

  func begin(_ kind: Transition.Kind, in environment: UIEnvironment) -> Transition {
    let transition = Transition(
      number: count, kind: kind, origin: environment.origin, startTime: environment.clock.now)
    count += 1
    running.append(transition)
    environment.note(.start, of: transition, detail: kind.rawValue)
    return transition
  }

  func end(_ transition: Transition, _ outcome: Transition.Outcome, in environment: UIEnvironment) {
    running.removeAll { $0 === transition }
    transition.end(outcome)
    environment.note(.end, of: transition, outcome: outcome, detail: transition.kind.rawValue)
  }

  /// The modal transition that still runs, if one does; UIKit allows one at a time.
  var runningModal: Transition? { running.last { $0.isModal } }
}

extension UIEnvironment {
  /// The innermost transition that runs now; nil when none does.
  package var runningTransition: TransitionSnapshot? {
    transitions.running.last?.snapshot(at: clock.now)
  }

  /// Whether the innermost running transition keeps touches from the views.
  ///
  /// A transition under a finger, or one whose animator can be caught, lets them through.
  package var isIgnoringInteraction: Bool {
    transitions.running.contains { $0.context?.blocksTouches ?? false }
  }

  func note(
    _ kind: LoggedEvent.Kind, of transition: Transition? = nil, outcome: Transition.Outcome? = nil,
    detail: String? = nil
  ) {
    let origin = transition?.origin ?? self.origin
    log.append(
      LoggedEvent(
        time: clock.now, kind: kind, transitionNumber: transition?.number, step: origin?.step,
        transition: origin?.transition, outcome: outcome?.rawValue, detail: detail))
  }

  /// Says no to a request as UIKit does: with a warning, and without any other effect.
  func refuse(_ refusal: Refusal) {
    note(.refused, detail: refusal.message)
    log.append(
      LoggedWarning(
        time: clock.now, kind: refusal.kind.rawValue, message: refusal.message, fix: refusal.fix,
        step: origin?.step))
  }
}
