/// Tells whether two unequal straight pixels lie further apart than a tolerance allows.
protocol PixelMetric: Sendable {
  /// - Parameter index: the pixel's place, row by row from the top left.
  mutating func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool
}

/// No two unequal pixels are alike.
struct ExactMetric: PixelMetric {
  func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool { true }
}

/// Every channel may differ by so much.
struct ChannelMetric: PixelMetric {
  let limit: Int

  func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
    StraightPixels.largestDelta(expected, actual) > limit
  }
}

/// Channels of straight pixels.
enum StraightPixels {
  static func largestDelta(_ one: UInt32, _ other: UInt32) -> Int {
    max(max(delta(one, other, 0), delta(one, other, 8)), max(delta(one, other, 16), delta(one, other, 24)))
  }

  private static func delta(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Int {
    abs(Int(one &>> shift & 255) &- Int(other &>> shift & 255))
  }
}
