/// The checksum of a zlib stream (RFC 1950), over runs of zeros in one step.
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

  /// Adds zeros: each adds the low sum to the high one once more.
  package mutating func appendZeros(_ count: Int) {
    high &+= low &* UInt64(truncatingIfNeeded: count)
  }

  package mutating func reduce() {
    low %= Self.modulus
    high %= Self.modulus
  }

  package var value: UInt32 {
    UInt32(truncatingIfNeeded: high % Self.modulus) << 16 | UInt32(truncatingIfNeeded: low % Self.modulus)
  }
}
