/// Whole sums over a window, exact in any order; of 64 squares of a byte they take 22 bits.
struct LumaSums {
  var one: UInt32 = 0
  var other: UInt32 = 0
  var oneSquared: UInt32 = 0
  var otherSquared: UInt32 = 0
  var product: UInt32 = 0

  @inline(__always)
  mutating func add(_ first: UInt32, _ second: UInt32, times count: UInt32) {
    let (a, b) = (Self.luma(first), Self.luma(second))
    one &+= a &* count
    other &+= b &* count
    oneSquared &+= a &* a &* count
    otherSquared &+= b &* b &* count
    product &+= a &* b &* count
  }

  /// With the paper's constants (0.01 · 255)² and (0.03 · 255)².
  func similarity(count: Int) -> Double {
    let n = Double(count)
    let (mean, otherMean) = (Double(one) / n, Double(other) / n)
    let variance = Double(oneSquared) / n - mean * mean
    let otherVariance = Double(otherSquared) / n - otherMean * otherMean
    let covariance = Double(product) / n - mean * otherMean
    let (first, second) = (6.5025, 58.5225)
    return (2 * mean * otherMean + first) * (2 * covariance + second)
      / ((mean * mean + otherMean * otherMean + first) * (variance + otherVariance + second))
  }

  /// BT.601's luma in eight bits, over white.
  private static func luma(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let weighted = 77 * (pixel & 255) + 150 * (pixel >> 8 & 255) + 29 * (pixel >> 16 & 255)
    if alpha == 255 { return (weighted + 128) >> 8 }
    return (weighted * alpha + 255 * 256 * (255 - alpha) + 32640) / 65280
  }
}

extension LumaSums {
  /// Over any window, pixel by pixel.
  init(_ pair: PicturePair, x: Int, y: Int, width: Int, height: Int) {
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    for row in y..<(y + height) {
      for column in x..<(x + width) {
        add(expected[row * pair.expected.width + column], actual[row * pair.actual.width + column], times: 1)
      }
    }
  }
}
