/// A spring as it was spelled, before a duration is known.
package enum SpringForm: Hashable, Sendable {
  /// UIView's spring animation and UISpringTimingParameters' ratio form: the duration fixes the frequency.
  case dampingRatio(Double, initialVelocity: Double = 0)

  /// CASpringAnimation's constants.
  case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0)

  /// iOS 17's and SwiftUI's duration and bounce; this duration is the spring's own and not the animation's.
  case perceptual(duration: Double, bounce: Double, initialVelocity: Double = 0)

  /// SwiftUI's older spelling.
  case response(Double, dampingFraction: Double, initialVelocity: Double = 0)

  /// UIKit's own spring.
  case system

  /// Whole distances per second, positive towards the target.
  package var initialVelocity: Double {
    switch self {
    case .dampingRatio(_, let velocity): velocity
    case .physical(_, _, _, let velocity): velocity
    case .perceptual(_, _, let velocity): velocity
    case .response(_, _, let velocity): velocity
    case .system: Spring.system.initialVelocity
    }
  }

  /// The same spring thrown with another velocity.
  package func thrown(at velocity: Double) -> SpringForm {
    switch self {
    case .dampingRatio(let ratio, _): .dampingRatio(ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping, _):
      .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce, _):
      .perceptual(duration: duration, bounce: bounce, initialVelocity: velocity)
    case .response(let response, let fraction, _):
      .response(response, dampingFraction: fraction, initialVelocity: velocity)
    case .system:
      .physical(
        mass: Spring.system.mass, stiffness: Spring.system.stiffness, damping: Spring.system.damping,
        initialVelocity: velocity)
    }
  }

  /// Whether the animation's duration fixes the spring; all other springs last their own settling time.
  package var obeysDuration: Bool {
    if case .dampingRatio = self { return true }
    return false
  }

  /// The least stiffness UIKit animates with.
  private static let leastStiffness = 0.01

  /// The spring itself, for an animation of the given seconds.
  package func spring(duration: Double) -> Spring {
    switch self {
    case .dampingRatio(let ratio, let velocity):
      Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping, let velocity):
      Spring(
        mass: mass, stiffness: max(stiffness, Self.leastStiffness), damping: max(damping, 0),
        initialVelocity: velocity)
    case .perceptual(let duration, let bounce, let velocity):
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    case .response(let response, let fraction, let velocity):
      Spring(response: response, dampingFraction: fraction, initialVelocity: velocity)
    case .system: .system
    }
  }
}
