import DisplayLists

/// The coverage of a shape, row by row, seen from a pixel of its own; each row is computed once.
///
/// All silhouettes that are a whole number of pixels apart share it, in a frame and from frame to frame: most of a
/// scene's shapes stay where they are or look like their neighbours, and their corners cost more than all else.
final class ShapeRows {
  /// Rows that are covered alike.
  struct Row {
    var first: Int
    var lastAlike: Int
    var spans: SpanList
  }

  let shape: SnappedShape
  /// All pixels that may be covered.
  let bounds: PixelBounds
  /// The columns that are known; all of the shape's, if it is not very wide.
  let columns: PixelRange
  /// The first frame that asked for it, and the last.
  let firstFrame: Int
  var lastFrame: Int
  /// What is known: rows without a gap, from the top down.
  ///
  /// Nothing that is called while they are used comes back to them, and they are asked for at every step.
  @exclusivity(unchecked) private var rows: ContiguousArray<Row> = []
  private var pool: SpanPool = SpanPool()
  /// What makes more of them; nothing when all are known.
  @exclusivity(unchecked) private var outer: OutlineRows?
  @exclusivity(unchecked) private var inner: OutlineRows?

  /// - Parameter wanted: the columns that are wanted of a shape that is very wide.
  init(_ shape: SnappedShape, wanted: PixelRange, frame: Int = 0) {
    self.shape = shape
    (firstFrame, lastFrame) = (frame, frame)
    bounds = shape.bounds
    columns = Self.columns(of: bounds, wanted: wanted)
  }

  /// A shape no wider is known as a whole, so that it is the same wherever it lies.
  private static let widest: Int = 4096

  private static func columns(of bounds: PixelBounds, wanted: PixelRange) -> PixelRange {
    bounds.columns.count <= widest ? bounds.columns : bounds.columns.intersection(wanted)
  }

  /// Whether all that is wanted of a shape is known here.
  func isKnown(wanted: PixelRange) -> Bool { columns == Self.columns(of: bounds, wanted: wanted) }

  /// The coverage in a row.
  ///
  /// - Parameter place: where the row asked for last is among those known, to begin with; it is a hint.
  func row(_ row: Int, from place: inout Int, using cells: CellRow) -> Row {
    guard bounds.rows.contains(row) else {
      return Row(first: row, lastAlike: row < bounds.rows.start ? bounds.rows.start - 1 : .max, spans: SpanList())
    }
    guard let first = unsafe rows.first, first.first <= row else {
      begin(at: row, cells)
      place = 0
      return unsafe rows[0]
    }
    if unsafe place >= rows.count || rows[place].first > row { place = 0 }
    while unsafe rows[place].lastAlike < row {
      place &+= 1
      if unsafe place == rows.count {
        append(after: unsafe rows[place &- 1].lastAlike, cells)
      }
    }
    return unsafe rows[place]
  }

  private func append(after last: Int, _ cells: CellRow) {
    let count = unsafe rows.count
    // Many rows that differ are those of curves or slopes, which go on; copying them again and again takes longer.
    if count == Self.manyRows { unsafe rows.reserveCapacity(count &+ bounds.rows.end &- last) }
    let more = next(last &+ 1, cells)
    unsafe rows.append(more)
  }

  private static let manyRows: Int = 64

  /// Forgets what is known below a row, and begins with it.
  private func begin(at row: Int, _ cells: CellRow) {
    let outlines = shape.outlines
    unsafe outer = OutlineRows(outlines.outer)
    unsafe inner = outlines.inner.map(OutlineRows.init)
    pool = SpanPool()
    let first = next(row, cells)
    unsafe rows = [first]
  }

  private func next(_ row: Int, _ cells: CellRow) -> Row {
    cells.begin(columns: columns)
    var result = Row(first: row, lastAlike: row, spans: SpanList())
    if let last = unsafe outer?.move(to: row, adding: cells) { result.lastAlike = last }
    let spans = cells.takeSpans()
    cells.keepSpans()
    if let last = unsafe inner?.move(to: row, adding: cells) {
      result.lastAlike = min(result.lastAlike, last)
      result.spans.replace(byDifferenceOf: spans, cells.takeSpans(), in: pool)
    } else {
      result.spans = spans.copied(to: pool)
    }
    if result.lastAlike >= bounds.rows.end - 1 {
      // Edges take more memory than the spans that are made of them.
      unsafe (outer, inner) = (nil, nil)
    }
    return result
  }
}

/// A silhouette's coverage where it lies on the canvas.
struct PlacedShape {
  let rows: ShapeRows
  /// All pixels that may be covered.
  let bounds: PixelBounds
  private let across: Int
  private let down: Int
  private var place: Int = 0

  init(_ rows: ShapeRows, at origin: FixedPoint) {
    self.rows = rows
    (across, down) = (Fixed.floor(origin.x), Fixed.floor(origin.y))
    bounds = rows.bounds.shifted(columns: across, rows: down)
  }

  /// Reads off the coverage of a row, some of its columns.
  ///
  /// - Returns: the last row that is covered alike.
  mutating func read(
    _ row: Int, within columns: PixelRange, opacity: Int = Opacity.full, into spans: inout SpanList,
    using cells: CellRow
  ) -> Int {
    let known = rows.row(row &- down, from: &place, using: cells)
    spans.replace(by: known.spans, movedBy: across, within: columns, opacity: opacity, in: cells.pool)
    return known.lastAlike >= rows.bounds.rows.end ? .max : known.lastAlike &+ down
  }
}

extension PlacedShape {
  /// A row of the shape, the same wherever the shape lies.
  func newRow(_ row: Int) -> NewRow { NewRow(shape: ObjectIdentifier(rows), row: row - down) }

  /// A silhouette by itself, some columns of it.
  init(_ silhouette: Silhouette, wanted: PixelRange) {
    let shape = SnappedShape(silhouette)
    let across = Fixed.floor(shape.origin.x)
    self.init(
      ShapeRows(shape, wanted: PixelRange(wanted.start - across, wanted.end - across)), at: shape.origin)
  }
}
