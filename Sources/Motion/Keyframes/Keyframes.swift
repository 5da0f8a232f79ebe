/// The times of an animation's key values, and how it gets from each to the next.
///
/// The values are the caller's: `weights(at:)` says how much of each shows, which any value that can be weighted and added
/// can follow. The first value shows before its time, the last one after.
package struct Keyframes: Hashable, Sendable {
  /// How values between the keys come about, as CAAnimationCalculationMode.
  package enum CalculationMode: Hashable, Sendable {
    /// Straight from key to key.
    case linear
    /// Each value shows until the next one's time.
    case discrete
    /// A smooth curve through the values: Catmull and Rom's, with slopes that suit unequal times.
    case cubic
  }

  /// Shares of the duration, never falling.
  package let times: [Double]

  /// Seconds of the whole animation.
  package let duration: Double

  package let mode: CalculationMode

  /// What runs from each key to the next.
  private let motions: [TimedMotion]

  /// Keys at shares of a duration; a key earlier than the one before it counts as simultaneous with it.
  ///
  /// Each timing governs the way from its key to the next, and is linear where there is none. A spring that lasts longer
  /// than its part is cut off at the next key.
  package init(times: [Double], timings: [Timing] = [], mode: CalculationMode = .linear, duration: Double) {
    var latest = -Double.infinity
    let risingTimes = times.map { time in
      latest = max(latest, time)
      return latest
    }
    self.times = risingTimes
    self.duration = duration
    self.mode = mode
    motions = risingTimes.indices.dropLast().map { index in
      let timing = index < timings.count ? timings[index] : .linear
      return timing.motion(duration: (risingTimes[index + 1] - risingTimes[index]) * duration)
    }
  }

  /// Evenly spread times for some keys, as when none are given.
  package static func evenTimes(count: Int) -> [Double] {
    count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : Array(repeating: 0, count: count)
  }

  /// Times at which a motion through the keys has the same speed everywhere, for the paced modes.
  ///
  /// From the distances between neighbouring keys; evenly spread when all are 0. The cubic paced mode takes the straight
  /// distances too, which is close to an even speed along the curve.
  package static func pacedTimes(distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0 else { return evenTimes(count: distances.count + 1) }
    var travelled = 0.0
    let inner = distances.dropLast().map { distance in
      travelled += distance
      return travelled / total
    }
    return [0] + inner + (distances.isEmpty ? [] : [1])
  }

  /// How much of each key's value shows after some seconds; keys that do not show are left out.
  package func weights(at seconds: Double) -> [KeyframeWeight] {
    guard let first = times.first, let last = times.last else { return [] }
    guard seconds >= first * duration else { return [KeyframeWeight(index: 0, weight: 1)] }
    guard seconds < last * duration else { return [KeyframeWeight(index: times.count - 1, weight: 1)] }
    let index = segment(at: seconds)
    let progress = motions[index].value(at: seconds - times[index] * duration)
    return switch mode {
    case .discrete: [KeyframeWeight(index: index, weight: 1)]
    case .linear: linearWeights(in: index, at: progress)
    case .cubic: cubicWeights(in: index, at: progress)
    }
  }

  /// The last key whose time has come.
  private func segment(at seconds: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] * duration <= seconds { low = middle } else { high = middle }
    }
    return low
  }
}

/// How much of one key's value shows.
package struct KeyframeWeight: Hashable, Sendable {
  /// Which key, counted from 0.
  package let index: Int

  /// Its share; the shares of all keys add up to 1, and may be negative or above 1.
  package let weight: Double

  package init(index: Int, weight: Double) {
    self.index = index
    self.weight = weight
  }
}
