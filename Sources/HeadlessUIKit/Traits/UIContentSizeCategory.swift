/// How large a user wants text, as `UIContentSizeCategory`; on a stage text is large, UIKit's default.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's constant.
  public let rawValue: String

  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// Nobody has said.
  public static let unspecified: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall: UIContentSizeCategory = UIContentSizeCategory("XS")
  /// Small.
  public static let small: UIContentSizeCategory = UIContentSizeCategory("S")
  /// A little smaller than the default.
  public static let medium: UIContentSizeCategory = UIContentSizeCategory("M")
  /// The default.
  public static let large: UIContentSizeCategory = UIContentSizeCategory("L")
  /// A little larger than the default.
  public static let extraLarge: UIContentSizeCategory = UIContentSizeCategory("XL")
  /// Larger.
  public static let extraExtraLarge: UIContentSizeCategory = UIContentSizeCategory("XXL")
  /// The largest but for those of accessibility.
  public static let extraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory("XXXL")
  /// The smallest of accessibility.
  public static let accessibilityMedium: UIContentSizeCategory = UIContentSizeCategory("AccessibilityM")
  /// Large for accessibility.
  public static let accessibilityLarge: UIContentSizeCategory = UIContentSizeCategory("AccessibilityL")
  /// Larger for accessibility.
  public static let accessibilityExtraLarge: UIContentSizeCategory = UIContentSizeCategory("AccessibilityXL")
  /// Even larger for accessibility.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    "AccessibilityXXXL")

  /// Whether it is one of accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
