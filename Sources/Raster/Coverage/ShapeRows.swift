import DisplayLists
import Geometry

/// The coverage of a silhouette, row by row; each row is computed once and kept as long as the silhouette is.
///
/// Most of a scene's shapes stay where they are from frame to frame, and their corners cost more than all else.
final class ShapeRows {
  /// A row's coverage, and how far down it goes on alike.
  struct Row {
    var spans: SpanList = SpanList()
    var lastAlike: Int = .min
  }

  private var outer: OutlineRows
  private var inner: OutlineRows?
  private let pool: SpanPool = SpanPool()
  /// All pixels that may be covered.
  let bounds: PixelBounds
  /// Rows by their distance from the first that was asked for within the bounds; those not known yet end before them.
  private var rows: ContiguousArray<Row> = []
  private var firstRow: Int = 0

  init(_ silhouette: Silhouette) {
    let outlines = silhouette.outlines
    outer = OutlineRows(outlines.outer)
    inner = outlines.inner.map(OutlineRows.init)
    bounds = outlines.outer.bounds
  }

  /// The coverage in a row; `cells` must have the same columns every time.
  func row(_ row: Int, using cells: CellRow) -> Row {
    if rows.isEmpty { firstRow = row }
    let index = row - firstRow
    // What lies above the first row asked for comes into question in no painter that goes down.
    guard index >= 0 else { return computed(row, cells) }
    while rows.count <= index { rows.append(Row()) }
    if rows[index].lastAlike < row { rows[index] = computed(row, cells) }
    return rows[index]
  }

  private func computed(_ row: Int, _ cells: CellRow) -> Row {
    var result = Row()
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
