/// Cuts Swift source into tokens; everything that is no Swift passes as marks, for the compiler to complain of.
///
/// Code in interpolations is code, what stands around it is a literal; nesting costs memory, never the call stack.
struct SourceLexer {
  let bytes: [UInt8]
  var position: Int = 0
  var tokens: [SourceToken] = []
  /// The strings around the interpolation that is being read, the innermost last.
  private var strings: [InterpolatedString] = []
  /// Parentheses that are open in the code at hand, since its string was interrupted.
  private var depth: Int = 0

  private struct InterpolatedString {
    let delimiter: StringDelimiter
    /// Parentheses that were open where the string began.
    let depth: Int
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes)
    lexer.skipInterpreterLine()
    while lexer.position < bytes.count { lexer.readNext() }
    return lexer.tokens
  }

  /// The byte some places on; nil behind the end.
  func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  func isAt(_ text: StaticString, offset: Int = 0) -> Bool {
    let start = position + offset
    let expected = text.description.utf8
    return start + expected.count <= bytes.count && bytes[start..<start + expected.count].elementsEqual(expected)
  }

  mutating func emit(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(SourceToken(kind: kind, range: start..<position))
  }

  private mutating func skipInterpreterLine() {
    if isAt("#!") { skipLine() }
  }

  private mutating func readNext() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0: position += 1
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): readString(numberSigns: 0, from: position)
    case UInt8(ascii: "#"): readNumberSign()
    case UInt8(ascii: "`"): readQuotedWord()
    case UInt8(ascii: "("), UInt8(ascii: ")"): readParenthesis(byte)
    case _ where byte.isDigit: readWord(.number)
    case _ where byte.beginsWord: readWord(.word)
    default: readMark()
    }
  }

  private mutating func readMark() {
    position += 1
    emit(.mark, from: position - 1)
  }

  private mutating func readWord(_ kind: SourceToken.Kind) {
    let start = position
    while let byte = byte(), byte.continuesWord { position += 1 }
    emit(kind, from: start)
  }

  /// A name in backticks ends on its line; a backtick alone is a mark.
  private mutating func readQuotedWord() {
    let start = position
    let rest = bytes[(position + 1)...].prefix { !$0.isLineBreak }
    guard let end = rest.firstIndex(of: UInt8(ascii: "`")) else { return readMark() }
    position = end + 1
    emit(.quotedWord, from: start)
  }

  private mutating func readSlash() {
    if isAt("//") { return skipLine() }
    if isAt("/*") { return skipComment() }
    if !readRegularExpression() { readMark() }
  }

  private mutating func readNumberSign() {
    let start = position
    let signs = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    switch byte(signs) {
    case UInt8(ascii: "\"")?:
      position += signs
      readString(numberSigns: signs, from: start)
    case UInt8(ascii: "/")? where readExtendedRegularExpression(numberSigns: signs): break
    case let next? where signs == 1 && next.beginsWord:
      position += 1
      while let byte = byte(), byte.continuesWord { position += 1 }
      emit(.directive, from: start)
    default: readMark()
    }
  }

  // MARK: Strings

  /// Reads a string from its quotes on; `start` is where its first number sign stands.
  private mutating func readString(numberSigns: Int, from start: Int) {
    let delimiter = StringDelimiter(at: position, numberSigns: numberSigns, in: bytes)
    position += delimiter.isMultiLine ? 3 : 1
    readText(of: delimiter, from: start)
  }

  /// Reads on in a string, up to its end or to an interpolation.
  private mutating func readText(of delimiter: StringDelimiter, from start: Int) {
    switch delimiter.nextStop(in: bytes, from: position) {
    case .end(let end):
      position = end
      emit(.literal, from: start)
    case .interpolation(let parenthesis):
      position = parenthesis
      emit(.literal, from: start)
      readMark()
      strings.append(InterpolatedString(delimiter: delimiter, depth: depth))
      depth = 0
    }
  }

  /// The parenthesis that closes an interpolation is followed by the rest of its string.
  private mutating func readParenthesis(_ byte: UInt8) {
    readMark()
    if byte == UInt8(ascii: "(") {
      depth += 1
    } else if depth > 0 {
      depth -= 1
    } else if let string = strings.popLast() {
      depth = string.depth
      readText(of: string.delimiter, from: position)
    }
  }
}
