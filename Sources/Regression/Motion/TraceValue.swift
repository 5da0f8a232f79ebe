/// A value of a trace: what a property of a view, or of the frame as a whole, is at one frame.
package enum TraceValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  /// A rectangle, a matrix, the radii of four corners.
  case numbers([Double])
  /// A colour as `#RRGGBBAA`, a name.
  case text(String)
}

extension TraceValue {
  /// How far numbers may lie apart and still be the same: traces are kept to six decimals.
  package static let precision: Double = 1e-6

  /// Whether two values say the same, numbers to six decimals.
  package func isSame(as other: TraceValue) -> Bool {
    if let distance = distance(to: other) { return distance <= Self.precision }
    return self == other
  }

  /// How far apart two values are: the largest difference of their numbers, of a colour's channels from 0 to 255.
  ///
  /// A single number stands for as many equal ones, as one radius does for four. Nil where nothing can be subtracted.
  package func distance(to other: TraceValue) -> Double? {
    guard let own = components, let theirs = other.components else { return nil }
    let count = max(own.count, theirs.count)
    guard own.count == count || own.count == 1, theirs.count == count || theirs.count == 1, count > 0 else {
      return nil
    }
    return (0..<count).map { abs(own[own.count == 1 ? 0 : $0] - theirs[theirs.count == 1 ? 0 : $0]) }.max()
  }

  private var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .text(let text): Self.channels(of: text)
    case .null, .flag: nil
    }
  }

  /// Red, green, blue and alpha of `#RRGGBBAA`; nil for other texts.
  private static func channels(of text: String) -> [Double]? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 8, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    return [24, 16, 8, 0].map { Double(number >> $0 & 255) }
  }
}

extension TraceValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "none"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(number)
    case .numbers(let numbers): "[\(numbers.map(Self.text).joined(separator: ", "))]"
    case .text(let text): text
    }
  }

  /// Six decimals at most; whole numbers without any.
  package static func text(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return String(rounded) }
    return String(Int(rounded))
  }
}
