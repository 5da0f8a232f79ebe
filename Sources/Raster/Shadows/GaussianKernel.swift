import Motion

/// The weights of a Gaussian at whole pixels, cut at four standard deviations and scaled to add up to 1.
struct GaussianKernel: Sendable {
  /// The standard deviation in pixels, as it was held within what can be.
  let sigma: Double
  /// The furthest pixel that has a weight.
  let radius: Int
  /// The sum of the weights left of each pixel from `-radius` to `radius + 1`.
  private let sums: ContiguousArray<Double>

  /// Wider ones are no different on any canvas.
  private static let widest: Double = 8192

  /// - Parameter sigma: the standard deviation in pixels; 0, and what is no number, leaves all as it is.
  init(sigma wanted: Double) {
    sigma = Self.held(wanted)
    radius = Self.radius(ofSigma: wanted)
    var weights = ContiguousArray<Double>(repeating: 1, count: 2 * radius + 1)
    for offset in 1..<(radius + 1) {
      let z = Double(offset) / sigma
      let weight = Elementary.exp(-0.5 * z * z)
      weights[radius + offset] = weight
      weights[radius - offset] = weight
    }
    let total = weights.reduce(0, +)
    var sums: ContiguousArray<Double> = [0]
    for weight in weights { sums.append(sums[sums.count - 1] + weight / total) }
    self.sums = sums
  }

  private static func held(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, widest) : 0 }

  /// The furthest pixel that has a weight.
  static func radius(ofSigma sigma: Double) -> Int { Int(4 * held(sigma)) }

  /// The weight that some pixels have together in the mean around one pixel, 0…1.
  @inline(__always)
  func share(of range: PixelRange, around center: Int) -> Double {
    sum(before: range.end &- center) - sum(before: range.start &- center)
  }

  /// The weight that all pixels from one on have together in the mean around another, 0…1.
  @inline(__always)
  func sum(from pixel: Int, around center: Int) -> Double { 1 - sum(before: pixel &- center) }

  @inline(__always)
  private func sum(before offset: Int) -> Double {
    sums[min(max(offset &+ radius, 0), sums.count &- 1)]
  }
}
