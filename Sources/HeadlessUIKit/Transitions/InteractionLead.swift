import Foundation
import Motion

/// What an interaction moves: the time of layers, or a property animator.
@MainActor
protocol InteractionLead: AnyObject {
  func move(to fraction: Double)
  /// Runs to one of the ends, 0 or 1.
  func leave(to end: Double, from fraction: Double, pace: InteractionPace)
  /// Lets everything go on by the clock.
  func letGo()
  /// Leaves what shows as it is, with nothing that moves it.
  func handOver()
  /// The transition is over.
  func end()
}

/// How the rest of an interaction runs.
@MainActor
struct InteractionPace {
  /// Seconds of the whole transition.
  var duration: Double
  var speed: Double
  var curve: CubicCurve
  var timing: (any UITimingCurveProvider)?

  /// The share of the duration that a way takes.
  func share(from fraction: Double, to end: Double) -> Double {
    (end - fraction).magnitude / max(speed, .leastNormalMagnitude)
  }
}

/// Who leads a transition interactively, and hears when it does so no more.
@MainActor
protocol InteractionDriver: AnyObject {
  /// The context is told by whomever that the interaction is over.
  func contextLeavesInteraction()
  func contextDidComplete()
}

/// Leads the time of the layers that an animator's animations are on.
@MainActor
final class TimeLead: InteractionLead {
  private let time: ScrubbedTime

  init(_ context: TransitionContext, duration: Double) {
    time = ScrubbedTime(container: context.containerView, duration: duration) {
      context.animator.animateTransition(using: context)
      context.coordinator.runLeftOvers()
    }
    time.onMove = { [weak context] in context?.transition?.percentComplete = $0 }
  }

  func move(to fraction: Double) { time.move(to: fraction) }

  func leave(to end: Double, from fraction: Double, pace: InteractionPace) {
    let seconds = pace.share(from: fraction, to: end) * pace.duration
    time.run(to: end, lasting: seconds, curve: pace.curve) { [time] in
      end > 0 ? time.letGo() : time.takeBack()
    }
  }

  func letGo() { time.letGo() }

  func handOver() { time.handOver() }

  func end() { time.restore() }
}

/// Leads an animator that can be interrupted.
@MainActor
final class ScrubbedAnimator: InteractionLead {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) { self.animator = animator }

  func move(to fraction: Double) { animator.fractionComplete = CGFloat(fraction) }

  func leave(to end: Double, from fraction: Double, pace: InteractionPace) {
    animator.isReversed = end == 0
    animator.continueAnimation(
      withTimingParameters: pace.timing, durationFactor: CGFloat(pace.share(from: fraction, to: end)))
  }

  func letGo() {}

  func handOver() { animator.stopAnimation(true) }

  func end() {}
}
