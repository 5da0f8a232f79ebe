import Pixels

/// Premultiplied pixels as the bytes of a PNG row.
enum RowPacking {
  static func packOpaque(_ row: Span<UInt32>, into bytes: inout MutableSpan<UInt8>) {
    precondition(bytes.count == row.count * 3, "three bytes a pixel")
    var offset = 0
    for x in row.indices {
      let pixel = row[x]
      bytes[offset] = UInt8(truncatingIfNeeded: pixel)
      bytes[offset &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      bytes[offset &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
      offset &+= 3
    }
  }

  static func packStraight(_ row: Span<UInt32>, into bytes: inout MutableSpan<UInt8>) {
    precondition(bytes.count == row.count * 4, "four bytes a pixel")
    var offset = 0
    var last: UInt32 = 0
    var straight: UInt32 = 0
    for x in row.indices {
      let pixel = row[x]
      if pixel != last {
        last = pixel
        straight = StraightPixel.make(fromPremultiplied: pixel)
      }
      bytes[offset] = UInt8(truncatingIfNeeded: straight)
      bytes[offset &+ 1] = UInt8(truncatingIfNeeded: straight &>> 8)
      bytes[offset &+ 2] = UInt8(truncatingIfNeeded: straight &>> 16)
      bytes[offset &+ 3] = UInt8(truncatingIfNeeded: straight &>> 24)
      offset &+= 4
    }
  }

  /// Whether two rows have the same bytes; looks at all of them, which is faster than stopping early byte by byte.
  static func areEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    precondition(one.count == other.count, "rows of a picture are equally long")
    var difference: UInt8 = 0
    for index in one.indices { difference |= one[index] ^ other[index] }
    return difference == 0
  }
}
