extension FrameRecord {
  /// Reads a frame's line of `sequence.json` as it is written, without the comma; nil for any other text.
  init?(line: ArraySlice<UInt8>) {
    var reader = FrameLineReader(rest: line)
    guard reader.skip("{\"index\":"), let index = reader.number().flatMap({ Int($0) }),
      reader.skip(",\"time\":"), let time = reader.number().flatMap({ Double($0) }),
      reader.skip(",\"file\":"), let file = reader.text(),
      reader.skip(",\"pixels\":"), let pixels = reader.text(),
      reader.skip(",\"marks\":["), let marks = reader.texts(), reader.skip("]}"), reader.rest.isEmpty
    else { return nil }
    self.init(index: index, time: time, file: file, pixels: pixels, marks: marks)
  }
}

/// Takes a line of JSON apart that `JSONWriter` wrote.
private struct FrameLineReader {
  private(set) var rest: ArraySlice<UInt8>

  init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  mutating func skip(_ text: StaticString) -> Bool {
    let bytes = text.description.utf8
    guard rest.starts(with: bytes) else { return false }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  /// What a number is written as.
  mutating func number() -> String? {
    let end = rest.firstIndex { $0 == UInt8(ascii: ",") } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(validating: rest[..<end], as: UTF8.self)
  }

  mutating func text() -> String? {
    guard skip("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escaped() else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return nil
  }

  /// Behind a backslash: a sign, or `u00` and two digits of a control character.
  private mutating func escaped() -> UInt8? {
    guard skip("u00") else { return rest.popFirst().flatMap { "\"\\".utf8.contains($0) ? $0 : nil } }
    defer { rest = rest.dropFirst(2) }
    return String(validating: rest.prefix(2), as: UTF8.self).flatMap { UInt8($0, radix: 16) }
  }

  /// Texts with commas between, as far as the closing bracket.
  mutating func texts() -> [String]? {
    var texts: [String] = []
    while rest.first != UInt8(ascii: "]") {
      guard texts.isEmpty || skip(","), let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
