import DisplayLists
import Geometry
import Pixels

/// What casts a shadow: the coverage of pixels, alike neighbours as spans and alike rows as one.
struct CoverageMask: Sendable {
  struct Group: Sendable {
    var rows: PixelRange
    var spans: [CoverageSpan]
  }

  private(set) var groups: [Group] = []

  /// The coverage of a silhouette within some pixels.
  init(_ silhouette: Silhouette, within bounds: PixelBounds) {
    guard !bounds.isEmpty else { return }
    var shape = PlacedShape(silhouette, wanted: bounds.columns)
    let cells = CellRow()
    var spans = SpanList()
    var row = bounds.rows.start
    while row < bounds.rows.end {
      let last = shape.read(row, within: bounds.columns, into: &spans, using: cells)
      let end = min(last, bounds.rows.end - 1) + 1
      append(rows: PixelRange(row, end), spans.array)
      row = end
    }
  }

  /// The alpha that items leave on a clear canvas within some pixels.
  init(_ items: [DisplayItem], within bounds: PixelBounds) {
    guard !bounds.isEmpty else { return }
    var sink = AlphaSink(bounds: bounds)
    var painter = RowPainter(items, background: 0, bounds: bounds)
    painter.paint(into: &sink)
    groups = sink.mask.groups
  }

  fileprivate init() {}

  fileprivate mutating func append(rows: PixelRange, _ spans: [CoverageSpan]) {
    guard !spans.isEmpty else { return }
    groups.append(Group(rows: rows, spans: spans))
  }

  fileprivate mutating func repeatLast(at row: Int, _ count: Int) {
    guard let last = groups.indices.last, groups[last].rows.end == row else { return }
    groups[last].rows.end += count
  }
}

/// Takes painted rows for the alpha in them.
private struct AlphaSink: RowSink {
  typealias Failure = Never

  private(set) var mask: CoverageMask = CoverageMask()
  private let left: Int
  private var row: Int

  init(bounds: PixelBounds) {
    left = bounds.columns.start
    row = bounds.rows.start
  }

  mutating func append(_ pixels: Span<UInt32>, knowing content: RowContent) {
    var spans: [CoverageSpan] = []
    var start = 0
    while start < pixels.count {
      // Photos differ from pixel to pixel, their alpha does not.
      let alpha = pixels[start] &>> 24
      var end = start &+ 1
      while end < pixels.count, pixels[end] &>> 24 == alpha { end &+= 1 }
      spans.extend(left + start, left + end, coverage: Opacity.ofAlpha(alpha))
      start = end
    }
    mask.append(rows: PixelRange(row, row + 1), spans)
    row += 1
  }

  mutating func repeatLast(_ count: Int) {
    mask.repeatLast(at: row, count)
    row += count
  }
}
