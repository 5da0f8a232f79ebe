/// Frames per second as a fraction, so that 60000/1001 is exact.
package struct FrameRate: Hashable, Sendable {
  package let frames: Int
  package let seconds: Int

  /// So many frames in so many seconds, reduced; nil unless both are above 0.
  package init?(frames: Int, seconds: Int = 1) {
    guard frames > 0, seconds > 0 else { return nil }
    let divisor = Self.commonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// The rate written as "60", "29.97" or "60000/1001"; nil for anything else, or with more than fifteen digits in a number.
  package init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = sides.first.flatMap({ Self.decimal($0) }) else { return nil }
    switch sides.count {
    case 1: self.init(frames: first.digits, seconds: first.scale)
    case 2:
      guard first.scale == 1, let last = Self.decimal(sides[1]), last.scale == 1 else { return nil }
      self.init(frames: first.digits, seconds: last.digits)
    default: return nil
    }
  }

  /// Frames per second.
  package var perSecond: Double { Double(frames) / Double(seconds) }

  /// A decimal number without a sign as digits over a power of ten.
  private static func decimal(_ text: Substring) -> (digits: Int, scale: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), digits.utf8.count <= 15 else { return nil }
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits) else { return nil }
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    return (number, (0..<places).reduce(1) { scale, _ in scale * 10 })
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: CustomStringConvertible {
  /// As it may be read again: "60", or "60000/1001".
  package var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}
