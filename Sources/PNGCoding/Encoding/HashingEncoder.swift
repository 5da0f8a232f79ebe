package import Pixels

/// Encodes a frame and digests its pixels, looking at each painted row once for both.
package struct HashingEncoder: RowSink {
  package typealias Failure = PNGError

  private var encoder: PNGEncoder
  private var hash = PixelHash()
  private var row = RowRuns()
  private let takesRuns: Bool

  package init(_ options: PNGEncoder.Options) throws(PNGError) {
    encoder = try PNGEncoder(options)
    takesRuns = options.compression == .standard
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(PNGError) {
    self.row.collect(row)
    if takesRuns { try encoder.append(self.row) } else { try encoder.append(row, knowing: content) }
    hash.append(self.row)
  }

  package mutating func repeatLast(_ count: Int) throws(PNGError) {
    try encoder.repeatLast(count)
    hash.repeatLast(count)
  }

  /// The file and the digest of its pixels; every row must have been painted.
  package func finish() throws(PNGError) -> (file: [UInt8], pixels: String) {
    (try encoder.finish(), hash.digest)
  }
}
