import Foundation

/// A size of letters, as `UIFont`; which letters they are does not matter, as text is drawn as bars.
///
/// It is no `NSObject`: Foundation on Linux stops where an attributed string has two different objects for one attribute.
public final class UIFont: Hashable, Sendable {
  /// Points.
  public let pointSize: CGFloat
  /// What it is called.
  public let fontName: String

  /// Heights of lines, and of capital letters, in points a point of size; those of the system font, rounded.
  private static let (lineShare, capitalShare): (CGFloat, CGFloat) = (1.2, 0.7)
  /// What of a line lies above its baseline.
  private static let ascenderShare: CGFloat = 0.8
  /// The width of a character in points a point of size: about the mean of the system font.
  static let characterShare: CGFloat = 0.5

  private init(named name: String, points: CGFloat) {
    (fontName, pointSize) = (name, points)
  }

  /// True for fonts of one name and size.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.pointSize == b.pointSize && a.fontName == b.fontName }

  /// True for a font of the same name and size.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont) == self }

  /// Hashes the name and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(fontName)
  }

  /// A font by its name; every name is good.
  public convenience init?(name: String, size: CGFloat) { self.init(named: name, points: size) }

  /// Points from line to line.
  public var lineHeight: CGFloat { pointSize * Self.lineShare }

  /// Points from the top of a line to its baseline: four fifths, about as in the system font.
  public var ascender: CGFloat { lineHeight * Self.ascenderShare }

  /// Points from the baseline to the bottom of a line; negative, as in UIKit.
  public var descender: CGFloat { ascender - lineHeight }

  /// Points of a capital letter.
  public var capHeight: CGFloat { pointSize * Self.capitalShare }

  /// The same letters in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(named: fontName, points: size) }

  /// How thick letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight: Weight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin: Weight = Weight(rawValue: -0.6)
    /// Light.
    public static let light: Weight = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular: Weight = Weight(rawValue: 0)
    /// A little thicker.
    public static let medium: Weight = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold: Weight = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold: Weight = Weight(rawValue: 0.4)
    /// Bolder.
    public static let heavy: Weight = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black: Weight = Weight(rawValue: 0.62)
  }

  /// The system's letters.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: "System", points: fontSize) }

  /// The system's letters of a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: fontSize) }

  /// The system's bold letters.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

  /// The system's slanted letters.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

  /// The system's letters whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
  }

  /// The letters of a style in the default size, as the Human Interface Guidelines list them.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let points: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    return systemFont(ofSize: points)
  }

  /// Points of labels that say nothing.
  public static var labelFontSize: CGFloat { 17 }
  /// Points of buttons that say nothing.
  public static var buttonFontSize: CGFloat { 18 }
  /// Points of small text.
  public static var systemFontSize: CGFloat { 14 }
  /// Points of smaller text.
  public static var smallSystemFontSize: CGFloat { 12 }
}
