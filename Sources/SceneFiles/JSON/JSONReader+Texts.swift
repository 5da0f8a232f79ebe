extension JSONReader {
  /// Reads a text in double or single quotes.
  mutating func readQuoted() throws(JSONSyntaxError) -> String {
    let opening = index
    let quote = bytes[index]
    let start = index + 1
    index = plainEnd(from: start, quote: quote)
    if current == quote {
      let result = text(from: start)
      index += 1
      return result
    }
    guard current == UInt8(ascii: "\\") else { throw unclosed(opening) }
    return try readEscaped(from: start, quote: quote, opening: opening)
  }

  /// Where a text has its closing quote, an escape or the end of its line.
  private func plainEnd(from start: Int, quote: UInt8) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote || byte == UInt8(ascii: "\\") || byte == 0x0A || byte == 0x0D { break }
      end += 1
    }
    return end
  }

  /// Reads the rest of a text from its first escape on.
  private mutating func readEscaped(
    from start: Int, quote: UInt8, opening: Int
  ) throws(JSONSyntaxError) -> String {
    var result = Array(bytes[start..<index])
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { result += try readEscape().utf8 } else { result.append(byte) }
    }
    throw unclosed(opening)
  }

  private func unclosed(_ opening: Int) -> JSONSyntaxError {
    let quote = bytes[opening] == UInt8(ascii: "'") ? "'" : "\""
    return JSONSyntaxError("the text has no end on its line; close it with \(quote)", at: opening)
  }

  /// What stands for the characters after a backslash.
  private mutating func readEscape() throws(JSONSyntaxError) -> String {
    let start = index - 1
    let byte = current
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "x"): return String(try scalar(hexDigits(2), at: start))
    case UInt8(ascii: "u"): return String(try readUnicodeEscape(from: start))
    case 0x0A: return ""
    case 0x0D:
      if current == 0x0A { index += 1 }
      return ""
    case UInt8(ascii: "0") where !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= current): return "\0"
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      throw JSONSyntaxError("\\\(Character(Unicode.Scalar(byte))) is no escape; use \\u and four digits", at: start)
    default:
      index -= 1
      guard let literal = scalar(at: index) else { throw JSONSyntaxError("the text ends after a backslash", at: start) }
      index += String(literal).utf8.count
      return String(literal)
    }
  }

  /// A `\u` escape, or two that are the halves of one character.
  private mutating func readUnicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let high = try hexDigits(4)
    guard 0xD800...0xDBFF ~= high else { return try scalar(high, at: start) }
    guard current == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
      throw halfCharacter(at: start)
    }
    index += 2
    let low = try hexDigits(4)
    guard 0xDC00...0xDFFF ~= low else { throw halfCharacter(at: start) }
    return try scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), at: start)
  }

  private func scalar(_ value: UInt32, at start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else { throw halfCharacter(at: start) }
    return scalar
  }

  private func halfCharacter(at start: Int) -> JSONSyntaxError {
    JSONSyntaxError("the escape is one half of a character; both halves are needed", at: start)
  }

  private mutating func hexDigits(_ count: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = Self.hexDigit(current) else { throw error("a hexadecimal digit is expected, found \(found)") }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
