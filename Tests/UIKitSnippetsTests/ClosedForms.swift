import Foundation

/// Motion as it is computed by hand: shares of a way after seconds.
enum ClosedForm {
  /// UIKit's own spring of mass 3, stiffness 1000 and damping 500, as it is drawn: critically damped.
  static func systemSpring(_ time: Double) -> Double { criticalSpring(frequency: (1000.0 / 3).squareRoot(), time) }

  static func criticalSpring(frequency: Double, _ time: Double) -> Double {
    1 - (1 + frequency * time) * exp(-frequency * time)
  }

  /// The spring of a duration and a damping ratio that starts at rest.
  static func spring(duration: Double, dampingRatio: Double, _ time: Double) -> Double {
    guard dampingRatio < 1 else { return criticalSpring(frequency: 9.233413476451586 / duration, time) }
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let frequency = log(1000 * dampingRatio / root) / (dampingRatio * duration)
    return underdamped(frequency: frequency, dampingRatio: dampingRatio, velocity: 0, time)
  }

  /// Core Animation's spring by its constants.
  static func spring(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, _ time: Double
  ) -> Double {
    underdamped(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity, time)
  }

  private static func underdamped(
    frequency: Double, dampingRatio: Double, velocity: Double, _ time: Double
  ) -> Double {
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (dampingRatio * frequency - velocity) / damped
    return 1 - exp(-dampingRatio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
  }

  static func easeInOut(_ share: Double) -> Double { cubic(0.42, 0, 0.58, 1, share) }
  static func easeIn(_ share: Double) -> Double { cubic(0.42, 0, 1, 1, share) }
  static func easeOut(_ share: Double) -> Double { cubic(0, 0, 0.58, 1, share) }

  /// A timing curve by its control points, solved by halving.
  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ share: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) < share { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }
}
