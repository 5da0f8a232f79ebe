/// Source with its tokens, which are named by their numbers.
struct TokenizedSource: Sendable {
  let bytes: [UInt8]
  let tokens: [SourceToken]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SourceLexer.tokens(of: bytes)
  }

  /// The text of a token; empty behind the last.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// The name that a token is, without backticks; nil when it is none.
  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    switch tokens[index].kind {
    case .word: return text(index)
    case .quotedWord: return String(text(index).dropFirst().dropLast())
    case .directive, .number, .literal, .mark: return nil
    }
  }

  func isWord(_ index: Int, _ word: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word && text(index) == word
  }

  func isMark(_ index: Int, _ mark: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && text(index) == String(mark)
  }

  /// Whether the tokens from one on are these.
  func matches(_ index: Int, _ texts: String...) -> Bool {
    texts.enumerated().allSatisfy { text(index + $0.offset) == $0.element }
  }

  /// The parenthesis that closes the one at an index; nil when there is none.
  func closing(_ index: Int) -> Int? { closing(index, "(", ")") }

  /// The brace that closes the one at an index; nil when there is none.
  func closingBrace(_ index: Int) -> Int? { closing(index, "{", "}") }

  private func closing(_ index: Int, _ open: Character, _ close: Character) -> Int? {
    var depth = 0
    for candidate in index..<tokens.count {
      if isMark(candidate, open) { depth += 1 }
      if isMark(candidate, close) {
        depth -= 1
        if depth == 0 { return candidate }
      }
    }
    return nil
  }

  /// Whether a token is the first on its line.
  func beginsLine(_ index: Int) -> Bool {
    index == 0
      || bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(where: \.isLineBreak)
  }

  /// Line and column of an offset, from 1, columns in bytes as the compiler counts them.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, start, index) = (1, 0, 0)
    while index < offset {
      let isPair =
        bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      index += isPair ? 2 : 1
      if bytes[index - 1].isLineBreak { (line, start) = (line + 1, index) }
    }
    return (line, offset - start + 1)
  }
}
