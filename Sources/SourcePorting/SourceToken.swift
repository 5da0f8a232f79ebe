/// A piece of Swift source that is neither space nor comment.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word
    /// A name in backticks.
    case quotedWord
    /// A word behind `#`, such as `#selector`.
    case directive
    case number
    /// A string literal, or the part of one up to an interpolation or behind it; a regular expression.
    case literal
    /// One byte of an operator, or one of punctuation.
    case mark
  }

  let kind: Kind
  /// Offsets of its bytes.
  let range: Range<Int>
}

extension UInt8 {
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  /// Whether a word may begin with it; what is beyond ASCII counts as a letter.
  var beginsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
  var continuesWord: Bool { beginsWord || isDigit }
}
