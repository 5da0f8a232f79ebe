/// Up to four weights that add up to 32768, split so that sums of bytes they weigh stay within 16 bits.
///
/// A weight is 128 times its high part and its low part. High parts add up to 256, so sums of bytes times high parts are
/// at most 65280. Low parts add up to 0, and those above 0 to 128 at most, so sums of bytes times low parts are within
/// ±32640, and within 32704 with half a 128th part.
struct SplitWeights {
  private var high: (Int16, Int16, Int16, Int16)
  private var low: (Int16, Int16, Int16, Int16)
  private let count: Int

  /// Nil for more than four weights.
  init?(_ weights: [Int]) {
    guard (1...4).contains(weights.count) else { return nil }
    var parts = weights.map { (high: $0 >> 7, low: $0 & 127) }
    // Those that lack least to the next high part are given it, as many as it takes.
    let lacking = 256 - parts.reduce(0) { $0 + $1.high }
    for index in parts.indices.sorted(by: { parts[$0].low > parts[$1].low }).prefix(lacking) {
      parts[index] = (parts[index].high + 1, parts[index].low - 128)
    }
    count = parts.count
    parts += [(high: Int, low: Int)](repeating: (0, 0), count: 4 - count)
    high = (Int16(parts[0].high), Int16(parts[1].high), Int16(parts[2].high), Int16(parts[3].high))
    low = (Int16(parts[0].low), Int16(parts[1].low), Int16(parts[2].low), Int16(parts[3].low))
  }

  /// Writes the weighed bytes of four rows in 256ths of a level, less 32768; rows without a weight are not read.
  func weigh(
    _ count: Int, _ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, _ three: UnsafePointer<UInt8>,
    _ four: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt16>
  ) {
    let (high, low) = (high, low)
    switch self.count {
    case 1:
      for index in 0..<count { unsafe target[index] = UInt16(one[index]) &<< 8 ^ 0x8000 }
    case 2:
      for index in 0..<count {
        let (a, b) = unsafe (Int16(one[index]), Int16(two[index]))
        unsafe target[index] = Self.sum(a &* high.0 &+ b &* high.1, a &* low.0 &+ b &* low.1)
      }
    case 3:
      for index in 0..<count {
        let (a, b, c) = unsafe (Int16(one[index]), Int16(two[index]), Int16(three[index]))
        unsafe target[index] = Self.sum(
          a &* high.0 &+ b &* high.1 &+ c &* high.2, a &* low.0 &+ b &* low.1 &+ c &* low.2)
      }
    default:
      for index in 0..<count {
        let (a, b) = unsafe (Int16(one[index]), Int16(two[index]))
        let (c, d) = unsafe (Int16(three[index]), Int16(four[index]))
        unsafe target[index] = Self.sum(
          a &* high.0 &+ b &* high.1 &+ c &* high.2 &+ d &* high.3,
          a &* low.0 &+ b &* low.1 &+ c &* low.2 &+ d &* low.3)
      }
    }
  }

  /// The high sum wraps round beyond 32767, and is a number of 16 bits again in the end.
  @inline(__always)
  private static func sum(_ high: Int16, _ low: Int16) -> UInt16 {
    UInt16(bitPattern: high &+ (low &+ 64) &>> 7) ^ 0x8000
  }
}

/// An axis's weights two by two, below 0 so that 32768 fits 16 bits, each pair four times over, once for each channel.
struct PairWeights: Sendable {
  /// How many pairs each canvas pixel has.
  let count: Int
  /// `count` for each canvas pixel.
  let all: ContiguousArray<SIMD8<Int16>>

  init(_ filter: AxisFilter) {
    count = (filter.tapCount + 1) / 2
    var all: ContiguousArray<SIMD8<Int16>> = []
    all.reserveCapacity(filter.firsts.count * count)
    for index in filter.firsts.indices {
      func weight(_ tap: Int) -> Int16 {
        tap < filter.tapCount ? Int16(-Int(filter.weights[index * filter.tapCount + tap])) : 0
      }
      for pair in 0..<count {
        let (even, odd) = (weight(2 * pair), weight(2 * pair + 1))
        all.append(SIMD8(even, odd, even, odd, even, odd, even, odd))
      }
    }
    self.all = all
  }
}
