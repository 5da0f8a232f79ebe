/// A tap on the hand, as `UIFeedbackGenerator`; it has no effect, as nobody holds a stage.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// Has no effect.
  open func prepare() {}
}

/// A tap as of things that collide.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the things are.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator of a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Has no effect.
  public func impactOccurred() {}

  /// Has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tap as of a wheel that turns.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  public func selectionChanged() {}
}

/// A tap that tells how something went.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
