import Pixels

/// Takes rows as the encoder does, by their runs, and keeps nothing but how many there were.
struct CountingSink: RunSink {
  typealias Failure = Never

  var takesRuns: Bool { true }

  /// Rows painted: those that are not repeats of the one above.
  private(set) var paintedRows = 0

  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) { paintedRows += 1 }

  mutating func append(runs: inout RowRuns) { paintedRows += 1 }

  mutating func repeatLast(_ count: Int) {}
}

/// Counts the runs of the rows that were painted, and the pixels of those without runs worth the name.
struct RunCountingSink: RowSink {
  typealias Failure = Never

  private(set) var runs = 0
  private(set) var densePixels = 0
  private var row = RowRuns()

  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    self.row.collect(row)
    if self.row.count * 2 > row.count { densePixels += row.count } else { runs += self.row.count }
  }

  mutating func repeatLast(_ count: Int) {}
}
