package import DisplayLists
package import Pixels

/// Paints a display list into a sink, row by row from the top.
///
/// Rows that are known to be the same as the row above are not painted but repeated.
package func paint<Sink: RowSink>(_ list: DisplayList, into sink: inout Sink) throws(Sink.Failure) {
  let canvas = PixelBounds(columns: PixelRange(0, list.width), rows: PixelRange(0, list.height))
  var painter = RowPainter(list.items, background: Pixel.premultiplied(list.background), bounds: canvas)
  try painter.paint(into: &sink)
}

extension Bitmap {
  /// A display list painted in memory.
  package init(painting list: DisplayList) {
    var sink = BitmapSink(width: list.width, height: list.height)
    paint(list, into: &sink)
    self = sink.finish()
  }
}
