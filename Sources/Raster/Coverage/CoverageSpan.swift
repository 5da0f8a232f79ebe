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
}
