/// Measures a band of rows.
struct BandMeasurer<Metric: PixelMetric> {
  private let pair: PicturePair
  private let ignored: [PixelArea]
  private let skipsAntialiased: Bool
  /// Whether the marks of all rows are kept; else there is room for one row's.
  private let keepsMarks: Bool
  private let smoothing: EdgeSmoothing
  private var flat: FlatNeighbours
  private var metric: Metric
  /// Of the row in hand.
  private var row: RowMarks
  private var result = BandMeasurement()

  init(_ pair: PicturePair, ignoring ignored: [PixelArea], skipsAntialiased: Bool, keepsMarks: Bool, metric: Metric) {
    self.pair = pair
    self.ignored = ignored
    self.skipsAntialiased = skipsAntialiased
    self.keepsMarks = keepsMarks
    self.metric = metric
    smoothing = EdgeSmoothing(pair)
    flat = FlatNeighbours(pair)
    row = RowMarks(width: pair.width)
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

  private mutating func compare(row y: Int, start: Int) {
    // Spans of the pair forbid changes beside it.
    let pair = pair
    let expected = pair.expected.pixels.span.extracting(pair.expectedRow(y))
    let actual = pair.actual.pixels.span.extracting(pair.actualRow(y))
    guard !Self.areEqual(expected, actual) else { return }
    row.mark(y, of: pair)
    row.clear(ignored, ofRow: y)
    result.unequal += row.differentCount
    metric.clearMarks(within: &row, expected, actual, from: y * pair.expected.width)
    findSmoothing(inRow: y, start: start)
    guard row.differentCount > 0, let stretch = row.stretch else { return }
    result.count(row.differentCount, in: stretch, y: y)
    result.maximumDelta = row.largestDelta(expected, actual, atLeast: result.maximumDelta)
    if keepsMarks { row.put(PixelMark.different, into: &result.marks, from: start) }
  }

  /// Pixels of a row that are looked at one by one before the row is looked at as a whole, our choice.
  private static var patience: Int { 3 }
  /// And how many after a run, which ends with some that are not all alike.
  private static var patienceAfterRun: Int { 6 }
  /// Fewer pixels of a row are cheaper looked at one by one, as measured.
  private static var fewest: Int { 64 }

  /// Counts pixels beyond the tolerance that smooth an edge, and lets them pass if they may.
  ///
  /// Pictures of interfaces have runs, of which all pixels are alike; others have next to no pixel that smooths anything,
  /// as a look at all of a row tells.
  private mutating func findSmoothing(inRow y: Int, start: Int) {
    var patience = row.maySmoothCount < Self.fewest ? row.maySmoothCount : Self.patience
    var next = row.firstThatMaySmooth(from: 0)
    while let x = next {
      if patience == 0 { flat.clearMarks(within: &row, y: y) }
      patience -= 1
      let smooths = smoothing.smooths(x: x, y: y, flat)
      let last = smoothing.lastAlike(x: x, y: y)
      if smooths { takeSmoothing(in: x..<(last + 1), start: start) }
      if last > x, patience >= 0 { patience = Self.patienceAfterRun }
      next = row.firstThatMaySmooth(from: last + 1)
    }
  }

  private mutating func takeSmoothing(in pixels: Range<Int>, start: Int) {
    for x in pixels where row.marks[x] == RowMarks.maySmooth {
      result.antialiased += 1
      guard skipsAntialiased else { continue }
      row.clear(x)
      if keepsMarks { result.marks[start + x] = PixelMark.antialiased }
    }
  }

  private static func areEqual(_ one: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
    precondition(one.count == other.count, "rows are as long as the common area is wide")
    var difference: UInt32 = 0
    for x in one.indices { difference |= one[x] ^ other[x] }
    return difference == 0
  }
}
