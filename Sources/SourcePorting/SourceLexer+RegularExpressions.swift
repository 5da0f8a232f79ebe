extension SourceLexer {
  /// Words behind which an expression begins.
  private static let wordsBeforeExpressions: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "switch", "throw", "try", "await", "is", "as", "else",
    "yield", "repeat", "do", "defer", "for",
  ]

  /// Reads `/…/` where an expression may begin; false when the slash is an operator, by the rules of SE-0354.
  mutating func readRegularExpression() -> Bool {
    guard !followsOperand, let end = endOfRegularExpression else { return false }
    let start = position
    position = end
    emit(.literal, from: start)
    return true
  }

  /// Whether the token before is an operand, so that what follows divides it.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .literal, .quotedWord, .directive: return true
    case .word: return !Self.wordsBeforeExpressions.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .mark:
      switch bytes[last.range.lowerBound] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!"): return true
      case UInt8(ascii: "}"): return !bytes[last.range.upperBound..<position].contains(where: \.isLineBreak)
      default: return false
      }
    }
  }

  /// Behind the slash that closes a regular expression on its line; nil when there is none.
  private var endOfRegularExpression: Int? {
    guard let first = byte(1), !first.isBlank, !first.isLineBreak else { return nil }
    var (index, depth, isInClass) = (position + 1, 0, false)
    while index < bytes.count, !bytes[index].isLineBreak {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return bytes[index - 1].isBlank ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads `#/…/#`; false when it is not closed where it has to be.
  mutating func readExtendedRegularExpression(numberSigns: Int) -> Bool {
    let start = position
    var index = position + numberSigns + 1
    let isMultiLine = bytes[index...].first { !$0.isBlank }?.isLineBreak ?? false
    while index < bytes.count, isMultiLine || !bytes[index].isLineBreak {
      let closing = bytes[index...].prefix(numberSigns + 1)
      if closing.first == UInt8(ascii: "/"), closing.count == numberSigns + 1,
        closing.dropFirst().allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        position = index + closing.count
        emit(.literal, from: start)
        return true
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}
