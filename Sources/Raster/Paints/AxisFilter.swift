/// How pixels of a picture are weighed along one axis, for each pixel of a range of the canvas.
///
/// Enlarged pictures are interpolated between pixel centres, reduced ones averaged over what a pixel covers; at the
/// same size both are the same.
struct AxisFilter: Sendable {
  /// The canvas's pixels that taps are known for.
  let range: PixelRange
  /// The picture's pixel that each canvas pixel's first weight is for.
  private var firsts: ContiguousArray<Int> = []
  /// Where each canvas pixel's weights begin; one more than pixels.
  private var starts: ContiguousArray<Int> = [0]
  /// Weights in 32768ths; those of one canvas pixel add up to 32768.
  private(set) var weights: ContiguousArray<Int> = []

  /// - Parameters:
  ///   - place: where a place on the canvas lies in the picture, in pixels; grows or falls evenly.
  ///   - limits: the picture's pixels that may be shown; the first and last repeat outwards.
  init(range: PixelRange, limits: PixelRange, place: PlaneFunction) {
    self.range = range
    for position in range.start..<max(range.start, range.end) {
      let edges = (place.value(Double(position), 0), place.value(Double(position + 1), 0))
      let (low, high) = (min(edges.0, edges.1), max(edges.0, edges.1))
      if high - low <= 1 {
        appendInterpolation(at: (low + high) / 2 - 0.5, limits)
      } else {
        appendAverage(from: low, to: high, limits)
      }
      starts.append(weights.count)
    }
    isShift = weights.count == firsts.count && zip(firsts, firsts.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// True when each pixel shows one of the picture's, neighbours neighbours.
  private(set) var isShift: Bool = false

  /// The picture's pixel that alone is shown at a place; nil when several are.
  func only(at position: Int) -> Int? {
    let taps = taps(at: position)
    return taps.weights.count == 1 ? taps.first : nil
  }

  func taps(at position: Int) -> (first: Int, weights: Range<Int>) {
    let index = position &- range.start
    return (firsts[index], starts[index]..<starts[index &+ 1])
  }

  /// The picture's pixels that some canvas pixels need.
  func reach(of positions: PixelRange) -> PixelRange {
    let ends = [positions.start, positions.end - 1].map { position in
      let taps = taps(at: position)
      return PixelRange(taps.first, taps.first + taps.weights.count)
    }
    return ends[0].hull(ends[1])
  }

  private mutating func appendInterpolation(at center: Double, _ limits: PixelRange) {
    let held = Self.held(center, limits)
    let first = Int(held.rounded(.down))
    let second = Int(((held - Double(first)) * 32768).rounded())
    firsts.append(second == 32768 ? first + 1 : first)
    if second == 0 || second == 32768 {
      weights.append(32768)
    } else {
      weights.append(32768 - second)
      weights.append(second)
    }
  }

  private mutating func appendAverage(from low: Double, to high: Double, _ limits: PixelRange) {
    let first = Int(Self.held(low.rounded(.down), limits))
    let last = Int(Self.held(high.rounded(.up) - 1, limits))
    firsts.append(first)
    var before = 0
    for position in first...last {
      // The last pixel stands for all beyond it, the first for all before it.
      let covered = (Double(position + 1) - low) / (high - low)
      let share = position == last ? 1 : (covered > 0 ? min(covered, 1) : 0)
      let upTo = Int((share * 32768).rounded())
      weights.append(upTo - before)
      before = upTo
    }
  }

  /// A place held within the pixels that may be shown; what is no number counts as the first.
  private static func held(_ place: Double, _ limits: PixelRange) -> Double {
    guard place > Double(limits.start) else { return Double(limits.start) }
    return min(place, Double(limits.end - 1))
  }
}
