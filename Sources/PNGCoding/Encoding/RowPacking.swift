import Pixels

/// Premultiplied pixels as the bytes of a PNG row.
///
/// Bytes stored one by one through a span take ten times as long, which is half of what a frame takes in all; so whole
/// words are stored, through pointers whose bounds each function checks first.
enum RowPacking {
  static func packOpaque(_ row: Span<UInt32>, into bytes: inout MutableSpan<UInt8>) {
    precondition(bytes.count == row.count * 3, "three bytes a pixel")
    unsafe row.withUnsafeBufferPointer { source in
      unsafe bytes.withUnsafeMutableBytes { target in
        // Eight pixels are twenty-four bytes; all indices stay within the lengths just checked.
        let whole = source.count & ~7
        for x in stride(from: 0, to: whole, by: 8) {
          @inline(__always)
          func color(_ index: Int) -> UInt64 { unsafe UInt64(source[x &+ index] & 0xFF_FFFF) }
          let first = color(0) | color(1) &<< 24 | color(2) &<< 48
          let second = color(2) &>> 16 | color(3) &<< 8 | color(4) &<< 32 | color(5) &<< 56
          let third = color(5) &>> 8 | color(6) &<< 16 | color(7) &<< 40
          unsafe target.storeBytes(of: first.littleEndian, toByteOffset: 3 &* x, as: UInt64.self)
          unsafe target.storeBytes(of: second.littleEndian, toByteOffset: 3 &* x &+ 8, as: UInt64.self)
          unsafe target.storeBytes(of: third.littleEndian, toByteOffset: 3 &* x &+ 16, as: UInt64.self)
        }
        for x in whole..<source.count {
          for channel in 0..<3 {
            unsafe target[3 &* x &+ channel] = UInt8(truncatingIfNeeded: source[x] &>> UInt32(8 &* channel))
          }
        }
      }
    }
  }

  /// Four bytes for each straight pixel.
  static func pack(_ row: Span<UInt32>, into bytes: inout MutableSpan<UInt8>) {
    precondition(bytes.count == row.count * 4, "four bytes a pixel")
    unsafe bytes.withUnsafeMutableBytes { target in
      // The offset and the three bytes after it lie within the length just checked.
      for x in row.indices {
        unsafe target.storeBytes(of: row[x].littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
      }
    }
  }

  static func packStraight(_ row: Span<UInt32>, into bytes: inout MutableSpan<UInt8>) {
    precondition(bytes.count == row.count * 4, "four bytes a pixel")
    unsafe bytes.withUnsafeMutableBytes { target in
      // Neighbours are mostly equal, and making a pixel straight takes divisions.
      var last: UInt32 = 0
      var straight: UInt32 = 0
      for x in row.indices {
        let pixel = row[x]
        if pixel != last {
          last = pixel
          straight = StraightPixel.make(fromPremultiplied: pixel)
        }
        // The offset and the three bytes after it lie within the length just checked.
        unsafe target.storeBytes(of: straight.littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
      }
    }
  }
}
