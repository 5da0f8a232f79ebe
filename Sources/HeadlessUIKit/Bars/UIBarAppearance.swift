/// How a bar would look, as `UIBarAppearance`; bars are not drawn, and it has no effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The blur behind the bar.
  open var backgroundEffect: UIVisualEffect?
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the bar's line.
  open var shadowColor: UIColor?
  /// The picture of the bar's line.
  open var shadowImage: UIImage?

  /// The system's look.
  public override init() { super.init() }

  /// The look of another bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
    (backgroundImage, shadowColor) = (barAppearance.backgroundImage, barAppearance.shadowColor)
    shadowImage = barAppearance.shadowImage
  }

  /// The system's look.
  open func configureWithDefaultBackground() { (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil) }
  /// A look that covers what is behind.
  open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }
  /// A look that shows what is behind.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, shadowColor) = (nil, .clear, .clear)
  }
}

/// How a navigation bar would look; it has no effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title stands.
  open var titlePositionAdjustment: UIOffset = .zero
}

/// How a tab bar would look; it has no effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour of the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar would look; it has no effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// A way to the right and down, as `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat

  /// A way of points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No way.
  public static let zero: UIOffset = UIOffset()
}

/// How high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
}

/// How dark a bar is.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}
