package import Motion

/// How far an animation is at a moment of its run.
package enum Pace: Hashable, Sendable {
  case curve(CubicCurve)
  /// Runs in the animation's own seconds, and is cut off at its duration.
  case spring(Spring)
  /// A paced motion that covers only the rest of the way: from a share on.
  indirect case remaining(from: Double, Pace)
  /// A paced motion cut out of a longer one: its own time and duration.
  indirect case scaled(duration: Double, Pace)

  package static let linear: Pace = .curve(.linear)

  /// The share of the way; may leave 0…1.
  package func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve):
      let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
      return share == 1 ? 1 : curve.value(at: share)
    case .spring(let spring): return spring.value(at: max(time, 0))
    case .remaining(let start, let pace): return start + (1 - start) * pace.progress(at: time, of: duration)
    case .scaled(let whole, let pace):
      return pace.progress(at: duration > 0 ? time / duration * whole : whole, of: whole)
    }
  }
}
