/// The numbers of the presets that no documentation gives; each can be changed here and nowhere else.
enum PresetNumbers {
  /// Seconds; taste: UIKit has no such leg, and people fade in about a third of a second.
  static let fadeDuration: Double = 0.3
  /// Seconds; UIKit's is not documented, re-implementations assume 0.3 to 0.4 (motion reference 8.1, unknown).
  static let crossDissolveDuration: Double = 0.4
  /// Seconds; taste: the length of UIKit's old push.
  static let slideDuration: Double = 0.35
  /// Seconds; UIKit's is not documented, 0.7 to 0.75 is assumed (motion reference 8.1, unknown numbers).
  static let flipDuration: Double = 0.75
  /// Points from the eye to the plane; taste: UIKit's is not documented.
  static let flipPerspective: Double = 1000
  /// Seconds; taste: the numbers of iOS 18's zoom are unknown (motion reference 8.1).
  static let zoomDuration: Double = 0.5
  /// Taste, with the duration above.
  static let zoomDampingRatio: Double = 0.85
  /// Seconds; taste.
  static let cardDuration: Double = 0.35
  /// How small a dismissed card gets; taste.
  static let cardScale: Double = 0.95
  /// How far the lower screen of a push goes to the side, as a share of the width (motion reference 8.2).
  static let pushParallax: Double = 0.3
  /// How dark the lower screen of a push gets (motion reference 8.2).
  static let pushDimming: Double = 0.1
  /// From the top of the safe area to a large sheet's top edge (motion reference 8.3).
  static let sheetMargin: Double = 10
  /// The same on a display without a home indicator.
  static let sheetMarginWithHomeButton: Double = 20
}
