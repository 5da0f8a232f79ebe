/// A piece of a scene's text as it was written, comments among them.
struct SceneToken: Hashable {
  enum Kind: Hashable {
    case opening, closing, comma, colon
    /// A text, number or name.
    case word
    /// To the end of its line.
    case lineComment
    /// In its own marks.
    case blockComment
  }

  var kind: Kind
  var text: String
  /// How many lines end between the token before and this one.
  var lineBreaks: Int
}

/// Takes a text apart that is known to be JSON5.
struct SceneTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> SceneToken? {
    let lineBreaks = skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let kind = take()
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if kind == .lineComment { text.removeLast(text.reversed().prefix { $0 == " " || $0 == "\t" }.count) }
    return SceneToken(kind: kind, text: text, lineBreaks: lineBreaks)
  }

  /// Moves past white space, and counts the lines that end in it.
  private mutating func skipSpace() -> Int {
    var lineBreaks = 0
    while index < bytes.count, let length = spaceLength {
      let isSecondHalf = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      if bytes[index] == 0x0D || (bytes[index] == 0x0A && !isSecondHalf) { lineBreaks += 1 }
      index += length
    }
    return lineBreaks
  }

  /// How many bytes of white space begin here; nil for none.
  private var spaceLength: Int? {
    switch bytes[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2...:
      let scalar = String(decoding: bytes[index..<Swift.min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars
        .first
      guard let scalar, scalar == "\u{FEFF}" || scalar.properties.isWhitespace else { return nil }
      return String(scalar).utf8.count
    default: return nil
    }
  }

  private mutating func take() -> SceneToken.Kind {
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return takeMark(.opening)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return takeMark(.closing)
    case UInt8(ascii: ","): return takeMark(.comma)
    case UInt8(ascii: ":"): return takeMark(.colon)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return takeQuoted()
    case UInt8(ascii: "/"): return takeComment()
    default:
      while index < bytes.count, spaceLength == nil, !"{}[],:/\"'".utf8.contains(bytes[index]) { index += 1 }
      return .word
    }
  }

  private mutating func takeMark(_ kind: SceneToken.Kind) -> SceneToken.Kind {
    index += 1
    return kind
  }

  private mutating func takeQuoted() -> SceneToken.Kind {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    index = Swift.min(index + 1, bytes.count)
    return .word
  }

  private mutating func takeComment() -> SceneToken.Kind {
    let isBlock = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
    index = Swift.min(index + 2, bytes.count)
    guard isBlock else {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      return .lineComment
    }
    while index < bytes.count, !isCommentEnd { index += 1 }
    index = Swift.min(index + 2, bytes.count)
    return .blockComment
  }

  private var isCommentEnd: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")
  }
}
