package import DisplayLists
package import Pixels

/// Paints a display list into a sink, row by row from the top.
///
/// Rows that are known to be the same as the row above are not painted but repeated.
///
/// - Parameters:
///   - rows: those that are wanted, some at least; nil for all.
///   - cache: what earlier frames left, and this one leaves; it changes nothing but the time it takes.
package func paint<Sink: RowSink>(
  _ list: DisplayList, rows: PixelRange? = nil, into sink: inout Sink, cache: PaintCache = PaintCache()
) throws(Sink.Failure) {
  var painter = RowPainter(list, rows: rows, cache)
  try painter.paint(into: &sink)
}

/// Paints a display list into a sink that takes rows by their runs.
package func paint<Sink: RunSink>(
  _ list: DisplayList, rows: PixelRange? = nil, into sink: inout Sink, cache: PaintCache = PaintCache()
) throws(Sink.Failure) {
  var painter = RowPainter(list, rows: rows, cache)
  try painter.paint(into: &sink)
}

extension RowPainter {
  fileprivate init(_ list: DisplayList, rows: PixelRange?, _ cache: PaintCache) {
    let canvas = PixelBounds(columns: PixelRange(0, list.width), rows: rows ?? PixelRange(0, list.height))
    self.init(list.items, background: Pixel.premultiplied(list.background), bounds: canvas, cache: cache)
  }
}

extension Bitmap {
  /// A display list painted in memory.
  package init(painting list: DisplayList, cache: PaintCache = PaintCache()) {
    var sink = BitmapSink(width: list.width, height: list.height)
    paint(list, into: &sink, cache: cache)
    self = sink.finish()
  }
}
