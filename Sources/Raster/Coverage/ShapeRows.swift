package import DisplayLists
import Geometry

/// The coverage of a silhouette, row by row.
struct ShapeRows {
  private var outer: OutlineRows
  private var inner: OutlineRows?
  /// All pixels that may be covered.
  let bounds: PixelBounds
  private(set) var spans: [CoverageSpan] = []
  /// The rows that `spans` are right for.
  private var rows: ClosedRange<Int>?

  init(_ silhouette: Silhouette) {
    let outlines = silhouette.outlines
    outer = OutlineRows(outlines.outer)
    inner = outlines.inner.map(OutlineRows.init)
    bounds = outlines.outer.bounds
  }

  /// The last row that is known to be covered as the current one.
  var lastAlike: Int { rows?.upperBound ?? .min }

  mutating func move(to row: Int, using cells: inout CellRow) {
    if let rows, rows.contains(row) { return }
    outer.move(to: row)
    Self.read(outer, into: &spans, using: &cells)
    var last = outer.lastAlike
    if inner != nil {
      last = min(last, subtractInner(row, using: &cells))
    }
    rows = row...last
  }

  private mutating func subtractInner(_ row: Int, using cells: inout CellRow) -> Int {
    guard var inner else { return .max }
    inner.move(to: row)
    var hole: [CoverageSpan] = []
    Self.read(inner, into: &hole, using: &cells)
    spans = spans.combined(with: hole) { max($0 - $1, 0) }
    self.inner = inner
    return inner.lastAlike
  }

  private static func read(_ outline: OutlineRows, into spans: inout [CoverageSpan], using cells: inout CellRow) {
    spans.removeAll(keepingCapacity: true)
    for fragment in outline.fragments { cells.add(fragment) }
    cells.takeSpans(into: &spans)
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
