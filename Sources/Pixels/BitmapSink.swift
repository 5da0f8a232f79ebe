/// Collects painted rows into a bitmap.
package struct BitmapSink: RowSink {
  package typealias Failure = Never

  private var bitmap: Bitmap
  private var rows = 0

  /// A sink for exactly `height` rows of `width` pixels.
  package init(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    precondition(row.count == bitmap.width, "a row is as wide as the bitmap")
    precondition(rows < bitmap.height, "a bitmap takes no more rows than its height")
    let start = rows * bitmap.width
    var target = bitmap.pixels.mutableSpan
    for x in row.indices { target[start &+ x] = row[x] }
    rows += 1
  }

  package mutating func repeatLast(_ count: Int) {
    precondition(rows > 0, "only a row that was painted repeats")
    precondition(count >= 0 && rows + count <= bitmap.height, "a bitmap takes no more rows than its height")
    let width = bitmap.width
    let start = rows * width
    var target = bitmap.pixels.mutableSpan
    for index in start..<(start + count * width) { target[index] = target[index &- width] }
    rows += count
  }

  /// The finished picture; every row must have been painted.
  package consuming func finish() -> Bitmap {
    precondition(rows == bitmap.height, "all rows of a bitmap are painted")
    return bitmap
  }
}
