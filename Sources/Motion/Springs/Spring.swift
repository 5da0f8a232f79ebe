/// A mass on a spring, released a unit distance before its rest: m u″ + c u′ + k u = 0, u(0) = −1, u′(0) = the velocity.
///
/// Its motion is a pure function of the seconds since the release, from 0 to 1 and beyond.
package struct Spring: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double

  /// Whole distances per second, positive towards the rest.
  package let initialVelocity: Double

  /// Whether a spring damped beyond the critical creeps; Core Animation draws it critically damped otherwise.
  package let allowsOverdamping: Bool

  /// A spring by its physical constants; those left out are CASpringAnimation's.
  ///
  /// The mass is above 0, stiffness and damping are not below 0, and all are finite: anything else is the caller's mistake.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    precondition(mass > 0 && mass.isFinite, "A spring's mass must be above 0, not \(mass).")
    precondition(stiffness >= 0 && stiffness.isFinite, "A spring's stiffness must be 0 or more, not \(stiffness).")
    precondition(damping >= 0 && damping.isFinite, "A spring's damping must be 0 or more, not \(damping).")
    precondition(initialVelocity.isFinite, "A spring's velocity must be finite, not \(initialVelocity).")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// UIKit's own spring (animation curve 7): pushes, sheets, the keyboard.
  package static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The undamped frequency √(k/m), in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a share of the critical: below 1 the spring swings; 0 when there is nothing to compare with, as UIKit's.
  package var dampingRatio: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return critical == 0 ? 0 : damping / critical
  }

  /// The same spring thrown with another velocity.
  package func thrown(at velocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }
}
