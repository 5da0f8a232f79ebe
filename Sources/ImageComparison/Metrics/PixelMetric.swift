/// Tells whether two unequal straight pixels lie further apart than a tolerance allows.
protocol PixelMetric: Sendable {
  /// - Parameter index: the pixel's place, row by row from the top left.
  mutating func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool

  /// Takes the marks from pixels of a row that lie no further apart.
  ///
  /// - Parameters:
  ///   - expected: the row's pixels, as many as there are marks.
  ///   - actual: the other picture's.
  ///   - start: the first one's place.
  mutating func clearMarks(
    within row: inout RowMarks, _ expected: Span<UInt32>, _ actual: Span<UInt32>, from start: Int)
}

extension PixelMetric {
  mutating func clearMarks(
    within row: inout RowMarks, _ expected: Span<UInt32>, _ actual: Span<UInt32>, from start: Int
  ) {
    // Pictures of interfaces are mostly runs of one colour. Two equal pixels are never asked for.
    var (last, lastActual, isLastBeyond): (UInt32, UInt32, Bool) = (0, 0, false)
    for x in expected.indices where row.marks[x] != 0 {
      let (one, other) = (expected[x], actual[x])
      // What transparent pixels are blended with may change from pixel to pixel.
      if one != last || other != lastActual || (one & other) >> 24 < 255 {
        isLastBeyond = isBeyond(one, other, at: start &+ x)
        (last, lastActual) = (one, other)
      }
      if !isLastBeyond { row.marks[x] = 0 }
    }
    row.count()
  }
}

/// No two unequal pixels are alike.
struct ExactMetric: PixelMetric {
  func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool { true }

  func clearMarks(within row: inout RowMarks, _ expected: Span<UInt32>, _ actual: Span<UInt32>, from start: Int) {}
}

/// Every channel may differ by so much.
struct ChannelMetric: PixelMetric {
  private let limit: ChannelLimit

  init(limit: Int) {
    self.limit = ChannelLimit(limit)
  }

  func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool { limit.isExceeded(expected, actual) }

  func clearMarks(within row: inout RowMarks, _ expected: Span<UInt32>, _ actual: Span<UInt32>, from start: Int) {
    precondition(expected.count == row.marks.count && actual.count == row.marks.count, "a mark is one of a pixel")
    var marks = row.marks.mutableSpan
    for x in marks.indices { marks[x] &= limit.isExceeded(expected[x], actual[x]) ? ~0 : 0 }
    row.count()
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
