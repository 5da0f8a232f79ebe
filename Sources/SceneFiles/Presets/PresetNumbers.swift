/// Numbers of the presets that UIKit has no counterpart for; what UIKit has, but does not document, is `UndocumentedMotion`.
enum PresetNumbers {
  /// Seconds; taste: UIKit has no such leg, and people fade in about a third of a second.
  static let fadeDuration: Double = 0.3
  /// Seconds; taste: the length of UIKit's old push.
  static let slideDuration: Double = 0.35
  /// Seconds; taste: the numbers of iOS 18's zoom are unknown (motion reference 8.1).
  static let zoomDuration: Double = 0.5
  /// Taste, with the duration above.
  static let zoomDampingRatio: Double = 0.85
  /// Seconds; taste.
  static let cardDuration: Double = 0.35
  /// How small a dismissed card gets; taste.
  static let cardScale: Double = 0.95
}
