/// How values between keys are found, as `CAAnimationCalculationMode`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight between keys.
  public static let linear: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even speed; key times are ignored.
  public static let paced: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the keys.
  public static let cubic: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at an even speed; key times are ignored.
  public static let cubicPaced: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, as `CAKeyframeAnimation`.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The line that a point is moved along, instead of values; each of its elements leads to a key.
  open var path: CGPath?
  /// When each is reached, rising from 0 to 1; evenly when nil.
  open var keyTimes: [NSNumber]?
  /// How each segment is paced; linear when nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keys are found.
  open var calculationMode: CAAnimationCalculationMode = .linear

  override var track: ValueTrack? {
    if let path { return PathTrack(path.outline, self).map { .path($0) } }
    guard let values, !values.isEmpty else { return nil }
    let animatable = values.compactMap { AnimatableValue(any: $0) }
    guard animatable.count == values.count else { return nil }
    let paces = (timingFunctions ?? []).map { Pace.curve($0.curve) }
    return .keys(
      KeyValues(
        values: animatable, times: keyTimes?.map(\.doubleValue), paces: paces, mode: KeyValues.Mode(calculationMode)))
  }
}

extension KeyValues.Mode {
  init(_ mode: CAAnimationCalculationMode) {
    switch mode {
    case .discrete: self = .discrete
    case .paced: self = .paced
    case .cubic: self = .cubic
    case .cubicPaced: self = .cubicPaced
    default: self = .linear
    }
  }
}
