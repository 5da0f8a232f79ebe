/// How important a constraint is, as `UILayoutPriority`: 1000 must hold, what is less gives way to what is more.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from above 0 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority by its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Must hold.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// How strongly content resists being compressed.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// How strongly content resists being stretched.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
  /// How strongly a size that is asked for is kept to when a view is fitted.
  public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
}
