/// Two hashes of the same bytes, with a seed each.
extension XXH64 {
  /// Adds words to both, eight bytes each, lowest first.
  ///
  /// A word's product with the second prime is the same for both, and so is its place among bytes that end within a
  /// word: three products where two hashes one after the other need four, and products are all that takes time.
  package static func append(_ words: Span<UInt64>, to one: inout XXH64, and other: inout XXH64) {
    precondition(
      one.length == other.length && one.partial == other.partial, "both hashes have been given the same bytes")
    var start = 0
    while one.waitingWords != 0, start < words.count {
      one.append(words.extracting(start..<(start &+ 1)))
      other.append(words.extracting(start..<(start &+ 1)))
      start &+= 1
    }
    let stripes = (words.count &- start) / 4
    let end = start &+ 4 &* stripes
    appendStripes(words.extracting(start..<end), to: &one, and: &other)
    one.append(words.extracting(end..<words.count))
    other.append(words.extracting(end..<words.count))
  }

  /// Adds words four at a time, where none waits for others.
  private static func appendStripes(_ words: Span<UInt64>, to one: inout XXH64, and other: inout XXH64) {
    // Pixels' hashes have numbers of four bytes between the words; constant shifts cost less.
    switch one.partialBits {
    case 0: appendStripes(words, to: &one, and: &other, bits: 0)
    case 32: appendStripes(words, to: &one, and: &other, bits: 32)
    default: appendStripes(words, to: &one, and: &other, bits: one.partialBits)
    }
  }

  @inline(__always)
  private static func appendStripes(
    _ words: Span<UInt64>, to one: inout XXH64, and other: inout XXH64, bits: UInt64
  ) {
    // Copies stay in registers.
    var (first, second) = (one.lanes, other.lanes)
    var partial = one.partial
    var index = 0
    while index &+ 4 <= words.count {
      let stripe = words.extracting(index..<(index &+ 4))
      let zero = shifted(stripe[0], after: &partial, bits) &* prime2
      let next = shifted(stripe[1], after: &partial, bits) &* prime2
      let third = shifted(stripe[2], after: &partial, bits) &* prime2
      let last = shifted(stripe[3], after: &partial, bits) &* prime2
      first.add(Lanes(zero, next, third, last))
      second.add(Lanes(zero, next, third, last))
      index &+= 4
    }
    let length = UInt64(words.count) &* 8
    (one.lanes, one.partial, one.length) = (first, partial, one.length &+ length)
    (other.lanes, other.partial, other.length) = (second, partial, other.length &+ length)
  }

  /// The next whole word of a stream; the rest is kept for the one after.
  @inline(__always)
  private static func shifted(_ word: UInt64, after partial: inout UInt64, _ bits: UInt64) -> UInt64 {
    let whole = partial | word &<< bits
    // In two steps, because a whole shift by 64 would be a shift by 0.
    partial = (word &>> 1) &>> (63 &- bits)
    return whole
  }
}
