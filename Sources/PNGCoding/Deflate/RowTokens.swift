/// Writes a row's runs as tokens: the differences of each run's pixel to the one before, then zeros.
///
/// Whether a channel changes cannot be foretold, so nothing branches on it: four tokens are always written, and as many
/// kept as there are bytes from the first to the last one that is not zero. Those around them join the zeros.
@unsafe struct RowTokens {
  private(set) var cursor: TokenCursor
  private(set) var checksum: Adler32

  init(_ cursor: TokenCursor, _ checksum: Adler32) {
    unsafe self.cursor = cursor
    unsafe self.checksum = checksum
    let filter = RowFilter.sub.rawValue
    unsafe self.cursor.append(UInt16(filter))
    unsafe self.checksum.append(filter)
  }

  /// Adds all runs of a row, as `RowRuns` has them; no more tokens than it has bytes.
  @inline(__always)
  mutating func append(_ words: Span<UInt64>, channels: Int) {
    // Copies stay in registers.
    var cursor = unsafe cursor
    var checksum = unsafe checksum
    let mask = 0xFFFF_FFFF &>> UInt32(truncatingIfNeeded: 32 &- 8 &* channels)
    var left: UInt32 = 0
    // Those that are not written yet.
    var zeros = 0
    for index in words.indices {
      let pixel = UInt32(truncatingIfNeeded: words[index] &>> 32)
      let more = (Int(truncatingIfNeeded: words[index] & 0xFFFF_FFFF) &- 1) &* channels
      let difference = unsafe Self.difference(pixel, left) & mask
      left = pixel
      let bytes = FourBytes(difference)
      checksum.append(bytes, channels: channels)
      checksum.appendZeros(more)
      guard difference != 0 else {
        zeros &+= channels &+ more
        continue
      }
      let first = difference.trailingZeroBitCount &>> 3
      let end = 4 &- difference.leadingZeroBitCount &>> 3
      unsafe cursor.append(zeros: zeros &+ first)
      unsafe cursor.append(bytes, from: first, count: end &- first)
      zeros = channels &- end &+ more
    }
    unsafe cursor.append(zeros: zeros)
    checksum.reduce()
    unsafe self.cursor = cursor
    unsafe self.checksum = checksum
  }

  /// Each byte's difference, four at a time; a lane's highest bit is kept out of the next one's way.
  @inline(__always)
  private static func difference(_ pixel: UInt32, _ left: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((pixel | high) &- (left & ~high)) ^ ((pixel ^ ~left) & high)
  }
}
