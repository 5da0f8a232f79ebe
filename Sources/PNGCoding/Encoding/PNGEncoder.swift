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

  /// Image data is handed over in pieces of about so many bytes: a photo's all at once would be memory that is touched
  /// for the first time with each frame, which takes longer than filtering it.
  private static let chunkSize: Int = 1 << 20

  private let writer: PNGWriter
  private let options: Options
  /// Makes the image data from runs; nil where libpng makes it from bytes.
  ///
  /// It changes in place: it is too large to be taken out and put back for each row.
  private var runs: RunStream?
  /// The bytes of the last row, for libpng.
  private var bytes: [UInt8] = []
  private var row = RowRuns()
  private var above = RowRuns()
  private var rows = 0
  /// What the finished file's image data is made of.
  package private(set) var work: EncodingWork = EncodingWork()

  package init(_ options: Options) throws(PNGError) {
    self.options = options
    writer = try PNGWriter(options)
    let channels = options.isOpaque ? 3 : 4
    switch options.compression {
    case .standard: runs = RunStream(width: options.width, channels: channels)
    case .level: bytes = [UInt8](repeating: 0, count: options.width * channels)
    }
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(PNGError) {
    precondition(row.count == options.width, "a row is as wide as the picture")
    guard runs == nil else {
      self.row.collect(row, knowing: content)
      if rows > 0, self.row == above { return try repeatLast(1) }
      try appendChanged(self.row, pixels: row)
      return swap(&self.row, &above)
    }
    count(1)
    pack(row)
    try writer.write(bytes)
  }

  private mutating func pack(_ row: Span<UInt32>) {
    let isOpaque = options.isOpaque
    var target = bytes.mutableSpan
    if isOpaque {
      RowPacking.packOpaque(row, into: &target)
    } else {
      RowPacking.packStraight(row, into: &target)
    }
  }

  /// Takes a row that differs from the one above by its runs and its pixels; the compression must be the standard one.
  mutating func appendChanged(_ row: RowRuns, pixels: Span<UInt32>) throws(PNGError) {
    count(1)
    runs?.append(row, pixels: pixels)
    try writeChunk()
  }

  /// Takes a row that differs from the one above by its runs, which must be long; the compression must be the standard
  /// one.
  mutating func appendChanged(_ row: RowRuns) throws(PNGError) {
    count(1)
    runs?.append(row)
    try writeChunk()
  }

  private mutating func writeChunk() throws(PNGError) {
    guard let count = runs?.bytes.count, count >= Self.chunkSize else { return }
    try writer.write(imageData: runs?.bytes ?? [])
    runs?.removeBytes()
  }

  package mutating func repeatLast(_ count: Int) throws(PNGError) {
    precondition(rows > 0, "only a row that was painted repeats")
    self.count(count)
    if runs != nil {
      runs?.repeatLast(count)
    } else {
      for _ in 0..<count { try writer.write(bytes) }
    }
  }

  /// The whole file; every row must have been painted.
  package mutating func finish() throws(PNGError) -> [UInt8] {
    precondition(rows == options.height, "all rows of a picture are painted")
    guard runs != nil else { return try writer.finish() }
    runs?.finish()
    work = runs?.work ?? EncodingWork()
    try writer.write(imageData: runs?.bytes ?? [])
    return try writer.finishImageData()
  }

  private mutating func count(_ more: Int) {
    rows += more
    precondition(rows <= options.height, "a picture takes no more rows than its height")
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
