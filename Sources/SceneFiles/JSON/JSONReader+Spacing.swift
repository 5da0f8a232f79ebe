extension JSONReader {
  /// Moves past white space and comments.
  @inline(__always)
  mutating func skipSpace() throws(JSONSyntaxError) {
    // Most often there is none, or one space.
    if current == 0x20 { index += 1 }
    guard Self.maySpace(current) else { return }
    try skipLongSpace()
  }

  /// Whether white space or a comment may begin with a byte; 0, which stands for the end, begins none.
  private static func maySpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && byte != 0 || byte == UInt8(ascii: "/") || byte >= 0xC2
  }

  private mutating func skipLongSpace() throws(JSONSyntaxError) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C: index += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0xC2...: guard skipWideSpace() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = index
    switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw JSONSyntaxError("the comment has no end; close it with */", at: start)
    default: throw error("a value is expected, found \(found)")
    }
  }

  /// Moves past a space beyond ASCII: JSON5 counts Unicode's space separators and the byte order mark as white space.
  private mutating func skipWideSpace() -> Bool {
    guard let scalar = scalar(at: index) else { return false }
    let isSpace =
      scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{FEFF}" || scalar == "\u{2028}"
      || scalar == "\u{2029}"
    if isSpace { index += String(scalar).utf8.count }
    return isSpace
  }

  /// Whether an identifier may begin with a byte.
  static func mayBeginIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// An identifier as JSON5 allows for keys, and the words for values; empty when none begins here.
  mutating func readIdentifier() -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"):
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where index > start: index += 1
      case 0x80...:
        guard let scalar = scalar(at: index), scalar.properties.isIDContinue else { return text(from: start) }
        index += String(scalar).utf8.count
      default: return text(from: start)
      }
    }
    return text(from: start)
  }

  /// The text from an earlier place to the reading place.
  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  /// The character that begins at a byte of the checked text.
  func scalar(at index: Int) -> Unicode.Scalar? {
    String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(message, at: index) }

  /// What stands at the reading place, for messages.
  var found: String {
    guard index < bytes.count, let scalar = scalar(at: index) else { return "the end of the text" }
    if scalar.value < 0x20 { return "a control character" }
    return scalar == "\"" ? "a text" : "\"\(scalar)\""
  }
}
