package import DisplayLists
import Geometry
import Pixels

/// What painting a frame cannot leave out, whoever paints it: counts of steps that make its pixels differ.
///
/// Rows that are like the one above, columns that are like those above, and what lies hidden have no part in it; nor have
/// edges of shapes that the frame before showed a whole number of pixels away, or that lie so beside one another.
package struct PaintingWork: Hashable, Sendable {
  /// Layers, each of which must be looked at to know that it looks as before.
  package var looks: Int = 0
  /// Layers found in rows: each, in each row that differs, where it shows and something differs.
  package var finds: Int = 0
  /// Stretches of a row that a layer fills with one colour, or with pixels of its own.
  package var fills: Int = 0
  /// Stretches that it mixes into what lies below: pixels that its edges pass through, mostly.
  package var mixes: Int = 0
  /// Places in rows where edges of new shapes pass through, one edge at least each: how it lies there is not known.
  package var cuts: Int = 0
  /// Pixels there, whose areas are not known.
  package var edges: Int = 0
  /// Pixels of shadows between two nodes of their grids, each darkened by an amount of its own.
  package var shadows: Int = 0
  /// Pixels of scaled and turned pictures, each made of several.
  package var samples: Int = 0
}

/// Counts what painting a list cannot leave out; the cache is that of the frame before.
package func paintingWork(of list: DisplayList, cache: PaintCache) -> PaintingWork {
  let canvas = PixelBounds(columns: PixelRange(0, list.width), rows: PixelRange(0, list.height))
  var painter = RowPainter(
    list.items, background: Pixel.premultiplied(list.background), bounds: canvas, cache: cache,
    counting: PaintingWork())
  while painter.paintNext() != nil {}
  return painter.work ?? PaintingWork()
}

/// A row of a shape that was new in a frame.
struct NewRow: Hashable {
  let shape: ObjectIdentifier
  let row: Int
}

extension PaintingWork {
  /// Counts the spans of a colour, a gradient, a clip or a group within some columns.
  mutating func count(_ spans: SpanList, within columns: PixelRange, isOpaque: Bool) {
    for index in 0..<spans.count where !spans[index].columns.intersection(columns).isEmpty {
      if isOpaque, spans[index].coverage == Opacity.full { fills += 1 } else { mixes += 1 }
    }
  }

  mutating func count(_ field: ShadowField, row: Int, within columns: PixelRange) {
    let columns = columns.intersection(field.bounds.columns)
    guard !columns.isEmpty else { return }
    var stretches = field.stretches(row: row, columns: columns)
    while let stretch = stretches.next() {
      if stretch.left == stretch.right { mixes += 1 } else { shadows += stretch.columns.count }
    }
  }

  mutating func count(_ picture: PreparedPicture, _ spans: SpanList, within columns: PixelRange) {
    guard !picture.picture.isCopied else { return }
    for index in 0..<spans.count { samples += spans[index].columns.intersection(columns).count }
  }

  mutating func countEdges(_ spans: SpanList, within columns: PixelRange) {
    var end = Int.min
    for index in 0..<spans.count where spans[index].coverage < Opacity.full {
      let part = spans[index].columns.intersection(columns)
      guard !part.isEmpty else { continue }
      edges += part.count
      // Pixels side by side may have one edge in common.
      if part.start != end { cuts += 1 }
      end = part.end
    }
  }
}
