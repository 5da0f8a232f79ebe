/// What is written in the place of some of a source's bytes; the number of lines stays.
struct SourceEdits: Sendable {
  struct Edit: Hashable, Sendable {
    let range: Range<Int>
    let replacement: String
  }

  /// By rising places, none over another.
  private(set) var edits: [Edit] = []

  /// Writes a text in the place of some bytes; line breaks among them are kept behind it.
  mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
    let breaks = bytes[range].filter(\.isLineBreak)
    edits.append(Edit(range: range, replacement: text + String(decoding: breaks, as: UTF8.self)))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, replacement: text))
  }

  /// Takes bytes away with the blanks behind them; on a line of its own with those before them.
  mutating func remove(_ range: Range<Int>, in bytes: [UInt8]) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    if end == bytes.count || bytes[end].isLineBreak {
      while start > (edits.last?.range.upperBound ?? 0), bytes[start - 1].isBlank { start -= 1 }
    }
    let joinsWords =
      start > 0 && bytes[start - 1].continuesWord && end < bytes.count && bytes[end].continuesWord
    replace(start..<end, with: joinsWords ? " " : "", in: bytes)
  }

  /// The bytes with every edit made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
