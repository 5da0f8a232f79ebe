extension Keyframes {
  func linearWeights(in segment: Int, at progress: Double) -> [KeyframeWeight] {
    [
      KeyframeWeight(index: segment, weight: 1 - progress),
      KeyframeWeight(index: segment + 1, weight: progress),
    ]
  }

  /// Hermite's cubic between two keys, whose slope at each is that of the straight line between the key's neighbours.
  func cubicWeights(in segment: Int, at progress: Double) -> [KeyframeWeight] {
    let rest = 1 - progress
    let first = max(segment - 1, 0)
    var weights = Array(repeating: 0.0, count: min(segment + 2, times.count - 1) - first + 1)
    weights[segment - first] += (1 + 2 * progress) * rest * rest
    weights[segment + 1 - first] += progress * progress * (3 - 2 * progress)
    let length = times[segment + 1] - times[segment]
    for (key, share) in [(segment, progress * rest * rest), (segment + 1, -progress * progress * rest)] {
      let (before, after) = (max(key - 1, 0), min(key + 1, times.count - 1))
      let slope = share * length / (times[after] - times[before])
      weights[after - first] += slope
      weights[before - first] -= slope
    }
    return weights.indices.map { KeyframeWeight(index: first + $0, weight: weights[$0]) }
  }
}
