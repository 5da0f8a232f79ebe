package import DisplayLists
import PNGCoding
import Pixels
package import Raster

/// One display list painted the fast way, held to the slow reference.
package struct PaintingAudit {
  /// What is wrong with it, in words; empty when nothing is.
  package private(set) var complaints: [String] = []
  /// How many rows were painted and not repeated, and how many of them geometry allows.
  package private(set) var paintedRows: Int = 0
  package private(set) var changingRows: Int = 0

  /// - Parameter cache: what frames painted before left.
  package init(_ list: DisplayList, cache: PaintCache = PaintCache()) {
    let reference = ReferenceRasterizer.paint(list)
    var sink = RecordingBitmapSink(list)
    paint(list, into: &sink, cache: cache)
    compare(sink.finish(), reference, "painted")
    holdToGeometry(sink.painted, list)
    holdFile(of: list, to: reference, cache)
  }

  /// Rows that are said to repeat the one above are in the bitmap as they are in the reference, which paints each.
  private mutating func compare(_ bitmap: Bitmap, _ reference: Bitmap, _ what: String) {
    guard bitmap != reference else { return }
    let places = reference.pixels.indices.filter { bitmap.pixels[$0] != reference.pixels[$0] }
    guard let first = places.first else { return complaints.append("\(what): another size") }
    let (x, y) = (first % reference.width, first / reference.width)
    let values = "\(bitmap.channels(x, y)), not \(reference.channels(x, y))"
    complaints.append("\(what): \(places.count) pixels differ, the first at \(x),\(y): \(values)")
  }

  private mutating func holdToGeometry(_ painted: [Int], _ list: DisplayList) {
    let changing = ChangingRows(list).rows
    (paintedRows, changingRows) = (painted.count, changing.count)
    let needless = painted.filter { !changing.contains($0) }
    if !needless.isEmpty { complaints.append("rows \(needless) were painted, and nothing can change in them") }
  }

  /// The file by the road that frames go: runs to our compression, back by libpng.
  private mutating func holdFile(of list: DisplayList, to reference: Bitmap, _ cache: PaintCache) {
    let isOpaque = list.background.bytes.alpha == 255
    let options = PNGEncoder.Options(width: list.width, height: list.height, isOpaque: isOpaque)
    do throws(PNGError) {
      var encoder = try HashingEncoder(options)
      try paint(list, into: &encoder, cache: cache)
      let (file, pixels) = try encoder.finish()
      compare(try PNGDecoder.decode(file).bitmap, reference, "read from its file")
      if pixels != reference.pixelDigest { complaints.append("the digest is not that of the pixels") }
    } catch {
      complaints.append("its file: \(error)")
    }
  }
}

/// A bitmap's sink that remembers which rows were painted.
private struct RecordingBitmapSink: RowSink {
  typealias Failure = Never

  private var bitmap: BitmapSink
  private var rows = RowRecorder()

  init(_ list: DisplayList) { bitmap = BitmapSink(width: list.width, height: list.height) }

  var painted: [Int] { rows.painted }

  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    bitmap.append(row, knowing: content)
    rows.append(row, knowing: content)
  }

  mutating func repeatLast(_ count: Int) {
    bitmap.repeatLast(count)
    rows.repeatLast(count)
  }

  func finish() -> Bitmap { bitmap.finish() }
}
