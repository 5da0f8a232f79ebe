/// The steps of writing a file, and their data; each returns how often it did its step.
struct WritingPrimitives {
  private var row = ContiguousArray<UInt32>(repeating: 0, count: 1024)
  private var tokens = ContiguousArray<UInt16>(repeating: 0, count: 8192)
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: 512)
  private var codes = ContiguousArray<UInt64>(repeating: 0, count: 512)
  private var words = ContiguousArray<UInt64>(repeating: 0, count: 8192)
  private var digest = ContiguousArray<UInt64>(repeating: 1, count: 8)
  private var sums = (low: UInt64(1), high: UInt64(0))
  private var differences = ContiguousArray<UInt32>(repeating: 0, count: 1024)
  private var pairs = ContiguousArray<UInt32>(repeating: 0, count: 65536)

  init() {
    for index in row.indices { row[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 0x01_3579) & 0xFF_FFFF }
    for index in tokens.indices { tokens[index] = UInt16(truncatingIfNeeded: index &* 31 % 509) }
    for index in codes.indices { codes[index] = UInt64(index) << 8 | UInt64(6 + index % 5) }
    for index in pairs.indices { pairs[index] = UInt32(12 + index % 9) << 27 | UInt32(index) & 0xFFF }
  }

  /// Four tokens a run; its bytes and its zeros in the checksum; a step of both halves of the digest.
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
      for channel in 0..<3 {
        sums.low &+= UInt64(tokens[place &+ channel])
        sums.high &+= sums.low
      }
      sums.high &+= sums.low &* UInt64(pixel & 63)
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

  /// Moved, its difference to the one before taken, and a step of both halves of the digest.
  @inline(never)
  mutating func densePixel() -> Int {
    for index in 1..<differences.count { differences[index] = row[index] &- row[index &- 1] }
    for index in row.indices {
      let pixel = row[index]
      digest[index & 3] = Self.round(digest[index & 3], pixel)
      digest[4 | index & 3] = Self.round(digest[4 | index & 3], pixel)
    }
    row[0] = differences[1]
    return row.count
  }

  /// Every fifth byte is counted, which is enough for a code; four bytes are two pairs and one word that is stored.
  @inline(never)
  mutating func denseByte() -> Int {
    var (pending, filled, place) = (UInt64(0), UInt64(0), 0)
    for index in 0..<(differences.count &- 1) {
      let four = differences[index]
      if index % 5 == 0 { counts[Int(four & 255)] &+= 1 }
      for pair in [pairs[Int(four & 0xFFFF)], pairs[Int(four &>> 16)]] {
        pending |= UInt64(pair & 0x7FF_FFFF) &<< filled
        filled &+= UInt64(pair &>> 27)
      }
      words[place] = pending
      let whole = filled & ~7
      place &+= 1
      pending &>>= whole
      filled &-= whole
    }
    return (differences.count &- 1) &* 4
  }

  /// Huffman's tree over as many counts as most pictures have: sorted, put together two by two, and its words counted up.
  @inline(never)
  mutating func block() -> Int {
    counts[Int(digest[0] & 255)] &+= 3
    var keys = ContiguousArray((0..<256).map { UInt64(counts[$0] & 0xFFFF) << 16 | UInt64($0) })
    keys.sort()
    var weights = ContiguousArray<UInt64>(repeating: .max, count: 512)
    var parents = ContiguousArray<Int>(repeating: 0, count: 512)
    var (leaf, inner) = (0, 256)
    for node in 256..<511 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < 256 && keys[leaf] &>> 16 <= weights[inner]
        let child = isLeaf ? leaf : inner
        sum &+= isLeaf ? keys[leaf] &>> 16 : weights[inner]
        parents[child] = node
        (leaf, inner) = isLeaf ? (leaf &+ 1, inner) : (leaf, inner &+ 1)
      }
      weights[node] = sum
    }
    for symbol in 0..<256 { codes[Int(keys[symbol] & 255)] = UInt64(parents[symbol]) << 8 | UInt64(6 + symbol % 5) }
    return 1
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
