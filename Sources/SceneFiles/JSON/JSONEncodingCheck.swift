/// Refuses texts that are not UTF-8, with the byte at which that shows.
enum JSONEncodingCheck {
  static func check(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    if let encoding = foreignEncoding(bytes) {
      throw JSONSyntaxError("the file is \(encoding), not UTF-8; save it as UTF-8", at: 0)
    }
    var index = 0
    while index < bytes.count {
      index = asciiEnd(in: bytes, from: index)
      if index == bytes.count { return }
      guard let length = sequenceLength(bytes, at: index) else {
        throw JSONSyntaxError(
          "the byte 0x\(String(bytes[index], radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8",
          at: index)
      }
      index += length
    }
  }

  /// Where the first byte beyond ASCII stands, or the end.
  private static func asciiEnd(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + blockSize <= bytes.count, !hasWideByte(bytes.span.extracting(index..<(index + blockSize))) {
      index += blockSize
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// Bytes that are looked at together.
  private static let blockSize: Int = 64

  private static func hasWideByte(_ block: Span<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for index in block.indices { bits |= block[index] }
    return bits >= 0x80
  }

  /// UTF-16 and UTF-32 show by their byte order mark, or by the zeros beside the first character.
  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: ByteOrderMark.utf16LittleEndian) || bytes.starts(with: ByteOrderMark.utf16BigEndian) {
      return "UTF-16"
    }
    guard bytes.count >= 2 else { return nil }
    return (bytes[0] == 0) != (bytes[1] == 0) ? "UTF-16" : nil
  }

  /// The length of the character that begins at a byte beyond ASCII; nil when it is malformed, overlong or a surrogate.
  private static func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int? {
    func continues(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + distance < bytes.count && range ~= bytes[index + distance]
    }
    switch bytes[index] {
    case 0xC2...0xDF: return continues(1) ? 2 : nil
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : nil
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : nil
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : nil
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : nil
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : nil
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : nil
    default: return nil
    }
  }
}
