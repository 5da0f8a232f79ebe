extension JSONReader {
  /// Reads a decimal or hexadecimal number; one beyond a double's range is refused.
  mutating func readNumber() throws(JSONSyntaxError) -> Double {
    if let number = readPlainNumber() { return number }
    let start = index
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { index += 1 }
    let magnitude = isHexadecimal ? try readHexadecimal() : try readDecimal(from: start)
    guard magnitude.isFinite else {
      throw JSONSyntaxError("\(text(from: start)) is beyond the range of a number", at: start)
    }
    try requireEnd(from: start)
    return isNegative ? -magnitude : magnitude
  }

  /// A number of few digits without sign and exponent, as most are written; nil, and nothing is read, for any other.
  private mutating func readPlainNumber() -> Double? {
    let limit = min(index + Self.mostPlainCharacters, bytes.count)
    var (end, point, mantissa) = (index, -1, 0)
    while end < limit {
      let byte = bytes[end]
      if case let digit = byte &- UInt8(ascii: "0"), digit <= 9 {
        mantissa = mantissa &* 10 &+ Int(digit)
      } else if byte == UInt8(ascii: "."), point < 0, end > index {
        point = end
      } else {
        break
      }
      end += 1
    }
    guard end < limit, end > index, Self.endsNumber(bytes[end]) else { return nil }
    guard bytes[index] != UInt8(ascii: "0") || end == index + 1 || point == index + 1 else { return nil }
    index = end
    return DecimalDigits.quotient(mantissa, fractionDigits: point < 0 ? 0 : end - point - 1)
  }

  /// So many digits are exact in a double.
  private static let mostPlainCharacters: Int = 15

  private static func endsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D: true
    default: false
    }
  }

  private var isHexadecimal: Bool {
    current == UInt8(ascii: "0") && index + 1 < bytes.count && bytes[index + 1] | 0x20 == UInt8(ascii: "x")
  }

  private mutating func readHexadecimal() throws(JSONSyntaxError) -> Double {
    index += 2
    guard Self.hexDigit(current) != nil else { throw error("a hexadecimal digit is expected, found \(found)") }
    var value: Double = 0
    while let digit = Self.hexDigit(current) {
      value = value * 16 + Double(digit)
      index += 1
    }
    return value
  }

  private mutating func readDecimal(from start: Int) throws(JSONSyntaxError) -> Double {
    let first = index
    var digits = DecimalDigits()
    let leading = readDigits(into: &digits)
    if leading > 1, bytes[first] == UInt8(ascii: "0") {
      throw JSONSyntaxError("a number does not begin with 0 and another digit", at: start)
    }
    var fraction = 0
    if current == UInt8(ascii: ".") {
      index += 1
      fraction = readDigits(into: &digits)
      if leading + fraction == 0 { throw notANumber(from: start) }
    } else if leading == 0 {
      throw notANumber(from: start)
    }
    let exponent = try readExponent()
    return digits.exactValue(scale: exponent - fraction) ?? slowValue(from: first)
  }

  /// Moves past digits, and gives how many there were.
  @inline(__always)
  private mutating func readDigits(into digits: inout DecimalDigits) -> Int {
    let (first, count) = (index, bytes.count)
    var end = first
    while end < count, case let digit = bytes[end] &- UInt8(ascii: "0"), digit <= 9 {
      digits.append(digit)
      end += 1
    }
    index = end
    return end - first
  }

  @inline(__always)
  private mutating func readExponent() throws(JSONSyntaxError) -> Int {
    guard current | 0x20 == UInt8(ascii: "e") else { return 0 }
    return try readWrittenExponent()
  }

  private mutating func readWrittenExponent() throws(JSONSyntaxError) -> Int {
    index += 1
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { index += 1 }
    guard decimalDigit != nil else { throw error("the exponent of a number is expected, found \(found)") }
    var exponent = 0
    while let digit = decimalDigit {
      exponent = min(exponent * 10 + Int(digit), 100_000)
      index += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// The nearest double, by the standard library's exact conversion.
  private func slowValue(from first: Int) -> Double {
    var digits = text(from: first)
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits += "0" }
    // Searching for texts takes far longer than the conversion, and few numbers have an exponent.
    if digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      digits = digits.replacing(".e", with: ".0e").replacing(".E", with: ".0e")
    }
    return Double(digits) ?? .infinity
  }

  private var decimalDigit: UInt8? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= current ? current - UInt8(ascii: "0") : nil
  }

  private mutating func notANumber(from start: Int) -> JSONSyntaxError {
    let word = readIdentifier()
    if word == "Infinity" || word == "NaN" {
      return JSONSyntaxError("\(text(from: start)) is no number a scene can have", at: start)
    }
    return error("a digit is expected, found \(found)")
  }

  /// A number ends where its digits end: `12pt` is a mistake, not the number 12.
  private mutating func requireEnd(from start: Int) throws(JSONSyntaxError) {
    guard Self.mayBeginIdentifier(current), !readIdentifier().isEmpty else { return }
    throw JSONSyntaxError("\(text(from: start)) is no number; lengths, times and angles have no unit", at: start)
  }
}

/// The digits of a decimal number, as long as they fit into a double exactly.
private struct DecimalDigits {
  private var mantissa: UInt64 = 0
  private var count: Int = 0

  /// So many digits never overflow.
  private static let mostDigits: Int = 18
  /// Below 2^53 an integer is exact, and so are the powers of ten up to 10^22: their quotient is rounded once.
  private static let limit: UInt64 = 1 << 53
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// A whole number below the limit, divided by a power of ten.
  static func quotient(_ mantissa: Int, fractionDigits: Int) -> Double {
    fractionDigits == 0 ? Double(mantissa) : Double(mantissa) / powers[fractionDigits]
  }

  mutating func append(_ digit: UInt8) {
    mantissa = mantissa &* 10 &+ UInt64(digit)
    count += 1
  }

  /// The number, times ten to the power of `scale`, when one correctly rounded operation gives it; nil when that would
  /// not be exact.
  func exactValue(scale: Int) -> Double? {
    guard count <= Self.mostDigits, mantissa < Self.limit, abs(scale) < Self.powers.count else { return nil }
    return scale < 0 ? Double(mantissa) / Self.powers[-scale] : Double(mantissa) * Self.powers[scale]
  }
}
