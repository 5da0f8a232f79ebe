extension UIView {
  /// How content fills a view, as `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// What of a view follows its superview's size, as `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge.
    public static let flexibleLeftMargin: AutoresizingMask = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin: AutoresizingMask = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin: AutoresizingMask = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin: AutoresizingMask = AutoresizingMask(rawValue: 32)
  }
}
