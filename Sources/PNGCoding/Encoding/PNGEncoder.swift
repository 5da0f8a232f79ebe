package import Pixels

/// Turns premultiplied rows into a PNG file in memory.
///
/// Eight bits a channel, RGB when opaque, else straight RGBA; with an sRGB chunk and the physical size, without
/// timestamps. The bytes depend on the pixels and the options alone, not on what a painter knows of its rows.
package struct PNGEncoder: RowSink {
  package typealias Failure = PNGError

  package struct Options: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Leaves alpha out; all pixels must be opaque then.
    package var isOpaque: Bool
    /// Pixels a point, for the physical size at 72 points an inch.
    package var scale: Double
    package var compression: PNGCompression

    package init(
      width: Int, height: Int, isOpaque: Bool, scale: Double = 1, compression: PNGCompression = .standard
    ) {
      precondition(width > 0 && height > 0, "a PNG file has at least one pixel")
      self.width = width
      self.height = height
      self.isOpaque = isOpaque
      self.scale = scale
      self.compression = compression
    }
  }

  private let writer: PNGWriter
  private let options: Options
  private var bytes: [UInt8]
  private var bytesAbove: [UInt8] = []
  private var rows = 0

  package init(_ options: Options) throws(PNGError) {
    self.options = options
    writer = try PNGWriter(options)
    bytes = [UInt8](repeating: 0, count: options.width * (options.isOpaque ? 3 : 4))
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(PNGError) {
    precondition(row.count == options.width, "a row is as wide as the picture")
    precondition(rows < options.height, "a picture takes no more rows than its height")
    pack(row)
    try writer.write(bytes, filter: filter(repeating: rows > 0 && RowPacking.areEqual(bytes.span, bytesAbove.span)))
    swap(&bytes, &bytesAbove)
    if bytes.isEmpty { bytes = bytesAbove }
    rows += 1
  }

  package mutating func repeatLast(_ count: Int) throws(PNGError) {
    precondition(rows > 0, "only a row that was painted repeats")
    precondition(rows + count <= options.height, "a picture takes no more rows than its height")
    for _ in 0..<count { try writer.write(bytesAbove, filter: filter(repeating: true)) }
    rows += count
  }

  /// The whole file; every row must have been painted.
  package func finish() throws(PNGError) -> [UInt8] {
    precondition(rows == options.height, "all rows of a picture are painted")
    return try writer.finish()
  }

  private mutating func pack(_ row: Span<UInt32>) {
    if options.isOpaque {
      RowPacking.packOpaque(row, into: &bytes)
    } else {
      RowPacking.packStraight(row, into: &bytes)
    }
  }

  /// Repeated rows become zeros by their difference upwards, flat ones by their difference to the left.
  ///
  /// The first row must allow all filters used later, or libpng keeps no row above.
  private func filter(repeating: Bool) -> PNGWriter.Filter {
    guard case .standard = options.compression else { return .adaptive }
    if rows == 0 { return .subOrUp }
    return repeating ? .up : .sub
  }
}

extension PNGEncoder {
  /// The file of a picture in memory.
  package static func encode(
    _ bitmap: Bitmap, isOpaque: Bool, scale: Double = 1, compression: PNGCompression = .standard
  ) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(
      Options(
        width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, scale: scale, compression: compression))
    try bitmap.write(to: &encoder)
    return try encoder.finish()
  }
}
