/// What a user needs, as `UIAccessibility`: on a stage nothing in particular.
public enum UIAccessibility {
  /// Whether less motion is wanted; it is not.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether cross fades are wanted; they are not.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether less transparency is wanted; it is not.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud; it is not.
  public static var isVoiceOverRunning: Bool { false }

  /// What has changed for those to whom the screen is read.
  public enum Notification: Hashable, Sendable {
    case announcement, layoutChanged, screenChanged
  }

  /// Has no effect.
  public static func post(notification: Notification, argument: Any?) {}
}

/// What a view is to those to whom the screen is read; only its identifier has an effect, in traces.
struct AccessibilityValues {
  var isElement: Bool = false
  var label: String?
  var hint: String?
  var value: String?
  var isModal: Bool = false
  var hidesElements: Bool = false
}

extension UIView {
  /// Whether it is read; has no effect.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What it is called; has no effect.
  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What it does; has no effect.
  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What it holds; has no effect.
  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// Whether what lies beside it is not read; has no effect.
  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether what lies in it is not read; has no effect.
  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
}
