/// What encloses a string literal: number signs, and one or three quotes.
struct StringDelimiter: Hashable, Sendable {
  /// Number signs before the quotes, which a backslash and the end need too.
  let numberSigns: Int
  let isMultiLine: Bool

  private static let quote: UInt8 = UInt8(ascii: "\"")
  private static let sign: UInt8 = UInt8(ascii: "#")

  /// Where reading a string's text stops.
  enum Stop: Hashable, Sendable {
    /// Behind the closing delimiter; where the line or file ends for a string that is not closed.
    case end(Int)
    /// At the parenthesis that opens it.
    case interpolation(Int)
  }

  /// The delimiter whose quotes begin at a place, behind its number signs.
  init(at position: Int, numberSigns: Int, in bytes: [UInt8]) {
    self.numberSigns = numberSigns
    let hasThreeQuotes = bytes[position...].prefix(3).elementsEqual([Self.quote, Self.quote, Self.quote])
    isMultiLine =
      hasThreeQuotes && !Self.endsOnItsLine(from: position + 1, numberSigns: numberSigns, in: bytes)
  }

  /// Whether a raw string such as `#"""#`, which begins like a multi-line one, is closed on its line.
  private static func endsOnItsLine(from position: Int, numberSigns: Int, in bytes: [UInt8]) -> Bool {
    guard numberSigns > 0 else { return false }
    let rest = bytes[position...].prefix { !$0.isLineBreak }
    return rest.indices.contains { index in
      rest[index] == quote && rest[(index + 1)...].prefix(numberSigns).count { $0 == sign } == numberSigns
    }
  }

  /// Where the text that begins at a place stops.
  func nextStop(in bytes: [UInt8], from start: Int) -> Stop {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == Self.quote, let end = end(at: position, in: bytes) { return .end(end) }
      if byte.isLineBreak, !isMultiLine { return .end(position) }
      guard byte == UInt8(ascii: "\\"), let escaped = escaped(at: position, in: bytes) else {
        position += 1
        continue
      }
      if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") { return .interpolation(escaped) }
      let isLineEnd = escaped >= bytes.count || bytes[escaped].isLineBreak
      position = isLineEnd ? min(escaped, bytes.count) : escaped + 1
    }
    return .end(bytes.count)
  }

  /// Behind the closing delimiter that begins at a place; nil when it is none.
  private func end(at position: Int, in bytes: [UInt8]) -> Int? {
    let quotes = isMultiLine ? 3 : 1
    let closing = bytes[position...].prefix(quotes + numberSigns)
    guard closing.count == quotes + numberSigns, closing.prefix(quotes).allSatisfy({ $0 == Self.quote }),
      closing.dropFirst(quotes).allSatisfy({ $0 == Self.sign })
    else { return nil }
    return position + closing.count
  }

  /// The place that a backslash escapes; nil where it lacks number signs and is text.
  private func escaped(at position: Int, in bytes: [UInt8]) -> Int? {
    let signs = bytes[(position + 1)...].prefix(numberSigns)
    return signs.count == numberSigns && signs.allSatisfy { $0 == Self.sign } ? position + 1 + numberSigns : nil
  }
}
