/// An ICC profile, read as far as it tells which colours are meant (ICC.1:2022; all numbers big-endian).
struct ColorProfile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Known colours need both the primaries and the tone curve; a name alone proves nothing.
  var colors: PNGColors {
    guard let primaries, hasSRGBCurves else { return .unknown(name) }
    if Self.isClose(primaries, Self.sRGBPrimaries) { return .sRGB }
    if Self.isClose(primaries, Self.displayP3Primaries) { return .displayP3 }
    return .unknown(name)
  }

  /// The profile's own name in quotes, or its colour space where it has none.
  var name: String {
    if let text = descriptionText, !text.isEmpty { return "“\(text)”" }
    return "an ICC profile without a name"
  }
}

// MARK: - Primaries

extension ColorProfile {
  /// X, Y, Z of red, green and blue, adapted to D50, as the profiles of both spaces hold them.
  private static let sRGBPrimaries = [0.4361, 0.2225, 0.0139, 0.3851, 0.7169, 0.0971, 0.1431, 0.0606, 0.7141]
  private static let displayP3Primaries = [0.5151, 0.2412, -0.0011, 0.2920, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841]

  /// Profiles round, and adapt white by slightly different matrices; other spaces in use are 0.02 away or more.
  private static let primaryTolerance = 0.003

  private static func isClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= primaryTolerance }
  }

  private var primaries: [Double]? {
    var all: [Double] = []
    for signature in ["rXYZ", "gXYZ", "bXYZ"] {
      guard let start = tag(signature)?.lowerBound, text(start, 4) == "XYZ " else { return nil }
      for component in 0..<3 {
        guard let value = fixed(start + 8 + 4 * component) else { return nil }
        all.append(value)
      }
    }
    return all
  }
}

// MARK: - Tone curves

extension ColorProfile {
  private var hasSRGBCurves: Bool {
    ["rTRC", "gTRC", "bTRC"].allSatisfy { signature in
      guard let start = tag(signature)?.lowerBound else { return false }
      return ToneCurve(profile: self, start: start)?.isSRGB ?? false
    }
  }
}

// MARK: - Tags

extension ColorProfile {
  /// Where a tag's data lies; nil when there is none, or it does not lie in the profile.
  func tag(_ signature: String) -> Range<Int>? {
    guard let count = number(128) else { return nil }
    for index in 0..<min(count, 200) {
      let entry = 132 + 12 * index
      guard text(entry, 4) == signature else { continue }
      guard let offset = number(entry + 4), let size = number(entry + 8), offset + size <= bytes.count else {
        return nil
      }
      return offset..<(offset + size)
    }
    return nil
  }

  func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  func shortNumber(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A signed number of 16 bits before and 16 bits after the point.
  func fixed(_ offset: Int) -> Double? {
    number(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  func text(_ offset: Int, _ count: Int) -> String? {
    guard offset >= 0, count >= 0, offset + count <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
  }

  /// The description: ASCII up to version 2, UTF-16 from version 4 on.
  private var descriptionText: String? {
    guard let range = tag("desc"), let type = text(range.lowerBound, 4) else { return nil }
    if type == "desc" {
      guard let count = number(range.lowerBound + 8) else { return nil }
      return text(range.lowerBound + 12, max(count - 1, 0))
    }
    guard type == "mluc", let size = number(range.lowerBound + 20), let offset = number(range.lowerBound + 24)
    else { return nil }
    let start = range.lowerBound + offset
    let units = stride(from: start, to: start + min(size, 400), by: 2).compactMap { shortNumber($0) }
    return String(decoding: units.map { UInt16($0) }, as: UTF16.self)
  }
}
