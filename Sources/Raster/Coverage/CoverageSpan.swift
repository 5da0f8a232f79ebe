/// Neighbouring pixels of a row that a shape covers alike.
package struct CoverageSpan: Hashable, Sendable {
  package var columns: PixelRange
  /// 1…32768 in the spans of a shape.
  package var coverage: Int

  @inline(__always)
  package init(_ columns: PixelRange, coverage: Int) {
    self.columns = columns
    self.coverage = coverage
  }
}

extension [CoverageSpan] {
  /// Appends a span to the right of all others, as part of the last one where it goes on alike; no coverage is left out.
  @inline(__always)
  mutating func extend(_ start: Int, _ end: Int, coverage: Int) {
    guard coverage > 0, end > start else { return }
    if let last = indices.last, self[last].columns.end == start, self[last].coverage == coverage {
      self[last].columns.end = end
    } else {
      append(CoverageSpan(PixelRange(start, end), coverage: coverage))
    }
  }

  /// The spans of two shapes put together column by column.
  ///
  /// - Parameter combine: gives the coverage of a pixel from both coverages; 0 from 0 and 0.
  func combined(with other: [CoverageSpan], _ combine: (Int, Int) -> Int) -> [CoverageSpan] {
    var result: [CoverageSpan] = []
    var (mine, theirs) = (startIndex, other.startIndex)
    var column = Swift.min(first?.columns.start ?? .max, other.first?.columns.start ?? .max)
    while mine < endIndex || theirs < other.endIndex {
      let (own, ownEnd) = Self.step(self, mine, column)
      let (its, itsEnd) = Self.step(other, theirs, column)
      let end = Swift.min(ownEnd, itsEnd)
      result.extend(column, end, coverage: combine(own, its))
      if mine < endIndex, self[mine].columns.end == end { mine += 1 }
      if theirs < other.endIndex, other[theirs].columns.end == end { theirs += 1 }
      column = end
    }
    return result
  }

  /// The coverage at a column, and up to where it goes on.
  private static func step(_ spans: [CoverageSpan], _ index: Int, _ column: Int) -> (coverage: Int, end: Int) {
    guard index < spans.endIndex else { return (0, .max) }
    let span = spans[index]
    return column < span.columns.start ? (0, span.columns.start) : (span.coverage, span.columns.end)
  }
}
