/// A text that scene values come from, with what turns a byte's offset into line and column quickly.
struct SourceText: Sendable {
  /// How the user named it: a path, `-` for standard input, `--set name`.
  let name: String
  let bytes: [UInt8]
  /// True for what came with the command line: a mistake there is the caller's, not the scene's.
  let isFromCommandLine: Bool
  /// The offset each line begins at.
  private let lineStarts: [Int]
  /// For each block of bytes, the line that it begins in.
  private let lines: [Int]
  /// For each block of bytes, how many bytes before it only continue a character.
  private let continuations: [Int]
  /// Whether no byte continues a character, as in most scenes.
  private let isASCII: Bool

  private static let blockSize: Int = 32

  init(name: String, bytes: [UInt8], isFromCommandLine: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isFromCommandLine = isFromCommandLine
    (lineStarts, lines, continuations, isASCII) = Self.index(bytes)
  }

  /// The place of a byte; a line ends at a line feed, a carriage return, or both together.
  func place(at offset: Int) -> Place {
    let line = lineIndex(at: offset)
    guard !isASCII else { return Place(file: name, line: line + 1, column: offset - lineStarts[line] + 1) }
    let column = offset - lineStarts[line] - (continuations(before: offset) - continuations(before: lineStarts[line]))
    return Place(file: name, line: line + 1, column: column + 1)
  }

  private func lineIndex(at offset: Int) -> Int {
    var line = lines[min(offset / Self.blockSize, lines.count - 1)]
    while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset { line += 1 }
    return line
  }

  private func continuations(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let end = min(offset, bytes.count)
    guard block * Self.blockSize < end else { return continuations[block] }
    return bytes[(block * Self.blockSize)..<end].reduce(continuations[block]) { $0 + (Self.continues($1) ? 1 : 0) }
  }

  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func index(
    _ bytes: [UInt8]
  ) -> (lineStarts: [Int], lines: [Int], continuations: [Int], isASCII: Bool) {
    // A byte order mark is no character of the first line.
    var lineStarts = [bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0]
    // There is no line before the first one; the text may be empty.
    var lines = [0]
    lines.reserveCapacity(bytes.count / blockSize + 2)
    var continuations: [Int] = []
    continuations.reserveCapacity(bytes.count / blockSize + 2)
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      continuations.append(count)
      if start > 0 { lines.append(lineStarts.count - 1) }
      let range = start..<min(start + blockSize, bytes.count)
      let block = bytes.span.extracting(range)
      guard mayMatter(block) else { continue }
      for place in block.indices {
        let byte = block[place]
        // Control characters and what lies beyond ASCII.
        guard byte &- 0x20 >= 0x60 else { continue }
        let offset = start + place
        if byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)) {
          lineStarts.append(offset + 1)
        }
        if continues(byte) { count += 1 }
      }
    }
    if bytes.count % blockSize == 0 { continuations.append(count) }
    return (lineStarts, lines, continuations, count == 0)
  }

  /// Whether there is a control character, as line breaks are, or a byte beyond ASCII in a block.
  private static func mayMatter(_ block: Span<UInt8>) -> Bool {
    var found: UInt8 = 0
    for index in block.indices { found |= block[index] | (block[index] &- 0x20) }
    return found >= 0x80
  }
}

/// The first bytes of a text that say how it is encoded.
enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
  static let utf16LittleEndian: [UInt8] = [0xFF, 0xFE]
  static let utf16BigEndian: [UInt8] = [0xFE, 0xFF]
}

/// Every text a scene is made of: the scene itself, what it includes, and what the command line set.
struct SourceTable: Sendable {
  private(set) var texts: [SourceText] = []

  /// Adds a text and returns its number.
  mutating func add(_ text: SourceText) -> Int {
    texts.append(text)
    return texts.count - 1
  }

  func text(of position: SourcePosition) -> SourceText { texts[Int(position.source)] }

  func place(of position: SourcePosition) -> Place { text(of: position).place(at: Int(position.offset)) }
}
