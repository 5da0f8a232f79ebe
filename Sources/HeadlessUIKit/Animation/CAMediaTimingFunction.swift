package import Motion

/// A cubic curve of time, as `CAMediaTimingFunction`.
public final class CAMediaTimingFunction: Hashable, Sendable {
  package let curve: CubicCurve

  package init(curve: CubicCurve) { self.curve = curve }

  /// A curve by its control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// A curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) { self.init(curve: name.curve) }

  /// True when the control points are equal.
  public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.curve == b.curve }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

/// A named curve of time, as `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name by its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An even pace.
  public static let linear: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow beginning and end.
  public static let easeInEaseOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own.
  public static let `default`: CAMediaTimingFunctionName = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var curve: CubicCurve {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    case .default: .systemDefault
    default: .linear
    }
  }
}
