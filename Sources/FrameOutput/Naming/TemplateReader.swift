/// Takes the text of a frame template apart.
struct TemplateReader {
  private let text: String
  private var rest: Substring
  private var parts: [FrameTemplate.Part] = []
  private var literal = ""

  /// More digits than any frame number has, and fewer than a file name may.
  private static let largestWidth = 18

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func readParts() throws(FrameTemplateError) -> [FrameTemplate.Part] {
    while let character = rest.first {
      switch character {
      case "{": try readPlaceholder()
      case "#": readHashes()
      case "%": readFormat()
      default:
        literal.append(character)
        rest.removeFirst()
      }
    }
    endLiteral()
    return parts
  }

  private mutating func readPlaceholder() throws(FrameTemplateError) {
    guard let end = rest.firstIndex(of: "}") else { throw .unclosedBrace(text) }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    let halves = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let part: FrameTemplate.Part
    switch (String(halves[0]), halves.count) {
    case ("scene", 1): part = .scene
    case ("time", 1): part = .time
    case ("scale", 1): part = .scale
    case ("frame", 1): part = .frame(digits: 1)
    case ("frame", 2): part = .frame(digits: try width(halves[1]))
    default: throw .unknownPlaceholder(String(inside))
    }
    append(part)
    rest = rest[rest.index(after: end)...]
  }

  private func width(_ text: Substring) throws(FrameTemplateError) -> Int {
    guard let width = Int(text), (1...Self.largestWidth).contains(width) else { throw .badWidth(String(text)) }
    return width
  }

  /// Two or more stand for a number; a single one may be part of a name.
  private mutating func readHashes() {
    let hashes = rest.prefix { $0 == "#" }
    if (2...Self.largestWidth).contains(hashes.count) {
      append(.frame(digits: hashes.count))
    } else {
      literal += hashes
    }
    rest = rest[hashes.endIndex...]
  }

  /// `%d`, `%4d` and `%04d` stand for a number, `%%` for a percent sign; any other is itself.
  private mutating func readFormat() {
    let after = rest.dropFirst()
    let digits = after.prefix { "0123456789".contains($0) }
    let end = after[digits.endIndex...]
    if digits.isEmpty, end.first == "%" {
      literal.append("%")
      rest = end.dropFirst()
    } else if end.first == "d", digits.isEmpty || (1...Self.largestWidth).contains(Int(digits) ?? 0) {
      append(.frame(digits: Int(digits) ?? 1))
      rest = end.dropFirst()
    } else {
      literal.append("%")
      rest = after
    }
  }

  private mutating func append(_ part: FrameTemplate.Part) {
    endLiteral()
    parts.append(part)
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    parts.append(.text(literal))
    literal = ""
  }
}
