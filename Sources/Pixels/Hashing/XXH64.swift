/// The 64-bit xxHash of a stream of bytes.
///
/// Follows the published specification (github.com/Cyan4973/xxHash, doc/xxhash_spec.md); words go in little-endian.
package struct XXH64: Sendable {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private let seed: UInt64
  var lanes: Lanes

  /// Whole words since the last stripe of four.
  private var word0: UInt64 = 0
  private var word1: UInt64 = 0
  private var word2: UInt64 = 0
  private(set) var waitingWords = 0

  /// Bytes since the last whole word, lowest first.
  var partial: UInt64 = 0
  private(set) var partialBits: UInt64 = 0
  var length: UInt64 = 0

  package init(seed: UInt64 = 0) {
    self.seed = seed
    lanes = Lanes(seed &+ Self.prime1 &+ Self.prime2, seed &+ Self.prime2, seed, seed &- Self.prime1)
  }

  /// Four numbers that each take one word of a stripe.
  struct Lanes: Sendable {
    private(set) var zero: UInt64
    private(set) var one: UInt64
    private(set) var two: UInt64
    private(set) var three: UInt64

    @inline(__always)
    init(_ zero: UInt64, _ one: UInt64, _ two: UInt64, _ three: UInt64) {
      (self.zero, self.one, self.two, self.three) = (zero, one, two, three)
    }

    /// Takes a stripe whose words were multiplied by the second prime.
    @inline(__always)
    mutating func add(_ products: Lanes) {
      zero = XXH64.rotate(zero &+ products.zero, 31) &* XXH64.prime1
      one = XXH64.rotate(one &+ products.one, 31) &* XXH64.prime1
      two = XXH64.rotate(two &+ products.two, 31) &* XXH64.prime1
      three = XXH64.rotate(three &+ products.three, 31) &* XXH64.prime1
    }

    @inline(__always)
    mutating func take(_ zero: UInt64, _ one: UInt64, _ two: UInt64, _ three: UInt64) {
      add(Lanes(zero &* XXH64.prime2, one &* XXH64.prime2, two &* XXH64.prime2, three &* XXH64.prime2))
    }
  }
}

// MARK: - Input

extension XXH64 {
  package mutating func append(_ byte: UInt8) {
    appendBits(UInt64(byte), count: 8)
  }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  package mutating func append(_ bytes: [UInt8]) { append(bytes.span) }

  /// Bytes in the order of the stream, eight at a time.
  package mutating func append(_ bytes: Span<UInt8>) {
    var index = 0
    while index &+ 8 <= bytes.count {
      let block = bytes.extracting(index..<(index &+ 8))
      var word: UInt64 = 0
      for place in 0..<8 { word |= UInt64(block[place]) &<< UInt64(truncatingIfNeeded: 8 &* place) }
      length &+= 8
      take(shifted(word))
      index &+= 8
    }
    while index < bytes.count {
      append(bytes[index])
      index &+= 1
    }
  }

  /// Four bytes, lowest first.
  package mutating func append(_ word: UInt32) {
    appendBits(UInt64(word), count: 32)
  }

  /// Eight bytes each, lowest first.
  package mutating func append(_ words: Span<UInt64>) {
    length &+= UInt64(words.count) &* 8
    var index = 0
    while waitingWords != 0, index < words.count {
      take(shifted(words[index]))
      index &+= 1
    }
    while index &+ 4 <= words.count {
      lanes.take(
        shifted(words[index]), shifted(words[index &+ 1]), shifted(words[index &+ 2]), shifted(words[index &+ 3]))
      index &+= 4
    }
    while index < words.count {
      take(shifted(words[index]))
      index &+= 1
    }
  }

  /// The next whole word where the stream is not at a word's beginning; the rest is kept for the one after.
  @inline(__always)
  private mutating func shifted(_ word: UInt64) -> UInt64 {
    guard partialBits != 0 else { return word }
    let whole = partial | word &<< partialBits
    partial = word &>> (64 &- partialBits)
    return whole
  }

  @inline(__always)
  private mutating func appendBits(_ bits: UInt64, count: UInt64) {
    length &+= count / 8
    partial |= bits &<< partialBits
    let filled = partialBits &+ count
    guard filled >= 64 else {
      partialBits = filled
      return
    }
    take(partial)
    // A whole shift by 64 would be a shift by 0; it happens only where nothing is left over.
    partial = filled == 64 ? 0 : bits &>> (64 &- partialBits)
    partialBits = filled &- 64
  }

  @inline(__always)
  private mutating func take(_ word: UInt64) {
    switch waitingWords {
    case 0: word0 = word
    case 1: word1 = word
    case 2: word2 = word
    default:
      lanes.take(word0, word1, word2, word)
      waitingWords = 0
      return
    }
    waitingWords &+= 1
  }
}

// MARK: - Result

extension XXH64 {
  /// The hash of everything appended so far; more may be appended afterwards.
  package var value: UInt64 {
    var hash = (length >= 32 ? convergedLanes : seed &+ Self.prime5) &+ length
    for (index, word) in [word0, word1, word2].enumerated() where index < waitingWords {
      hash ^= Self.round(0, word)
      hash = Self.rotate(hash, 27) &* Self.prime1 &+ Self.prime4
    }
    return Self.avalanche(addingPartial(to: hash))
  }

  private var convergedLanes: UInt64 {
    var hash =
      Self.rotate(lanes.zero, 1) &+ Self.rotate(lanes.one, 7) &+ Self.rotate(lanes.two, 12)
      &+ Self.rotate(lanes.three, 18)
    for lane in [lanes.zero, lanes.one, lanes.two, lanes.three] {
      hash = (hash ^ Self.round(0, lane)) &* Self.prime1 &+ Self.prime4
    }
    return hash
  }

  private func addingPartial(to start: UInt64) -> UInt64 {
    var hash = start
    var rest = partial
    var bits = partialBits
    if bits >= 32 {
      hash ^= (rest & 0xFFFF_FFFF) &* Self.prime1
      hash = Self.rotate(hash, 23) &* Self.prime2 &+ Self.prime3
      rest &>>= 32
      bits &-= 32
    }
    while bits > 0 {
      hash ^= (rest & 0xFF) &* Self.prime5
      hash = Self.rotate(hash, 11) &* Self.prime1
      rest &>>= 8
      bits &-= 8
    }
    return hash
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 &- count)
  }

  private static func avalanche(_ start: UInt64) -> UInt64 {
    var hash = start
    hash = (hash ^ hash &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }
}
