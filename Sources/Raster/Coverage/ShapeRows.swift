import DisplayLists
import Geometry

/// The coverage of a silhouette, row by row; each row is computed once and kept as long as the silhouette is.
///
/// Most of a scene's shapes stay where they are from frame to frame, and their corners cost more than all else.
final class ShapeRows {
  /// Rows that are covered alike.
  struct Row {
    var first: Int
    var lastAlike: Int = .min
    var spans: SpanList = SpanList()
  }

  private var outer: OutlineRows
  private var inner: OutlineRows?
  private let pool: SpanPool = SpanPool()
  /// All pixels that may be covered.
  let bounds: PixelBounds
  /// What is known, from the top down; rows in between are not known.
  private var rows: ContiguousArray<Row> = []
  /// The last of them that does not begin below the row asked for last.
  private var place: Int = 0

  init(_ silhouette: Silhouette) {
    let outlines = silhouette.outlines
    outer = OutlineRows(outlines.outer)
    inner = outlines.inner.map(OutlineRows.init)
    bounds = outlines.outer.bounds
  }

  /// The coverage in a row; `cells` must have the same columns every time.
  func row(_ row: Int, using cells: CellRow) -> Row {
    guard let first = rows.first, first.first <= row else {
      rows.insert(computed(row, cells), at: 0)
      place = 0
      return rows[0]
    }
    if rows[place].first > row { place = 0 }
    while place + 1 < rows.count, rows[place + 1].first <= row { place += 1 }
    if row > rows[place].lastAlike {
      place += 1
      rows.insert(computed(row, cells), at: place)
    }
    return rows[place]
  }

  private func computed(_ row: Int, _ cells: CellRow) -> Row {
    var result = Row(first: row)
    outer.move(to: row, adding: cells)
    result.spans = cells.takeSpans()
    result.lastAlike = outer.lastAlike
    if inner != nil { subtractInner(row, from: &result, cells) }
    result.spans = result.spans.copied(to: pool)
    return result
  }

  private func subtractInner(_ row: Int, from result: inout Row, _ cells: CellRow) {
    guard var inner else { return }
    inner.move(to: row, adding: cells)
    let outside = result.spans.array
    let combined = outside.combined(with: cells.takeSpans().array) { max($0 - $1, 0) }
    result.spans.replace(by: combined, in: cells.pool)
    result.lastAlike = min(result.lastAlike, inner.lastAlike)
    self.inner = inner
  }
}

extension Silhouette {
  /// The outline, and that of the hole a ring has; a ring's coverage is the difference of both.
  package var outlines: (outer: Outline, inner: Outline?) {
    switch shape {
    case .roundedRect(let rect): (Outline(rect, transform: transform), nil)
    case .ring(let outer, let inner):
      (Outline(outer, transform: transform), Outline(inner, transform: transform))
    case .path(let path): (Outline(path, transform: transform), nil)
    }
  }
}
