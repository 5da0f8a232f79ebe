/// A motion from 0 to 1 in seconds, with an end.
///
/// At its end the animation is over and the target itself shows: what a spring has then left, some 0.1 %, is cut off.
package struct TimedMotion: Hashable, Sendable {
  /// What moves: a curve stretched over the duration, or a spring in its own seconds.
  package enum Law: Hashable, Sendable {
    case curve(CubicCurve)
    case spring(Spring)
  }

  package let law: Law

  /// Seconds from the start to the end.
  package let duration: Double

  /// A curve stretched over some seconds; with none of them it is a jump.
  package init(curve: CubicCurve, duration: Double) {
    law = .curve(curve)
    self.duration = max(duration, 0)
  }

  /// A spring cut off after some seconds, or after its settling time by UIKit's rule.
  package init(spring: Spring, duration: Double? = nil) {
    law = .spring(spring)
    self.duration = max(duration ?? spring.uikitSettlingDuration, 0)
  }

  /// The share of the distance covered: 0 before the start, 1 from the end on.
  package func value(at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    guard seconds > 0 else { return 0 }
    return switch law {
    case .curve(let curve): curve.value(at: seconds / duration)
    case .spring(let spring): spring.value(at: seconds)
    }
  }

  /// Whole distances per second; 0 before the start and from the end on.
  package func velocity(at seconds: Double) -> Double {
    guard seconds >= 0, seconds < duration else { return 0 }
    return switch law {
    case .curve(let curve): curve.slope(at: seconds / duration) / duration
    case .spring(let spring): spring.velocity(at: seconds)
    }
  }
}
