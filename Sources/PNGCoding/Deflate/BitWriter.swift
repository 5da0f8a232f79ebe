/// Bits as deflate packs them: from the lowest bit of each byte upwards.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: Int = 0

  /// Adds the lowest bits of a number, 32 at most; those above them must be zero.
  mutating func append(_ bits: UInt64, count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    guard pendingCount >= 32 else { return }
    let word = UInt32(truncatingIfNeeded: pending)
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(truncatingIfNeeded: word &>> 8))
    bytes.append(UInt8(truncatingIfNeeded: word &>> 16))
    bytes.append(UInt8(truncatingIfNeeded: word &>> 24))
    pending &>>= 32
    pendingCount &-= 32
  }

  /// Forgets the whole bytes so far and keeps their storage.
  mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount -= 8
    }
    pendingCount = 0
  }

  /// Adds whole bytes; only at the boundary of one.
  mutating func append(contentsOf more: [UInt8]) {
    precondition(pendingCount == 0, "bytes follow whole bytes")
    bytes.append(contentsOf: more)
  }

  /// Lets many codes be added at once, without looking after each whether the bytes have room.
  ///
  /// - Parameter bitLimit: no more bits are added.
  mutating func appendCodes(bitLimit: Int, _ work: (inout CodeCursor) -> Void) {
    // Whole words are stored, so that one more than needed may be touched.
    let capacity = bitLimit / 8 + 16
    let more = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var cursor = unsafe CodeCursor(buffer, pending: pending, pendingCount: UInt64(pendingCount))
      unsafe cursor.store()
      unsafe work(&cursor)
      (pending, pendingCount, count) = unsafe (cursor.pending, Int(cursor.pendingCount), cursor.count)
    }
    bytes.append(contentsOf: more)
  }
}

/// Where codes go one after the other: a buffer that is long enough, and the bits that fill no byte yet.
///
/// A word is stored for several codes; bytes stored one by one take most of a frame's time.
@unsafe struct CodeCursor {
  private let buffer: UnsafeMutableRawBufferPointer
  private(set) var count: Int = 0
  private(set) var pending: UInt64
  private(set) var pendingCount: UInt64

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, pending: UInt64, pendingCount: UInt64) {
    unsafe self.buffer = UnsafeMutableRawBufferPointer(buffer)
    unsafe self.pending = pending
    unsafe self.pendingCount = pendingCount
  }

  /// Adds a code: its bits above eight bits that tell their number, which is 56 at most with those not stored yet.
  @inline(__always)
  mutating func add(_ code: UInt64) {
    unsafe pending |= (code &>> 8) &<< pendingCount
    unsafe pendingCount &+= code & 255
  }

  /// Adds the codes of two bytes: 27 bits below five that tell their number.
  @inline(__always)
  mutating func add(pair: UInt32) {
    unsafe pending |= UInt64(pair & 0x7FF_FFFF) &<< pendingCount
    unsafe pendingCount &+= UInt64(pair &>> 27)
  }

  /// Stores the whole bytes among what was added; fewer than eight bits are left.
  @inline(__always)
  mutating func store() {
    // The capacity has room for a word more than all codes together.
    unsafe buffer.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    unsafe count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    unsafe pending &>>= pendingCount & 56
    unsafe pendingCount &= 7
  }
}
