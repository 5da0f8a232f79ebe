/// Where tokens go one after the other: a buffer that is long enough, whose last four may be touched but not counted.
///
/// Bounds that are checked token by token take half as long as everything else.
@unsafe struct TokenCursor {
  private let buffer: UnsafeMutableRawBufferPointer
  private(set) var count: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt16>, count: Int) {
    unsafe self.buffer = UnsafeMutableRawBufferPointer(buffer)
    unsafe self.count = count
  }

  @inline(__always)
  mutating func append(_ token: UInt16) {
    unsafe buffer.storeBytes(of: token, toByteOffset: 2 &* count, as: UInt16.self)
    unsafe count &+= 1
  }

  /// Adds some of four bytes, in their order; four tokens are touched.
  @inline(__always)
  mutating func append(_ bytes: FourBytes, from first: Int, count more: Int) {
    let tokens = bytes.lanes &>> UInt64(truncatingIfNeeded: 16 &* first)
    unsafe buffer.storeBytes(of: tokens.littleEndian, toByteOffset: 2 &* count, as: UInt64.self)
    unsafe count &+= more
  }

  /// Adds zeros: the first as a byte, the others as that byte again.
  @inline(__always)
  mutating func append(zeros: Int) {
    guard zeros > 0 else { return }
    unsafe append(0)
    var rest = zeros &- 1
    while rest >= DeflateToken.shortestMatch {
      let length = min(rest, DeflateToken.longestMatch)
      unsafe append(DeflateToken.matchBase &+ UInt16(truncatingIfNeeded: length))
      rest &-= length
    }
    while rest > 0 {
      unsafe append(0)
      rest &-= 1
    }
  }
}
