/// Measures a band of rows pixel by pixel.
struct BandMeasurer<Metric: PixelMetric> {
  private let pair: PicturePair
  private let ignored: [PixelArea]
  private let skipsAntialiased: Bool
  /// Whether the marks of all rows are kept; else there is room for one row's.
  private let keepsMarks: Bool
  private let smoothing: EdgeSmoothing
  private var flat: FlatNeighbours
  private var metric: Metric
  /// Of the run in hand.
  private var delta = 0
  private var result = BandMeasurement()

  init(_ pair: PicturePair, ignoring ignored: [PixelArea], skipsAntialiased: Bool, keepsMarks: Bool, metric: Metric) {
    self.pair = pair
    self.ignored = ignored
    self.skipsAntialiased = skipsAntialiased
    self.keepsMarks = keepsMarks
    self.metric = metric
    smoothing = EdgeSmoothing(pair)
    flat = FlatNeighbours(pair)
  }

  consuming func measure(rows: Range<Int>) -> BandMeasurement {
    let markedRows = keepsMarks ? rows.count : 1
    result.marks = ContiguousArray(repeating: PixelMark.alike, count: markedRows * pair.fullWidth)
    for y in rows {
      let start = keepsMarks ? (y - rows.lowerBound) * pair.fullWidth : 0
      markIgnored(inRow: y, start: start)
      if y < pair.height { compare(row: y, start: start) }
      markOutside(inRow: y, start: start)
    }
    if !keepsMarks { result.marks = [] }
    return result
  }

  private mutating func markIgnored(inRow y: Int, start: Int) {
    if !keepsMarks, !ignored.isEmpty {
      for x in result.marks.indices { result.marks[x] = PixelMark.alike }
    }
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

  /// Goes from run to run: pictures of interfaces are mostly made of them.
  private mutating func compare(row y: Int, start: Int) {
    // Spans of the pair forbid changes beside it.
    let pair = pair
    let expected = pair.expected.pixels.span.extracting(Self.range(ofRow: y, pair.expected.width, pair.width))
    let actual = pair.actual.pixels.span.extracting(Self.range(ofRow: y, pair.actual.width, pair.width))
    guard !Self.areEqual(expected, actual) else { return }
    let hasIgnored = ignored.contains { y >= $0.y && y < $0.endY }
    var x = 0
    while x < expected.count {
      let (one, other) = (expected[x], actual[x])
      let first = x
      x &+= 1
      guard one != other, !hasIgnored || result.marks[start &+ first] != PixelMark.ignored else { continue }
      // What transparent pixels are blended with may change from pixel to pixel.
      if (one & other) >> 24 == 255, !hasIgnored {
        x = Self.runEnd(of: one, other, in: expected, actual, from: x)
      }
      result.unequal &+= x &- first
      guard metric.isBeyond(one, other, at: y &* pair.expected.width &+ first) else { continue }
      delta = StraightPixels.largestDelta(one, other)
      judge(first..<x, y: y, start: start)
    }
  }

  /// Counts a run of pixels beyond the tolerance.
  private mutating func judge(_ run: Range<Int>, y: Int, start: Int) {
    guard let (part, smooths) = smoothing.alikePart(of: run, y: y) else {
      return judgeEach(run, y: y, start: start)
    }
    mark(part, y: y, start: start, smooths: smooths)
    judgeEach(run.lowerBound..<part.lowerBound, y: y, start: start)
    judgeEach(part.upperBound..<run.upperBound, y: y, start: start)
  }

  /// Counts pixels of which each may smooth an edge, as many at once as are alike.
  private mutating func judgeEach(_ run: Range<Int>, y: Int, start: Int) {
    flat.look(at: run, ofRow: y)
    var first = run.lowerBound
    for x in run where flat.mayContain(x) && smoothing.smooths(x: x, y: y) {
      if first < x { mark(first..<x, y: y, start: start, smooths: false) }
      mark(x..<(x &+ 1), y: y, start: start, smooths: true)
      first = x &+ 1
    }
    if first < run.upperBound { mark(first..<run.upperBound, y: y, start: start, smooths: false) }
  }

  private mutating func mark(_ run: Range<Int>, y: Int, start: Int, smooths: Bool) {
    if smooths { result.antialiased &+= run.count }
    let passes = smooths && skipsAntialiased
    if keepsMarks {
      var marks = result.marks.mutableSpan
      for x in run { marks[start &+ x] = passes ? PixelMark.antialiased : PixelMark.different }
    }
    guard !passes else { return }
    result.count(run, y: y, delta: delta)
  }

  private static func range(ofRow y: Int, _ stride: Int, _ width: Int) -> Range<Int> {
    (y * stride)..<(y * stride + width)
  }

  private static func areEqual(_ one: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
    precondition(one.count == other.count, "rows are as long as the common area is wide")
    var difference: UInt32 = 0
    for x in one.indices { difference |= one[x] ^ other[x] }
    return difference == 0
  }

  /// The first place where one of two rows changes its colour, looked for eight pixels at a time.
  private static func runEnd(
    of one: UInt32, _ other: UInt32, in expected: Span<UInt32>, _ actual: Span<UInt32>, from start: Int
  ) -> Int {
    var x = start
    while x &+ 8 <= expected.count {
      var difference: UInt32 = 0
      for place in x..<(x &+ 8) { difference |= (expected[place] ^ one) | (actual[place] ^ other) }
      if difference != 0 { break }
      x &+= 8
    }
    while x < expected.count, expected[x] == one, actual[x] == other { x &+= 1 }
    return x
  }
}
