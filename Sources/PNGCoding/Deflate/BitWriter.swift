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
}
