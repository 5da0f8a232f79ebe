/// How far two pixels may differ and still count as the same.
package enum Tolerance: Hashable, Sendable {
  case exact
  /// Every channel, alpha too, by at most this much of 255.
  case channel(Int)
  /// pixelmatch's threshold, 0 to 1, of the YIQ difference.
  case yiq(Double)
  /// HyAB distance in OKLab, where black and white are 1 apart.
  case oklab(Double)
  /// CIEDE2000, where black and white are 100 apart.
  case deltaE2000(Double)
}

extension Tolerance {
  /// How tolerances are written.
  package static let forms: String = "exact, channel:N (0 to 255), yiq:T (0 to 1), oklab:T or de2000:D"

  /// Reads `exact`, `channel:N`, `yiq:T`, `oklab:T` or `de2000:D`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 1 {
      guard text == "exact" else { return nil }
      self = .exact
      return
    }
    guard let number = Double(parts[1]), number.isFinite, number >= 0 else { return nil }
    switch parts[0] {
    case "channel":
      guard let levels = Int(parts[1]), levels <= 255 else { return nil }
      self = .channel(levels)
    case "yiq":
      guard number <= 1 else { return nil }
      self = .yiq(number)
    case "oklab": self = .oklab(number)
    case "de2000": self = .deltaE2000(number)
    default: return nil
    }
  }
}

extension Tolerance: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exact: "exact"
    case .channel(let levels): "channel:\(levels)"
    case .yiq(let threshold): "yiq:\(Self.text(threshold))"
    case .oklab(let distance): "oklab:\(Self.text(distance))"
    case .deltaE2000(let distance): "de2000:\(Self.text(distance))"
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number < 1e15 ? String(Int(number)) : String(number)
  }
}
