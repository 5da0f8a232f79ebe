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
