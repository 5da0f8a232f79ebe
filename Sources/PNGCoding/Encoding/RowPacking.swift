import Pixels

/// Premultiplied pixels as the bytes of a PNG row.
///
/// Bytes stored one by one through a span take ten times as long, which is half of what a frame takes in all; so whole
/// words are stored, through pointers whose bounds each function checks first.
enum RowPacking {
  static func packOpaque(_ row: Span<UInt32>, into bytes: inout [UInt8]) {
    precondition(bytes.count == row.count * 3, "three bytes a pixel")
    unsafe row.withUnsafeBufferPointer { source in
      unsafe bytes.withUnsafeMutableBytes { target in
        // Four pixels are twelve bytes; all indices stay within the lengths just checked.
        let whole = source.count & ~3
        for x in stride(from: 0, to: whole, by: 4) {
          let (first, second) = unsafe (source[x], source[x &+ 1])
          let (third, fourth) = unsafe (source[x &+ 2], source[x &+ 3])
          let words = SIMD3<UInt32>(
            first & 0xFF_FFFF | second &<< 24, (second &>> 8) & 0xFFFF | third &<< 16,
            (third &>> 16) & 0xFF | fourth &<< 8)
          for index in 0..<3 {
            unsafe target.storeBytes(
              of: words[index].littleEndian, toByteOffset: 3 &* x &+ 4 &* index, as: UInt32.self)
          }
        }
        for x in whole..<source.count {
          for channel in 0..<3 {
            unsafe target[3 &* x &+ channel] = UInt8(truncatingIfNeeded: source[x] &>> UInt32(8 &* channel))
          }
        }
      }
    }
  }

  static func packStraight(_ row: Span<UInt32>, into bytes: inout [UInt8]) {
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
