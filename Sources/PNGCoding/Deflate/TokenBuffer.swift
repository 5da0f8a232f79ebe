/// The tokens of a block, and the bytes that some of them stand for.
///
/// The storage is made once and used again for each block.
struct TokenBuffer {
  private(set) var tokens: ContiguousArray<UInt16>
  private(set) var count: Int = 0
  /// What `bytesMarker` counts: the first `byteCount` of these.
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var byteCount: Int = 0
  private let byteCapacity: Int

  /// - Parameters:
  ///   - capacity: tokens of a block and of a row more.
  ///   - byteCapacity: bytes of a block and of a row more.
  init(capacity: Int, byteCapacity: Int) {
    tokens = ContiguousArray(repeating: 0, count: capacity)
    self.byteCapacity = byteCapacity
  }

  mutating func removeAll() { (count, byteCount) = (0, 0) }

  mutating func append(_ token: UInt16) {
    tokens[count] = token
    count &+= 1
  }

  /// Adds tokens that a function writes.
  ///
  /// - Parameter most: how many it may write, and four more that it may touch.
  @inline(__always)
  mutating func append(most: Int, _ write: (inout TokenCursor) -> Void) {
    let start = count
    unsafe tokens.withUnsafeMutableBufferPointer { tokens in
      precondition(tokens.count >= start + most + 4, "a block has room for a row")
      var cursor = unsafe TokenCursor(tokens, count: start)
      unsafe write(&cursor)
      count = unsafe cursor.count
    }
  }

  /// Adds so many bytes as they stand.
  @inline(__always)
  mutating func append(byteCount more: Int, _ write: (inout MutableSpan<UInt8>) -> Void) {
    // Most pictures have none.
    if bytes.isEmpty { bytes = ContiguousArray(repeating: 0, count: byteCapacity) }
    let range = byteCount..<(byteCount + more)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      // Slices are checked.
      var room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[range]).mutableSpan
      write(&room)
    }
    byteCount = range.upperBound
    var rest = more
    while rest > 0 {
      let part = min(rest, Int(UInt16.max))
      append(DeflateToken.bytesMarker)
      append(UInt16(truncatingIfNeeded: part))
      rest -= part
    }
  }

  /// Adds rows that are the same as the one above, however many of them are told at a time.
  ///
  /// They are added to those told last, so that blocks do not depend on what a painter knows of its rows.
  mutating func append(rows: Int) {
    var rest = rows
    // A number is never a row's last token but one.
    if count >= 2, tokens[count - 2] == DeflateToken.rowsMarker {
      let more = min(rest, Int(UInt16.max - tokens[count - 1]))
      tokens[count - 1] += UInt16(truncatingIfNeeded: more)
      rest -= more
    }
    while rest > 0 {
      let part = min(rest, Int(UInt16.max))
      append(DeflateToken.rowsMarker)
      append(UInt16(truncatingIfNeeded: part))
      rest -= part
    }
  }
}
