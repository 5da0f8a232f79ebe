/// Measures a band of rows pixel by pixel.
struct BandMeasurer<Metric: PixelMetric> {
  private let pair: PicturePair
  private let ignored: [PixelArea]
  private let skipsAntialiased: Bool
  private let smoothing: EdgeSmoothing
  private var metric: Metric
  private var result = BandMeasurement()

  init(_ pair: PicturePair, ignoring ignored: [PixelArea], skipsAntialiased: Bool, metric: Metric) {
    self.pair = pair
    self.ignored = ignored
    self.skipsAntialiased = skipsAntialiased
    self.metric = metric
    smoothing = EdgeSmoothing(width: pair.width, height: pair.height)
  }

  consuming func measure(rows: Range<Int>) -> BandMeasurement {
    result.marks = ContiguousArray(repeating: PixelMark.alike, count: rows.count * pair.fullWidth)
    for y in rows {
      let start = (y - rows.lowerBound) * pair.fullWidth
      markIgnored(inRow: y, start: start)
      if y < pair.height { compare(row: y, start: start) }
      markOutside(inRow: y, start: start)
    }
    return result
  }

  private mutating func markIgnored(inRow y: Int, start: Int) {
    for area in ignored where y >= area.y && y < area.endY {
      let (from, to) = (max(area.x, 0), min(area.endX, pair.fullWidth))
      guard from < to else { continue }
      for x in from..<to { result.marks[start + x] = PixelMark.ignored }
    }
  }

  private mutating func markOutside(inRow y: Int, start: Int) {
    let inside = y < pair.height ? pair.width : 0
    let reach = pair.reach(ofRow: y)
    guard inside < reach else { return }
    for x in inside..<reach where result.marks[start + x] != PixelMark.ignored {
      result.marks[start + x] = PixelMark.outside
      result.different += 1
      result.unequal += 1
      result.include(x: x, y: y)
    }
  }

  private mutating func compare(row y: Int, start: Int) {
    // Spans of the pair forbid changes beside it.
    let pair = pair
    let (expected, actual) = (pair.expected.pixels.span, pair.actual.pixels.span)
    let (first, second) = (y &* pair.expected.width, y &* pair.actual.width)
    guard !Self.areEqual(expected, first, actual, second, count: pair.width) else { return }
    for x in 0..<pair.width {
      let (one, other) = (expected[first &+ x], actual[second &+ x])
      guard one != other, result.marks[start &+ x] != PixelMark.ignored else { continue }
      result.unequal &+= 1
      guard metric.isBeyond(one, other, at: first &+ x) else { continue }
      result.marks[start &+ x] = judge(x: x, y: y, one, other)
    }
  }

  /// Counts a pixel beyond the tolerance.
  private mutating func judge(x: Int, y: Int, _ one: UInt32, _ other: UInt32) -> UInt8 {
    if smoothsEdge(x: x, y: y) {
      result.antialiased &+= 1
      if skipsAntialiased { return PixelMark.antialiased }
    }
    result.different &+= 1
    result.maximumDelta = max(result.maximumDelta, StraightPixels.largestDelta(one, other))
    result.include(x: x, y: y)
    return PixelMark.different
  }

  private func smoothsEdge(x: Int, y: Int) -> Bool {
    let (expected, actual) = (pair.expected, pair.actual)
    return smoothing.smooths(
      x: x, y: y, in: expected.pixels.span, stride: expected.width, beside: actual.pixels.span,
      otherStride: actual.width)
      || smoothing.smooths(
        x: x, y: y, in: actual.pixels.span, stride: actual.width, beside: expected.pixels.span,
        otherStride: expected.width)
  }

  private static func areEqual(
    _ one: Span<UInt32>, _ first: Int, _ other: Span<UInt32>, _ second: Int, count: Int
  ) -> Bool {
    var difference: UInt32 = 0
    for x in 0..<count { difference |= one[first &+ x] ^ other[second &+ x] }
    return difference == 0
  }
}
