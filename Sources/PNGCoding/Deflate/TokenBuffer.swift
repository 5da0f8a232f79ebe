/// The tokens of a block, and the bytes that some of them stand for.
///
/// The storage is made once and used again for each block.
struct TokenBuffer {
  private(set) var tokens: ContiguousArray<UInt16>
  private(set) var count: Int = 0
  /// What `bytesMarker` counts.
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: tokens of a block and of a row more.
  init(capacity: Int) {
    tokens = ContiguousArray(repeating: 0, count: capacity)
  }

  mutating func removeAll() {
    count = 0
    bytes.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func append(_ token: UInt16) {
    tokens[count] = token
    count &+= 1
  }

  /// Adds zeros; the first as a byte, the others as that byte again.
  @inline(__always)
  mutating func appendZeros(_ zeros: Int) {
    append(0)
    var rest = zeros &- 1
    while rest >= DeflateToken.shortestMatch {
      let length = min(rest, DeflateToken.longestMatch)
      append(DeflateToken.matchBase &+ UInt16(truncatingIfNeeded: length))
      rest &-= length
    }
    while rest > 0 {
      append(0)
      rest &-= 1
    }
  }

  mutating func append(bytes more: [UInt8]) {
    bytes.append(contentsOf: more)
    var rest = more.count
    while rest > 0 {
      let part = min(rest, Int(UInt16.max))
      append(DeflateToken.bytesMarker)
      append(UInt16(truncatingIfNeeded: part))
      rest -= part
    }
  }

  mutating func append(rows: Int) {
    append(DeflateToken.rowsMarker)
    append(UInt16(truncatingIfNeeded: rows))
  }
}
