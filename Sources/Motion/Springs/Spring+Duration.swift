extension Spring {
  /// The spring of UIView's spring animations: its frequency is chosen so that it has all but settled after a duration.
  ///
  /// UIKit looks for the frequency at which a thousandth is left: |(ζω − v)/(ω √(1 − ζ²))| e^(−ζωD) = 0.001, and
  /// |(ω − v) D + 1| e^(−ωD) = 0.001 at critical damping. The ratio is limited to 1.1920929e-07…1 and the seconds to
  /// 0.01…10, as there. Of several frequencies the largest is taken; UIKit's answer then depends on where its search starts.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let search = FrequencySearch(
      duration: min(max(duration, 0.01), 10), ratio: min(max(dampingRatio, Self.leastRatio), 1),
      velocity: initialVelocity)
    let frequency = search.frequency
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * search.ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The spacing of Floats at 1.
  private static let leastRatio = 1.1920928955078125e-07
}

/// The largest frequency at which a duration-based spring has all but settled.
private struct FrequencySearch {
  let duration: Double
  let ratio: Double
  let velocity: Double

  private static let residual = 0.001

  var frequency: Double { ratio < 1 ? swingingFrequency : criticalFrequency }

  /// The root beyond the peak of the residual, or the one before its zero when the peak is below the threshold.
  ///
  /// For v > 0 the residual falls to 0 at v/ζ, rises to a peak and falls for good; for v ≤ 0 it only falls.
  private var swingingFrequency: Double {
    guard velocity > 0 else {
      return isSwingingLeft(atFrequency: .leastNormalMagnitude)
        ? lastFrequency(from: 0, while: isSwingingLeft) : unsolvedFrequency
    }
    let peak = (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / (2 * ratio)
    return isSwingingLeft(atFrequency: peak)
      ? lastFrequency(from: peak, while: isSwingingLeft)
      : Bisection.boundary(from: 0, to: velocity / ratio, where: isSwingingLeft)
  }

  /// As above with the peak at v and the zero at v − 1/D.
  private var criticalFrequency: Double {
    let peak = max(velocity, 0)
    return isCriticalLeft(atFrequency: peak)
      ? lastFrequency(from: peak, while: isCriticalLeft)
      : Bisection.boundary(from: 0, to: velocity - 1 / duration, where: isCriticalLeft)
  }

  /// Without damping and velocity nothing ever settles; UIKit's search starts from here and leads nowhere.
  private var unsolvedFrequency: Double { 5 / duration }

  private func isSwingingLeft(atFrequency frequency: Double) -> Bool {
    let share = (ratio - velocity / frequency).magnitude / ((1 - ratio) * (1 + ratio)).squareRoot()
    return share * Elementary.exp(-ratio * frequency * duration) > Self.residual
  }

  private func isCriticalLeft(atFrequency frequency: Double) -> Bool {
    let share = ((frequency - velocity) * duration + 1).magnitude
    return share * Elementary.exp(-frequency * duration) > Self.residual
  }

  private func lastFrequency(from low: Double, while isLeft: (Double) -> Bool) -> Double {
    var high = max(2 * low, 1 / duration)
    while isLeft(high) { high *= 2 }
    return Bisection.boundary(from: low, to: high, where: isLeft)
  }
}
