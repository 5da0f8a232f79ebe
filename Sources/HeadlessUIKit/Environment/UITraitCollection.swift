/// Light or dark, as `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is along an axis, as `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The reading direction, as `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The kind of device, as `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The surroundings that a view adapts to, as `UITraitCollection`.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 when not said.
  public let displayScale: CGFloat
  /// Room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room downwards.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How large text is wanted.
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.userInterfaceIdiom = userInterfaceIdiom
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// A collection that says nothing.
  public convenience init() { self.init(displayScale: 0) }

  /// A collection that says only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// The traits of the stage being set up or played, or those that code is run under.
  @preconcurrency @MainActor public static var current: UITraitCollection {
    UIEnvironment.current.currentTraits ?? UIEnvironment.current.traitCollection
  }

  /// The same traits in another style.
  package func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style, displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection, userInterfaceIdiom: userInterfaceIdiom,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }

  private var traits: [Int] {
    [
      userInterfaceStyle.rawValue, horizontalSizeClass.rawValue, verticalSizeClass.rawValue, layoutDirection.rawValue,
      userInterfaceIdiom.rawValue,
    ]
  }

  /// True when all traits are equal.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.traits == b.traits && a.displayScale == b.displayScale
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
  }

  /// True when colours may look different under the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
