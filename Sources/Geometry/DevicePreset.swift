/// The display of a device in portrait, by the name that scenes and stages use.
package struct DevicePreset: Hashable, Sendable {
  /// Lower case with hyphens: `iphone-15`.
  package let name: String
  /// As Apple calls it.
  package let title: String
  /// Points.
  package let size: Size
  /// Pixels a point.
  package let scale: Double
  /// The safe area with the status bar shown, in points; the sides have none.
  package let safeAreaTop: Double
  package let safeAreaBottom: Double
  /// How far the glass is rounded; points.
  package let displayCornerRadius: Double

  /// The display when it lies on its side; points.
  package var landscapeSize: Size { Size(size.height, size.width) }

  /// The safe area then, in points: top, left, bottom, right.
  ///
  /// Phones hide the status bar: those with a round display keep off its ends and the home indicator, which is thinner
  /// then; tablets are the same either way.
  package var landscapeSafeArea: [Double] {
    if Self.tablets.contains(self) { return [safeAreaTop, 0, safeAreaBottom, 0] }
    guard safeAreaBottom > 0 else { return [0, 0, 0, 0] }
    return [0, safeAreaTop, Self.landscapeIndicator, safeAreaTop]
  }

  /// What developers report of every phone without a home button; points.
  private static let landscapeIndicator: Double = 21

  private init(
    _ name: String, _ title: String, _ size: Size, scale: Double, top: Double, bottom: Double, radius: Double
  ) {
    self.name = name
    self.title = title
    self.size = size
    self.scale = scale
    safeAreaTop = top
    safeAreaBottom = bottom
    displayCornerRadius = radius
  }

  /// The preset of a name; nil for any other name.
  package init?(named name: String) {
    guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
    self = preset
  }

  /// The display of a scene or a stage that names none.
  package static let standard: String = "iphone-15"

  /// Every preset: phones, then tablets.
  ///
  /// Sizes and scales are Apple's published ones; safe areas and corner radii are not published: they are the values that
  /// developers report, and no frame depends on a radius unless a scene says so.
  package static let all: [DevicePreset] = phones + tablets

  private static let phones: [DevicePreset] = [
    DevicePreset(
      "iphone-se", "iPhone SE (2nd and 3rd generation)", Size(375, 667), scale: 2, top: 20, bottom: 0, radius: 0),
    DevicePreset("iphone-8-plus", "iPhone 8 Plus", Size(414, 736), scale: 3, top: 20, bottom: 0, radius: 0),
    DevicePreset("iphone-x", "iPhone X, XS, 11 Pro", Size(375, 812), scale: 3, top: 44, bottom: 34, radius: 39),
    DevicePreset("iphone-11", "iPhone XR, 11", Size(414, 896), scale: 2, top: 48, bottom: 34, radius: 41.5),
    DevicePreset(
      "iphone-11-pro-max", "iPhone XS Max, 11 Pro Max", Size(414, 896), scale: 3, top: 44, bottom: 34, radius: 39),
    DevicePreset("iphone-12", "iPhone 12, 12 Pro", Size(390, 844), scale: 3, top: 47, bottom: 34, radius: 47.33),
    DevicePreset("iphone-13", "iPhone 13, 13 Pro", Size(390, 844), scale: 3, top: 47, bottom: 34, radius: 47.33),
    DevicePreset(
      "iphone-13-mini", "iPhone 12 mini, 13 mini", Size(375, 812), scale: 3, top: 50, bottom: 34, radius: 44),
    DevicePreset(
      "iphone-13-pro-max", "iPhone 12 Pro Max, 13 Pro Max", Size(428, 926), scale: 3, top: 47, bottom: 34, radius: 53.33
    ),
    DevicePreset("iphone-14", "iPhone 14", Size(390, 844), scale: 3, top: 47, bottom: 34, radius: 47.33),
    DevicePreset("iphone-14-plus", "iPhone 14 Plus", Size(428, 926), scale: 3, top: 47, bottom: 34, radius: 53.33),
    DevicePreset("iphone-14-pro", "iPhone 14 Pro", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-14-pro-max", "iPhone 14 Pro Max", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15", "iPhone 15", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-plus", "iPhone 15 Plus", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-pro", "iPhone 15 Pro", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-pro-max", "iPhone 15 Pro Max", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16", "iPhone 16", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16e", "iPhone 16e", Size(390, 844), scale: 3, top: 47, bottom: 34, radius: 47.33),
    DevicePreset("iphone-16-plus", "iPhone 16 Plus", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16-pro", "iPhone 16 Pro", Size(402, 874), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("iphone-16-pro-max", "iPhone 16 Pro Max", Size(440, 956), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("iphone-17", "iPhone 17", Size(402, 874), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("iphone-air", "iPhone Air", Size(420, 912), scale: 3, top: 68, bottom: 34, radius: 62),
    DevicePreset("iphone-17-pro", "iPhone 17 Pro", Size(402, 874), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("iphone-17-pro-max", "iPhone 17 Pro Max", Size(440, 956), scale: 3, top: 62, bottom: 34, radius: 62),
  ]

  private static let tablets: [DevicePreset] = [
    DevicePreset("ipad-9", "iPad (7th to 9th generation)", Size(810, 1080), scale: 2, top: 20, bottom: 0, radius: 0),
    DevicePreset("ipad-10", "iPad (10th generation, A16)", Size(820, 1180), scale: 2, top: 24, bottom: 20, radius: 25),
    DevicePreset(
      "ipad-mini", "iPad mini (6th generation, A17 Pro)", Size(744, 1133), scale: 2, top: 24, bottom: 20, radius: 21.5),
    DevicePreset("ipad-air-11", "iPad Air (11 inches)", Size(820, 1180), scale: 2, top: 24, bottom: 20, radius: 18),
    DevicePreset("ipad-air-13", "iPad Air (13 inches)", Size(1024, 1366), scale: 2, top: 24, bottom: 20, radius: 18),
    DevicePreset("ipad-pro-11", "iPad Pro (11 inches, M4)", Size(834, 1210), scale: 2, top: 24, bottom: 20, radius: 30),
    DevicePreset(
      "ipad-pro-13", "iPad Pro (13 inches, M4)", Size(1032, 1376), scale: 2, top: 24, bottom: 20, radius: 30),
  ]
}
