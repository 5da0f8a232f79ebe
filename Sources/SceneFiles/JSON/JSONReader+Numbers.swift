extension JSONReader {
  /// Reads a decimal or hexadecimal number; one beyond a double's range is refused.
  mutating func readNumber() throws(JSONSyntaxError) -> Double {
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
    while let digit = decimalDigit { digits.append(digit, isFraction: false); index += 1 }
    let leading = index - first
    if leading > 1, bytes[first] == UInt8(ascii: "0") {
      throw JSONSyntaxError("a number does not begin with 0 and another digit", at: start)
    }
    if current == UInt8(ascii: ".") {
      index += 1
      while let digit = decimalDigit { digits.append(digit, isFraction: true); index += 1 }
      if leading == 0, index == first + 1 { throw notANumber(from: start) }
    } else if leading == 0 {
      throw notANumber(from: start)
    }
    let exponent = try readExponent(from: start)
    return digits.exactValue(exponent: exponent) ?? slowValue(from: first)
  }

  private mutating func readExponent(from start: Int) throws(JSONSyntaxError) -> Int {
    guard current | 0x20 == UInt8(ascii: "e") else { return 0 }
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
    guard !readIdentifier().isEmpty else { return }
    throw JSONSyntaxError("\(text(from: start)) is no number; lengths, times and angles have no unit", at: start)
  }
}

/// The digits of a decimal number, as long as they fit into a double exactly.
private struct DecimalDigits {
  private var mantissa: UInt64 = 0
  private var fractionDigits: Int = 0
  private var isExact: Bool = true

  /// Below 2^53 an integer is exact, and so are the powers of ten up to 10^22: their quotient is rounded once.
  private static let limit: UInt64 = 1 << 53
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    guard isExact else { return }
    mantissa = mantissa * 10 + UInt64(digit)
    fractionDigits += isFraction ? 1 : 0
    isExact = mantissa < Self.limit
  }

  /// The number when one correctly rounded operation gives it; nil when that would not be exact.
  func exactValue(exponent: Int) -> Double? {
    let scale = exponent - fractionDigits
    guard isExact, abs(scale) < Self.powers.count else { return nil }
    return scale < 0 ? Double(mantissa) / Self.powers[-scale] : Double(mantissa) * Self.powers[scale]
  }
}
