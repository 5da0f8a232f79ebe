/// Reads one line of a trace, which is strict JSON of a known shape, without building a tree of it.
struct TraceLineReader {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The frame that a line tells of.
  static func read(_ line: [UInt8]) throws(Mistake) -> TraceFrame {
    var reader = TraceLineReader(line)
    let frame = try reader.frame()
    reader.skipSpace()
    guard reader.index == line.count else { throw reader.mistake("the end of the line") }
    return frame
  }

  /// What stands at a place where something else is expected.
  struct Mistake: Error, Hashable {
    /// Bytes from the beginning of the line.
    var offset: Int
    var text: String
  }

  private mutating func frame() throws(Mistake) -> TraceFrame {
    var number: Int?
    var time: Double?
    var frame = TraceFrame(index: 0, time: 0, views: [])
    try members { reader, key throws(Mistake) in
      switch key {
      case "frame": number = Int(exactly: try reader.number())
      case "time": time = try reader.number()
      case "views": frame.views = try reader.views()
      default: try reader.whole(key, into: &frame.whole)
      }
    }
    guard let number, let time else { throw Mistake(offset: 0, text: "a line needs a whole frame and a time") }
    (frame.index, frame.time) = (number, time)
    return frame
  }

  private mutating func views() throws(Mistake) -> [TraceFrame.View] {
    var views: [TraceFrame.View] = []
    try members { reader, name throws(Mistake) in views.append(TraceFrame.View(name, try reader.properties())) }
    return views
  }

  private mutating func properties() throws(Mistake) -> [TraceFrame.Property] {
    var properties: [TraceFrame.Property] = []
    try members { reader, key throws(Mistake) in properties.append(TraceFrame.Property(key, try reader.value())) }
    return properties
  }

  /// A value of the whole frame; an object's members are told one by one.
  private mutating func whole(_ key: String, into properties: inout [TraceFrame.Property]) throws(Mistake) {
    skipSpace()
    guard current == UInt8(ascii: "{") else {
      return properties.append(TraceFrame.Property(key, try value()))
    }
    for property in try self.properties() {
      properties.append(TraceFrame.Property("\(key).\(property.name)", property.value))
    }
  }
}

// MARK: - JSON

extension TraceLineReader {
  private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func mistake(_ expected: String) -> Mistake {
    let found = index < bytes.count ? "'\(Character(Unicode.Scalar(bytes[index])))'" : "the end of the line"
    return Mistake(offset: index, text: "expected \(expected), found \(found)")
  }

  private mutating func skipSpace() {
    while [0x20, 0x09, 0x0D].contains(current) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Mistake) {
    skipSpace()
    guard current == UInt8(ascii: character) else { throw mistake("'\(character)'") }
    index += 1
  }

  /// Whether another entry follows in a list or object, which is left behind when none does.
  private mutating func goesOn(closing: Unicode.Scalar, isFirst: inout Bool) throws(Mistake) -> Bool {
    skipSpace()
    if current == UInt8(ascii: closing) {
      index += 1
      return false
    }
    if !isFirst { try take(",") }
    isFirst = false
    return true
  }

  private mutating func members(
    _ read: (inout TraceLineReader, String) throws(Mistake) -> Void
  ) throws(Mistake) {
    try take("{")
    var isFirst = true
    while try goesOn(closing: "}", isFirst: &isFirst) {
      let key = try text()
      try take(":")
      try read(&self, key)
    }
  }

  private mutating func value() throws(Mistake) -> TraceValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "["): return .numbers(try numbers())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: TraceValue) throws(Mistake) -> TraceValue {
    guard bytes[index...].starts(with: word.utf8) else { throw mistake("a value") }
    index += word.utf8.count
    return value
  }

  private mutating func numbers() throws(Mistake) -> [Double] {
    try take("[")
    var numbers: [Double] = []
    var isFirst = true
    while try goesOn(closing: "]", isFirst: &isFirst) { numbers.append(try number()) }
    return numbers
  }

  private mutating func number() throws(Mistake) -> Double {
    skipSpace()
    let start = index
    while Self.isOfNumber(current) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw mistake("a number")
    }
    return number
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

// MARK: - Texts

extension TraceLineReader {
  private mutating func text() throws(Mistake) -> String {
    try take("\"")
    var text: [UInt8] = []
    while current != UInt8(ascii: "\"") {
      guard index < bytes.count else { throw mistake("the end of a text") }
      if current == UInt8(ascii: "\\") {
        text.append(contentsOf: try escape().utf8)
      } else {
        text.append(current)
        index += 1
      }
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(Mistake) -> String {
    index += 1
    let letter = current
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(letter))
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw mistake("an escape of JSON")
    }
  }

  private mutating func unicodeEscape() throws(Mistake) -> String {
    let first = try fourDigits()
    guard first & 0xFC00 == 0xD800 else {
      guard let scalar = Unicode.Scalar(first) else { throw mistake("a whole character") }
      return String(scalar)
    }
    guard bytes[index...].starts(with: "\\u".utf8) else { throw mistake("the other half of a character") }
    index += 2
    let second = try fourDigits()
    guard second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF))
    else { throw mistake("the other half of a character") }
    return String(scalar)
  }

  private mutating func fourDigits() throws(Mistake) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw mistake("four hexadecimal digits")
    }
    index += 4
    return number
  }
}
