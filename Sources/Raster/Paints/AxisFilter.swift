/// How pixels of a picture are weighed along one axis, for each pixel of a range of the canvas.
///
/// Enlarged pictures are interpolated between pixel centres, reduced ones averaged over what a pixel covers; at the
/// same size both are the same. Every pixel has as many weights as the one that needs most, so that loops over them are
/// of one length; those it does not need are 0.
struct AxisFilter: Sendable {
  /// The canvas's pixels that taps are known for.
  let range: PixelRange
  /// The picture's pixel that each canvas pixel's first weight is for.
  let firsts: ContiguousArray<Int>
  /// How many weights each has.
  let tapCount: Int
  /// Weights in 32768ths; those of one canvas pixel add up to 32768.
  let weights: ContiguousArray<UInt32>
  /// True when each pixel shows one of the picture's, neighbours neighbours.
  let isShift: Bool

  /// - Parameters:
  ///   - place: where a place on the canvas lies in the picture, in pixels; grows or falls evenly.
  ///   - limits: the picture's pixels that may be shown; the first and last repeat outwards.
  init(range: PixelRange, limits: PixelRange, place: PlaneFunction) {
    self.range = range
    var taps = AxisTaps(limits: limits)
    for position in range.start..<max(range.start, range.end) {
      taps.append(from: place.value(Double(position), 0), to: place.value(Double(position + 1), 0))
    }
    tapCount = taps.mostWeights
    (firsts, weights) = taps.padded
    isShift = tapCount == 1 && zip(firsts, firsts.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// The picture's pixel that alone is shown at a place; nil when several are.
  func only(at position: Int) -> Int? {
    let index = position &- range.start
    for tap in 0..<tapCount where weights[index &* tapCount &+ tap] == 32768 { return firsts[index] &+ tap }
    return nil
  }

  /// The picture's pixels that some canvas pixels need.
  func reach(of positions: PixelRange) -> PixelRange {
    let ends = (firsts[positions.start - range.start], firsts[positions.end - 1 - range.start])
    return PixelRange(min(ends.0, ends.1), max(ends.0, ends.1) + tapCount)
  }
}

/// Gathers weights, as many for each canvas pixel as it needs.
private struct AxisTaps {
  let limits: PixelRange
  private var firsts: ContiguousArray<Int> = []
  /// Where each canvas pixel's weights begin; one more than pixels.
  private var starts: ContiguousArray<Int> = [0]
  private var weights: ContiguousArray<UInt32> = []
  private(set) var mostWeights: Int = 1

  init(limits: PixelRange) { self.limits = limits }

  /// The same number of weights for all, within the limits.
  var padded: (firsts: ContiguousArray<Int>, weights: ContiguousArray<UInt32>) {
    var (paddedFirsts, paddedWeights) = (firsts, ContiguousArray<UInt32>())
    paddedWeights.reserveCapacity(firsts.count * mostWeights)
    for index in firsts.indices {
      let first = min(firsts[index], limits.end - mostWeights)
      let own = starts[index]..<starts[index + 1]
      paddedFirsts[index] = first
      for _ in first..<firsts[index] { paddedWeights.append(0) }
      paddedWeights.append(contentsOf: weights[own])
      while paddedWeights.count < (index + 1) * mostWeights { paddedWeights.append(0) }
    }
    return (paddedFirsts, paddedWeights)
  }

  mutating func append(from one: Double, to other: Double) {
    let (low, high) = (min(one, other), max(one, other))
    if high - low <= 1 {
      appendInterpolation(at: (low + high) / 2 - 0.5)
    } else {
      appendAverage(from: low, to: high)
    }
    mostWeights = max(mostWeights, weights.count - starts[starts.count - 1])
    starts.append(weights.count)
  }

  private mutating func appendInterpolation(at center: Double) {
    let held = held(center)
    let first = Int(held.rounded(.down))
    let second = UInt32(((held - Double(first)) * 32768).rounded())
    firsts.append(second == 32768 ? first + 1 : first)
    if second == 0 || second == 32768 {
      weights.append(32768)
    } else {
      weights.append(32768 - second)
      weights.append(second)
    }
  }

  private mutating func appendAverage(from low: Double, to high: Double) {
    let first = Int(held(low.rounded(.down)))
    let last = Int(held(high.rounded(.up) - 1))
    firsts.append(first)
    var before: UInt32 = 0
    for position in first...last {
      // The last pixel stands for all beyond it, the first for all before it.
      let covered = (Double(position + 1) - low) / (high - low)
      let share = position == last ? 1 : (covered > 0 ? min(covered, 1) : 0)
      let upTo = UInt32((share * 32768).rounded())
      weights.append(upTo - before)
      before = upTo
    }
  }

  /// A place held within the pixels that may be shown; what is no number counts as the first.
  private func held(_ place: Double) -> Double {
    guard place > Double(limits.start) else { return Double(limits.start) }
    return min(place, Double(limits.end - 1))
  }
}
