package import Motion

/// How far an animation is at a moment of its run.
package enum Pace: Hashable, Sendable {
  case curve(CubicCurve)
  /// Runs in the animation's own seconds, and is cut off at its duration.
  case spring(Spring)
  /// From a share of the way to another, as a pace says.
  indirect case between(Double, Double, Pace)
  /// A piece of a longer run, begun at one of its seconds and passed at some of its seconds a second.
  indirect case piece(Pace, of: Double, from: Double, rate: Double)
  /// Played backwards: from its end to its start in mirrored time.
  indirect case reversed(Pace)

  /// A run of some seconds that begins after others of a longer one, which is passed as an outer pace says.
  indirect case inner(Pace, of: Double, after: Double, in: Double, passed: Pace)

  package static let linear: Pace = .curve(.linear)

  /// The share of the way; may leave 0…1.
  package func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve):
      let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
      return share == 1 ? 1 : curve.value(at: share)
    case .spring(let spring): return spring.value(at: max(time, 0))
    case .between(let start, let end, let pace):
      return start + (end - start) * pace.progress(at: time, of: duration)
    case .piece(let pace, let whole, let start, let rate):
      return pace.progress(at: start + rate * time, of: whole)
    case .reversed(let pace):
      return time >= duration ? 1 : 1 - pace.progress(at: duration - time, of: duration)
    case .inner(let pace, let length, let start, let whole, let outer):
      let seconds = outer.progress(at: time, of: duration) * whole - start
      return seconds >= length ? 1 : pace.progress(at: max(seconds, 0), of: length)
    }
  }

  /// The first second at which a share of the way is reached; the duration when it never is.
  ///
  /// By halving, after a walk in steps of a 256th of the run that finds the step in which it happens.
  func time(of share: Double, in duration: Double) -> Double {
    guard share > 0 else { return 0 }
    let step = duration / 256
    guard let index = (1...256).first(where: { progress(at: Double($0) * step, of: duration) >= share }) else {
      return duration
    }
    var (low, high) = (Double(index - 1) * step, Double(index) * step)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if progress(at: middle, of: duration) < share { low = middle } else { high = middle }
    }
    return high
  }
}
