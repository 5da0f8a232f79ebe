/// The checksum of a zlib stream (RFC 1950), over runs of zeros and over rows in one step.
package struct Adler32: Hashable, Sendable {
  private static let modulus: UInt64 = 65521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  package init() {}

  /// Adds a byte; `reduce` is due within 16 million of them.
  package mutating func append(_ byte: UInt8) {
    low &+= UInt64(byte)
    high &+= low
  }

  /// Adds three bytes, or all four, of which the last is 0 else; `reduce` is due as for single ones.
  ///
  /// Each byte adds the low sum as it is then to the high one: the old sum, and the bytes up to it.
  @inline(__always)
  mutating func append(_ bytes: FourBytes, channels: Int) {
    high &+= low &* UInt64(truncatingIfNeeded: channels) &+ bytes.sumOfSums(of: channels)
    low &+= bytes.sum
  }

  /// Adds zeros: each adds the low sum to the high one once more.
  package mutating func appendZeros(_ count: Int) {
    high &+= low &* UInt64(truncatingIfNeeded: count)
  }

  /// Adds so many rows of one byte and zeros after it, 65,535 rows at most.
  ///
  /// The low sum grows by the byte with each row, and each of the row's bytes adds it to the high one.
  package mutating func appendRows(_ count: Int, beginningWith byte: UInt8, zeros: Int) {
    reduce()
    let (rows, byte) = (UInt64(truncatingIfNeeded: count), UInt64(byte))
    let lowSums = rows &* low &+ byte &* (rows &* (rows &+ 1) / 2)
    high &+= lowSums % Self.modulus &* UInt64(truncatingIfNeeded: zeros &+ 1)
    low &+= rows &* byte
    reduce()
  }

  /// Adds many bytes, sixteen at a time.
  package mutating func append(_ bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      let end = min(start &+ Self.blockSize, bytes.count)
      appendBlock(bytes.extracting(start..<end))
      start = end
    }
    reduce()
  }

  package mutating func reduce() {
    low %= Self.modulus
    high %= Self.modulus
  }

  package var value: UInt32 {
    UInt32(truncatingIfNeeded: high % Self.modulus) << 16 | UInt32(truncatingIfNeeded: low % Self.modulus)
  }
}

extension Adler32 {
  /// Twenty-two vectors: the sums of their sums, 255 · 22 · 21 / 2, are the largest that stay within sixteen bits.
  private static let blockSize: Int = 16 * 22

  private mutating func appendBlock(_ bytes: Span<UInt8>) {
    let vectors = bytes.count / 16
    var sums = SIMD16<UInt16>()
    // What the bytes of vectors passed count once more for, with each vector after theirs.
    var earlier = SIMD16<UInt16>()
    for vector in 0..<vectors {
      earlier &+= sums
      sums &+= Self.vector(bytes.extracting((16 &* vector)..<(16 &* vector &+ 16)))
    }
    high &+= low &* UInt64(truncatingIfNeeded: 16 &* vectors)
    for lane in 0..<16 {
      let sum = UInt64(sums[lane])
      low &+= sum
      high &+= 16 &* UInt64(earlier[lane]) &+ UInt64(truncatingIfNeeded: 16 &- lane) &* sum
    }
    for index in (16 &* vectors)..<bytes.count { append(bytes[index]) }
  }

  @inline(__always)
  private static func vector(_ bytes: Span<UInt8>) -> SIMD16<UInt16> {
    var vector = SIMD16<UInt8>()
    for lane in 0..<16 { vector[lane] = bytes[lane] }
    return SIMD16<UInt16>(truncatingIfNeeded: vector)
  }
}
