/// JSON text in the making: separators are put where they belong, keys stay in the order they are written.
///
/// Numbers are the shortest text that reads back to the same value; whole numbers carry no fraction, negative zero is 0.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var breaksLine = false
  /// What the last line of a trace called its views.
  var tracedNames = TracedNames()
  private var fractions = WrittenFractions()

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the storage.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    (needsComma, breaksLine) = (false, false)
    fractions.removeAll()
  }

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    enclose("{", "}", write)
  }

  package mutating func array(_ write: (inout JSONWriter) -> Void) {
    enclose("[", "]", write)
  }

  package mutating func key(_ name: String) {
    beginValue()
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ number: Double) {
    beginValue()
    appendNumber(number)
  }

  package mutating func value(_ number: Int) {
    beginValue()
    appendInteger(number)
  }

  package mutating func value(_ flag: Bool) { word(flag ? "true" : "false") }

  package mutating func null() { word("null") }

  package mutating func value(_ string: String?) {
    guard let string else { return null() }
    beginValue()
    appendString(string)
  }

  /// A text of few characters, none of which has to be escaped.
  mutating func value(plain characters: some Sequence<UInt8>) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    for byte in characters { bytes.append(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func value(_ numbers: [Double]) {
    array { writer in numbers.forEach { writer.value($0) } }
  }

  /// Ends the line in front of the next value or closing bracket: for files that people read.
  package mutating func breakLine() { breaksLine = true }

  /// Ends the text with a line break, as a line of JSON Lines or the last of a file.
  package mutating func endText() {
    bytes.append(UInt8(ascii: "\n"))
    (needsComma, breaksLine) = (false, false)
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
  ) {
    beginValue()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    write(&self)
    if breaksLine { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: closing))
    (needsComma, breaksLine) = (true, false)
  }

  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if breaksLine { bytes.append(UInt8(ascii: "\n")) }
    (needsComma, breaksLine) = (true, false)
  }

  private mutating func word(_ word: String) {
    beginValue()
    bytes.append(contentsOf: word.utf8)
  }
}

// MARK: - Numbers and strings

extension JSONWriter {
  /// Below it every whole number is exact, 2⁵³; above it the shortest text may need an exponent.
  private static let largestWhole: Double = 9_007_199_254_740_992

  private mutating func appendNumber(_ number: Double) {
    guard number.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    guard number == number.rounded(.towardZero), abs(number) < Self.largestWhole else {
      return appendFraction(number)
    }
    appendInteger(Int(number))
  }

  private mutating func appendFraction(_ number: Double) {
    let start = bytes.count
    if let range = fractions.range(of: number) {
      for index in range { bytes.append(bytes[index]) }
    } else {
      bytes.append(contentsOf: number.description.utf8)
      fractions.note(number, at: start..<bytes.count)
    }
  }

  private mutating func appendInteger(_ number: Int) {
    guard number.magnitude >= 10 || number < 0 else {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let first = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[first...].reverse()
  }

  private mutating func appendString(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let first = bytes.count
    bytes.append(contentsOf: string.utf8)
    // Hardly any text has something to escape.
    if hasEscapes(from: first) {
      bytes.removeLast(bytes.count - first)
      for byte in string.utf8 { appendCharacter(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func hasEscapes(from first: Int) -> Bool {
    var index = first
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      index += 1
    }
    return false
  }

  private mutating func appendCharacter(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20: appendEscape(byte)
    default: bytes.append(byte)
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u00".utf8)
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
}
