/// What a deflate stream of ours says: a byte, the byte before so many times more, the row of zeros so many times, or
/// bytes as they stand.
///
/// Sixteen bits each, in the order of the stream: 0…255 a byte; `matchBase` + length (3…258) the byte before again;
/// `rowsMarker` followed by a number: so many rows that are the same as the one above; `bytesMarker` followed by a
/// number: so many of the block's bytes.
enum DeflateToken {
  static let matchBase: UInt16 = 256
  static let rowsMarker: UInt16 = 0xFFFF
  static let bytesMarker: UInt16 = 0xFFFE
  static let longestMatch: Int = 258
  static let shortestMatch: Int = 3

  /// The tokens of zeros, the first as a byte, the others as that byte again.
  static func zeros(_ count: Int) -> [UInt16] {
    guard count > 0 else { return [] }
    var tokens: [UInt16] = [0]
    var rest = count - 1
    while rest >= shortestMatch {
      let length = min(rest, longestMatch)
      tokens.append(matchBase + UInt16(length))
      rest -= length
    }
    return tokens + [UInt16](repeating: 0, count: rest)
  }
}

/// The symbols and extra bits of match lengths (RFC 1951, 3.2.5).
enum MatchLength {
  static let symbolCount: Int = 286
  static let endOfBlock: Int = 256

  /// By length, 3…258.
  static let symbols: [Int] = table.map(\.symbol)
  static let extraBits: [Int] = table.map(\.extraBits)
  static let extraValues: [Int] = table.map(\.extra)

  private static let table: [(symbol: Int, extraBits: Int, extra: Int)] = (0...258).map { length in
    switch length {
    case ..<3: return (0, 0, 0)
    case 258: return (285, 0, 0)
    case ..<11: return (254 + length, 0, 0)
    default:
      // Groups of four symbols, each group with one extra bit more than the one before.
      let offset = length - 3
      let extraBits = (Int.bitWidth - 1 - offset.leadingZeroBitCount) - 2
      let symbol = 257 + 4 * (extraBits + 1) + (offset >> extraBits) - 4
      return (symbol, extraBits, offset & ((1 << extraBits) - 1))
    }
  }
}
