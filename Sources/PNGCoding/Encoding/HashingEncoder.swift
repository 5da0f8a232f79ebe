package import Pixels

/// Encodes a frame and digests its pixels, looking at each painted row once for both.
package struct HashingEncoder: RunSink {
  package typealias Failure = PNGError

  private var encoder: PNGEncoder
  private var hash = PixelHash()
  private var row = RowRuns()
  private var above = RowRuns()
  /// How many rows in a row are like the one above; 0 before the first.
  private var groupCount = 0
  package let takesRuns: Bool

  package init(_ options: PNGEncoder.Options) throws(PNGError) {
    encoder = try PNGEncoder(options)
    takesRuns = options.compression == .standard
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(PNGError) {
    self.row.collect(row, knowing: content)
    if groupCount > 0, self.row == above { return try repeatLast(1) }
    closeGroup()
    groupCount = 1
    if takesRuns {
      try encoder.appendChanged(self.row, pixels: row)
    } else {
      try encoder.append(row, knowing: content)
    }
    swap(&self.row, &above)
  }

  package mutating func append(runs: inout RowRuns) throws(PNGError) {
    if groupCount > 0, runs == above { return try repeatLast(1) }
    closeGroup()
    groupCount = 1
    try encoder.appendChanged(runs)
    swap(&runs, &above)
  }

  package mutating func repeatLast(_ count: Int) throws(PNGError) {
    groupCount += count
    try encoder.repeatLast(count)
  }

  /// The file and the digest of its pixels; every row must have been painted.
  package mutating func finish() throws(PNGError) -> (file: [UInt8], pixels: String) {
    closeGroup()
    groupCount = 0
    return (try encoder.finish(), hash.digest)
  }

  private mutating func closeGroup() {
    if groupCount > 0 { hash.appendGroup(above, count: groupCount) }
  }
}
