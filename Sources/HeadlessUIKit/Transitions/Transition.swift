import Foundation
import FrameSnapshots

/// One change from a controller to another, from the request to the call that completes it.
@MainActor
final class Transition {
  enum Kind: String {
    case present, dismiss, push, pop, select, page
  }

  enum Phase: String {
    case running, interactive, finishing, cancelling
  }

  /// Place in the order in which the stage's transitions began, from 0.
  let number: Int
  let kind: Kind
  let origin: EventOrigin?
  /// Seconds since the stage began.
  let startTime: Double
  /// Seconds, as the animator says before it begins.
  var duration: Double = 0
  var phase: Phase = .running
  /// What an interaction last said, 0…1.
  var percentComplete: Double = 0
  /// Nil until the transition has ended.
  private(set) var outcome: Outcome?

  enum Outcome: String {
    case completed, cancelled
  }

  /// The context that the animator holds; nil for changes without animation.
  var context: TransitionContext?

  init(number: Int, kind: Kind, origin: EventOrigin?, startTime: Double) {
    self.number = number
    self.kind = kind
    self.origin = origin
    self.startTime = startTime
  }

  var isModal: Bool { kind == .present || kind == .dismiss }

  func end(_ outcome: Outcome) {
    self.outcome = outcome
    context = nil
  }

  /// Share of the duration that has passed at a time, 0…1; from the moment at which a finger leads, what shows of it.
  func progress(at time: Double) -> Double {
    if phase == .interactive { return percentComplete }
    if let animator = context?.knownAnimator, animator.state == .active, phase != .running || animator.hasBeenRetimed {
      return Double(animator.fractionComplete)
    }
    if phase != .running { return percentComplete }
    guard duration > 0 else { return 1 }
    return min(max((time - startTime) / duration, 0), 1)
  }

  func snapshot(at time: Double) -> TransitionSnapshot {
    TransitionSnapshot(
      number: number, step: origin?.step, id: origin?.transition, kind: kind.rawValue, phase: phase.rawValue,
      progress: progress(at: time), isInteractive: phase == .interactive)
  }
}

extension UIViewImplicitlyAnimating {
  /// Whether it has left its course: was paused, scrubbed or turned round.
  fileprivate var hasBeenRetimed: Bool { (self as? UIViewPropertyAnimator)?.run.map { !$0.isUntouched } ?? false }
}
