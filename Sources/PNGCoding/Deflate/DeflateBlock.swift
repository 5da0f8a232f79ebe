/// One block of a deflate stream with codes made for it (RFC 1951, 3.2.7).
struct DeflateBlock {
  let tokens: ContiguousArray<UInt16>
  /// What a row that is the same as the one above is made of.
  let repeatedRow: ContiguousArray<UInt16>

  /// The bits of every token: those of its words, with their number above them.
  private struct Words {
    /// By token below `DeflateToken.rowsMarker`.
    var bits: [UInt64]
    var counts: [Int]
  }

  func write(to stream: inout BitWriter, isLast: Bool) {
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    stream.append(isLast ? 1 : 0, count: 1)
    stream.append(2, count: 2)
    CodeLengths(literals: code.lengths, distances: [1]).write(to: &stream)
    let words = words(code)
    write(words, to: &stream)
    let end = MatchLength.endOfBlock
    stream.append(UInt64(code.words[end]), count: code.lengths[end])
  }

  private var frequencies: [Int] {
    var counts = [Int](repeating: 0, count: Int(DeflateToken.matchBase) + DeflateToken.longestMatch + 1)
    var rows = 0
    forEach { token in
      counts[Int(token)] &+= 1
    } rows: {
      rows &+= $0
    }
    if rows > 0 {
      for token in repeatedRow { counts[Int(token)] += rows }
    }
    var frequencies = Array(counts.prefix(256)) + [Int](repeating: 0, count: MatchLength.symbolCount - 256)
    for length in DeflateToken.shortestMatch...DeflateToken.longestMatch {
      frequencies[MatchLength.symbols[length]] += counts[Int(DeflateToken.matchBase) + length]
    }
    frequencies[MatchLength.endOfBlock] = 1
    return frequencies
  }

  private func words(_ code: HuffmanCode) -> Words {
    var words = Words(bits: code.words.prefix(256).map { UInt64($0) }, counts: Array(code.lengths.prefix(256)))
    for length in 0...DeflateToken.longestMatch {
      let symbol = MatchLength.symbols[length]
      let width = code.lengths[symbol]
      let extra = UInt64(MatchLength.extraValues[length]) << UInt64(width)
      // The only distance, 1, has a word of one zero bit.
      words.bits.append(UInt64(code.words[symbol]) | extra)
      words.counts.append(width + MatchLength.extraBits[length] + 1)
    }
    return words
  }

  private func write(_ words: Words, to stream: inout BitWriter) {
    forEach { token in
      stream.append(words.bits[Int(token)], count: words.counts[Int(token)])
    } rows: { rows in
      for _ in 0..<rows {
        for token in repeatedRow { stream.append(words.bits[Int(token)], count: words.counts[Int(token)]) }
      }
    }
  }

  /// Goes through the tokens; repeated rows are told by their number.
  private func forEach(_ body: (UInt16) -> Void, rows: (Int) -> Void) {
    var index = 0
    let count = tokens.count
    while index < count {
      let token = tokens[index]
      index &+= 1
      if token == DeflateToken.rowsMarker {
        rows(Int(tokens[index]))
        index &+= 1
      } else {
        body(token)
      }
    }
  }
}

/// The lengths of a block's two codes as the block begins with them: run-length coded, with a code of their own.
struct CodeLengths {
  let literals: [Int]
  let distances: [Int]

  private struct Symbol {
    var value: Int
    var extra: UInt64 = 0
    var extraBits: Int = 0
  }

  /// The order in which the lengths of the lengths' code are stored (RFC 1951, 3.2.7).
  private static let order: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  func write(to stream: inout BitWriter) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let symbols = Self.symbols(Array(literals.prefix(literalCount)) + distances)
    var frequencies = [Int](repeating: 0, count: 19)
    for symbol in symbols { frequencies[symbol.value] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let stored = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    stream.append(UInt64(literalCount - 257), count: 5)
    stream.append(UInt64(distances.count - 1), count: 5)
    stream.append(UInt64(stored - 4), count: 4)
    for value in Self.order.prefix(stored) { stream.append(UInt64(code.lengths[value]), count: 3) }
    for symbol in symbols {
      stream.append(UInt64(code.words[symbol.value]), count: code.lengths[symbol.value])
      if symbol.extraBits > 0 { stream.append(symbol.extra, count: symbol.extraBits) }
    }
  }

  /// 16 repeats the length before 3…6 times, 17 and 18 are 3…10 and 11…138 zeros.
  private static func symbols(_ lengths: [Int]) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      append(length, count, to: &symbols)
    }
    return symbols
  }

  private static func append(_ length: Int, _ count: Int, to symbols: inout [Symbol]) {
    var rest = count
    if length > 0 {
      symbols.append(Symbol(value: length))
      rest -= 1
    }
    while rest >= 3 {
      let (value, shortest, longest, bits) =
        length > 0 ? (16, 3, 6, 2) : rest > 10 ? (18, 11, 138, 7) : (17, 3, 10, 3)
      let taken = min(rest, longest)
      symbols.append(Symbol(value: value, extra: UInt64(taken - shortest), extraBits: bits))
      rest -= taken
    }
    for _ in 0..<rest { symbols.append(Symbol(value: length)) }
  }
}
