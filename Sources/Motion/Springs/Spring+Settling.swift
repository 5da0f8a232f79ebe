extension Spring {
  /// What is left when a spring counts as settled.
  private static let residual = 0.001

  /// Damping ratios as near to 1 as this are rounding; the swinging formula grows without bound there.
  private static let criticalBand = 1e-9

  private var isSwinging: Bool { drawnRatio < 1 - Self.criticalBand }

  /// The seconds after which Core Animation takes the spring to be settled; the largest Double without damping.
  ///
  /// Below the critical damping an envelope of the swing reaches 0.001; from there on the time is walked in steps of 0.1 s.
  package var settlingDuration: Double {
    guard !isSwinging else { return swingingSettlingDuration }
    guard frequency > 0 else { return .greatestFiniteMagnitude }
    return walkedSettlingDuration
  }

  /// The seconds after which UIKit takes the spring to be settled, which is how long it animates a spring that has no duration.
  ///
  /// Below the critical damping Core Animation's; at it a closed fit of the exact time; beyond it the exact time.
  package var uikitSettlingDuration: Double {
    guard !isSwinging else { return swingingSettlingDuration }
    guard frequency > 0 else { return .greatestFiniteMagnitude }
    return drawnRatio > 1 + Self.criticalBand ? lastCrossing : fittedSettlingDuration
  }

  /// (ln 1000 + ln(1 + |(ζω − v)/ω_d|))/(ζω).
  private var swingingSettlingDuration: Double {
    guard drawnDecay > 0 else { return .greatestFiniteMagnitude }
    let share = ((drawnDecay - initialVelocity) / swing).magnitude
    return max(0, (Elementary.log(1 / Self.residual) + Elementary.log(1 + share)) / drawnDecay)
  }

  /// The first multiple of 0.1 s from which no multiple shows more than the residual.
  private var walkedSettlingDuration: Double {
    var steps = (lastCrossing * 10).rounded(.up)
    while steps > 1, remainder(at: (steps - 1) / 10).magnitude <= Self.residual { steps -= 1 }
    return steps / 10
  }

  /// The moment after which no more than the residual is ever left, of a spring that does not swing.
  private var lastCrossing: Double {
    let turn = turningPoint
    let isLeft = { (seconds: Double) in remainder(at: seconds).magnitude > Self.residual }
    guard isLeft(turn) || turn == 0 else {
      return Bisection.boundary(from: 0, to: turn, where: isLeft)
    }
    var end = turn + 1 / frequency
    while isLeft(end) { end += end }
    return Bisection.boundary(from: turn, to: end, where: isLeft)
  }

  /// Where a spring that does not swing turns back once: away from the rest first, or beyond it; 0 if it never does.
  private var turningPoint: Double {
    let pull = drawnDecay * initialVelocity - frequency * frequency
    guard drawnRatio > 1 else { return max(0, initialVelocity / pull).finite(else: 0) }
    let slope = swing * initialVelocity / pull
    guard slope > 0, slope < 1 else { return 0 }
    return Elementary.log((1 + slope) / (1 - slope)) / (2 * swing)
  }
}

extension Spring {
  /// UIKit's fit of the Lambert W function's lower branch to the settling time at critical damping.
  ///
  /// With the velocity within a hundredth of the frequency the fit fails, and where an overshoot stays below the residual
  /// it has no answer: there the exact time takes its place.
  private var fittedSettlingDuration: Double {
    let difference = frequency - initialVelocity
    guard difference.magnitude > 0.01 * frequency else { return lastCrossing }
    let logarithm =
      Elementary.log(Self.residual * frequency / difference.magnitude) - frequency / difference
    let depth = -1 - logarithm
    guard depth >= 0 else { return lastCrossing }
    let numerator = 0.3361 * (depth / 2).squareRoot()
    let denominator = 1 - 0.0042 * depth * Elementary.exp(-0.0201 * depth.squareRoot())
    let branch = logarithm - 5.9506097239272915 * (numerator / (denominator + numerator))
    return -(frequency + difference * branch) / (frequency * difference)
  }
}

extension Double {
  fileprivate func finite(else fallback: Double) -> Double { isFinite ? self : fallback }
}
