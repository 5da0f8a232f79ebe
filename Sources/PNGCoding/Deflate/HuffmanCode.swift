/// A prefix code for symbols that occur so and so often, no word longer than a limit; the canonical one of RFC 1951.
package struct HuffmanCode: Hashable, Sendable {
  /// Bits of each symbol's word; 0 for symbols that do not occur.
  package let lengths: [Int]
  /// Each symbol's word, its first bit lowest, as it goes into the stream.
  package let words: [UInt32]

  /// - Parameter limit: at least the logarithm of the number of symbols that occur.
  package init(frequencies: [Int], limit: Int) {
    lengths = Self.lengths(frequencies, limit: limit)
    words = Self.words(lengths)
  }

  /// The words that lengths stand for, counted up within each length (RFC 1951, 3.2.2).
  private static func words(_ lengths: [Int]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + (length > 1 ? counts[length - 1] : 0)) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return next[length].reversed(bits: length)
    }
  }

  private static func lengths(_ frequencies: [Int], limit: Int) -> [Int] {
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
    var lengths = [Int](repeating: 0, count: frequencies.count)
    guard used.count > 1 else {
      // A code needs a word even for its only symbol.
      if let only = used.first { lengths[only] = 1 }
      return lengths
    }
    // Rare symbols first; equally rare ones in their order, so that the same frequencies give the same code. As one
    // number each they are sorted ten times as fast as in pairs.
    let sorted = used.map { frequencies[$0] << symbolBits | $0 }.sorted().map { $0 & (1 << symbolBits - 1) }
    let counts = limited(depths(sorted.map { frequencies[$0] }), limit: limit)
    var rest = sorted[...]
    for length in stride(from: limit, through: 1, by: -1) {
      for symbol in rest.prefix(counts[length]) { lengths[symbol] = length }
      rest = rest.dropFirst(counts[length])
    }
    return lengths
  }

  /// Bits that hold any symbol; a frequency has the rest of its number.
  private static let symbolBits: Int = 16

  /// How deep each leaf of Huffman's tree lies, for rising frequencies.
  ///
  /// Two queues, leaves and inner nodes, each rising by itself, so that the two rarest are always at a front.
  private static func depths(_ frequencies: [Int]) -> [Int] {
    let count = frequencies.count
    var weights = frequencies
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, inner) = (0, count)
    for node in count..<(2 * count - 1) {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        parents[child] = node
        sum += weights[child]
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in stride(from: 2 * count - 3, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(count))
  }

  /// How many words have each length, none longer than the limit.
  ///
  /// Words too long are cut off; for each that no longer fits, a shorter one is lengthened (as zlib does).
  private static func limited(_ depths: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    var space = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while space > 1 << limit {
      guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else {
        preconditionFailure("a limit leaves room for every symbol")
      }
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      counts[limit] -= 1
      space -= 1
    }
    return counts
  }
}

extension UInt32 {
  fileprivate func reversed(bits count: Int) -> UInt32 {
    var (rest, result) = (self, UInt32(0))
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
