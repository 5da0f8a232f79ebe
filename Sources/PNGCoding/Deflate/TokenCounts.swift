/// How often the tokens of a block occur.
struct TokenCounts {
  /// By token below `DeflateToken.bytesMarker`; of bytes as they stand only some were counted, and stand for all.
  private var counts = [Int](repeating: 0, count: CodeTable.size)
  private let byteCount: Int
  /// Codes that the block has, those of rows that repeat left out: their bits are put together once for all rows.
  private(set) var emitted: Int = 0

  init(of buffer: TokenBuffer, repeatedRow: [UInt16], everyByte step: Int) {
    byteCount = buffer.byteCount
    let rows = countTokens(buffer)
    emitted = counts.reduce(0, +) + byteCount
    for token in repeatedRow { counts[Int(token)] += rows }
    if byteCount > 0 { countBytes(buffer.bytes.span.extracting(0..<byteCount), step) }
  }

  /// - Returns: rows that are the same as the one above.
  private mutating func countTokens(_ buffer: TokenBuffer) -> Int {
    var rows = 0
    var index = 0
    let tokens = buffer.tokens.span.extracting(0..<buffer.count)
    // Frequent tokens would wait for their own count; neighbours have a count each.
    var others = [Int](repeating: 0, count: counts.count)
    var even = counts.mutableSpan
    var odd = others.mutableSpan
    while index < tokens.count {
      while index &+ 1 < tokens.count {
        let one = unsafe tokens[unchecked: index]
        let other = unsafe tokens[unchecked: index &+ 1]
        guard max(one, other) < DeflateToken.bytesMarker else { break }
        even[Int(one)] &+= 1
        odd[Int(other)] &+= 1
        index &+= 2
      }
      guard index < tokens.count else { break }
      if tokens[index] < DeflateToken.bytesMarker {
        even[Int(tokens[index])] &+= 1
        index &+= 1
      } else {
        if tokens[index] == DeflateToken.rowsMarker { rows += Int(tokens[index &+ 1]) }
        index &+= 2
      }
    }
    for token in others.indices { counts[token] += others[token] }
    return rows
  }

  private mutating func countBytes(_ bytes: Span<UInt8>, _ step: Int) {
    // Bytes that were passed over need words too.
    for byte in 0..<256 { counts[byte] += 1 }
    // Frequent bytes would wait for their own count; neighbours among those looked at have a count each.
    var others = [Int](repeating: 0, count: 256)
    var ones = others
    var even = ones.mutableSpan
    var odd = others.mutableSpan
    var index = 0
    while index &+ step < bytes.count {
      even[Int(bytes[index])] &+= step
      odd[Int(bytes[index &+ step])] &+= step
      index &+= 2 &* step
    }
    for byte in 0..<256 { counts[byte] += ones[byte] + others[byte] }
  }

  /// By symbol of RFC 1951.
  var frequencies: [Int] {
    var frequencies = Array(counts.prefix(256)) + [Int](repeating: 0, count: MatchLength.symbolCount - 256)
    for length in DeflateToken.shortestMatch...DeflateToken.longestMatch {
      frequencies[MatchLength.symbols[length]] += counts[Int(DeflateToken.matchBase) + length]
    }
    frequencies[MatchLength.endOfBlock] = 1
    return frequencies
  }

  /// No fewer bits than all codes have together.
  func bits(_ table: CodeTable, byteLimit: Int) -> Int {
    var bits = byteCount * byteLimit
    for (token, count) in counts.enumerated() where count > 0 { bits += count * Int(table.codes[token] & 255) }
    return bits
  }
}

/// The bits that stand for tokens in one block.
struct CodeTable {
  /// More than there are tokens with a code, a power of two.
  static let size: Int = 1024

  /// By token below `DeflateToken.bytesMarker`: the bits, above eight that tell their number; 0 for those never used.
  let codes: [UInt64]

  init(_ code: HuffmanCode) {
    var codes = (0..<256).map { UInt64(code.words[$0]) << 8 | UInt64(code.lengths[$0]) }
    for length in 0...DeflateToken.longestMatch {
      let symbol = MatchLength.symbols[length]
      let width = code.lengths[symbol]
      let extra = UInt64(MatchLength.extraValues[length]) << UInt64(width)
      // The only distance, 1, has a word of one zero bit.
      let count = UInt64(width + MatchLength.extraBits[length] + 1)
      codes.append((UInt64(code.words[symbol]) | extra) << 8 | count)
    }
    self.codes = codes + [UInt64](repeating: 0, count: Self.size - codes.count)
  }

  /// The codes of successive tokens in as few pieces as there can be, so that a row that repeats is quickly repeated.
  func joined(_ tokens: [UInt16]) -> [UInt64] {
    var pieces: [UInt64] = []
    var (bits, count) = (UInt64(0), UInt64(0))
    for token in tokens {
      let code = codes[Int(token)]
      if count + (code & 255) > 48 {
        pieces.append(bits << 8 | count)
        (bits, count) = (0, 0)
      }
      bits |= (code >> 8) << count
      count += code & 255
    }
    return pieces + [bits << 8 | count]
  }
}
