/// A rectangle of whole pixels; empty when it has no columns or no rows.
package struct PixelBounds: Hashable, Sendable {
  package var columns: PixelRange
  package var rows: PixelRange

  package init(columns: PixelRange, rows: PixelRange) {
    self.columns = columns
    self.rows = rows
  }

  package static let empty: PixelBounds = PixelBounds(columns: .empty, rows: .empty)

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  package func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(columns: columns.intersection(other.columns), rows: rows.intersection(other.rows))
  }

  /// The smallest rectangle around both.
  package func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(columns: columns.hull(other.columns), rows: rows.hull(other.rows))
  }

  package func grown(columns across: Int, rows down: Int) -> PixelBounds {
    PixelBounds(
      columns: PixelRange(columns.start - across, columns.end + across),
      rows: PixelRange(rows.start - down, rows.end + down))
  }
}

/// Whole pixels from `start` up to, not including, `end`; empty when the end is not after the start.
///
/// Unlike a `Range` it may be turned inside out, so that intersections need no check.
package struct PixelRange: Hashable, Sendable {
  package var start: Int
  package var end: Int

  @inline(__always)
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  package static let empty: PixelRange = PixelRange(0, 0)

  @inline(__always) package var isEmpty: Bool { end <= start }
  @inline(__always) package var count: Int { max(end &- start, 0) }

  @inline(__always)
  package func intersection(_ other: PixelRange) -> PixelRange {
    PixelRange(max(start, other.start), min(end, other.end))
  }

  package func hull(_ other: PixelRange) -> PixelRange {
    PixelRange(min(start, other.start), max(end, other.end))
  }

  /// The smallest range around two, of which any may be empty.
  @inline(__always)
  func hullOfParts(_ other: PixelRange) -> PixelRange {
    isEmpty ? other : other.isEmpty ? self : hull(other)
  }

  /// What is left at the ends when some columns are taken away.
  @inline(__always)
  func without(_ other: PixelRange) -> PixelRange {
    guard !other.isEmpty else { return self }
    return PixelRange(
      other.contains(start) ? other.end : start, other.start < end && end <= other.end ? other.start : end)
  }

  @inline(__always)
  package func contains(_ other: PixelRange) -> Bool {
    other.isEmpty || (start <= other.start && other.end <= end)
  }

  @inline(__always)
  package func contains(_ position: Int) -> Bool { position >= start && position < end }
}
