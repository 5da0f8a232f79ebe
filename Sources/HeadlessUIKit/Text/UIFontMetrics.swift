/// How sizes follow a user's settings, as `UIFontMetrics`; they stay here, as with the settings a device comes with.
public final class UIFontMetrics: NSObject {
  /// Those of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same font, smaller if it has more points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The same number.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
