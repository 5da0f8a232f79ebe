/// The steps of writing a file, and their data; each returns how often it did its step.
struct WritingPrimitives {
  private var row = ContiguousArray<UInt32>(repeating: 0, count: 1024)
  private var tokens = ContiguousArray<UInt16>(repeating: 0, count: 8192)
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: 512)
  private var codes = ContiguousArray<UInt64>(repeating: 0, count: 512)
  private var words = ContiguousArray<UInt64>(repeating: 0, count: 8192)
  private var digest = ContiguousArray<UInt64>(repeating: 1, count: 8)

  init() {
    for index in row.indices { row[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 0x01_3579) & 0xFF_FFFF }
    for index in tokens.indices { tokens[index] = UInt16(truncatingIfNeeded: index &* 31 % 509) }
    for index in codes.indices { codes[index] = UInt64(index) << 8 | UInt64(6 + index % 5) }
  }

  /// Four tokens a run; a step of both halves of the digest.
  @inline(never)
  mutating func run() -> Int {
    var left: UInt32 = 0
    var place = 0
    for index in row.indices {
      let pixel = row[index]
      tokens[place] = UInt16(truncatingIfNeeded: (pixel &- left) & 255)
      tokens[place &+ 1] = UInt16(truncatingIfNeeded: (pixel &>> 8 &- left &>> 8) & 255)
      tokens[place &+ 2] = UInt16(truncatingIfNeeded: (pixel &>> 16 &- left &>> 16) & 255)
      tokens[place &+ 3] = 300
      left = pixel
      place = (place &+ 4) & 4095
      digest[index & 3] = Self.round(digest[index & 3], pixel)
      digest[4 | index & 3] = Self.round(digest[4 | index & 3], pixel)
    }
    return row.count
  }

  /// A round of XXH64.
  @inline(__always)
  private static func round(_ lane: UInt64, _ pixel: UInt32) -> UInt64 {
    let sum = lane &+ (UInt64(pixel) | 7 &<< 32) &* 0xC2B2_AE3D_27D4_EB4F
    return (sum &<< 31 | sum &>> 33) &* 0x9E37_79B1_85EB_CA87
  }

  /// Four codes for each word that is stored, which is as few as their lengths allow.
  @inline(never)
  mutating func token() -> Int {
    for token in tokens { counts[Int(token & 511)] &+= 1 }
    var pending: UInt64 = 0
    var filled: UInt64 = 0
    var place = 0
    var index = 0
    while index < tokens.count {
      for offset in 0..<4 {
        let code = codes[Int(tokens[index &+ offset] & 511)]
        pending |= (code &>> 8) &<< filled
        filled &+= code & 255
      }
      words[place] = pending
      let whole = filled & ~7
      place &+= 1
      pending &>>= whole
      filled &-= whole
      index &+= 4
    }
    return tokens.count
  }
}
