/// The display of a device in portrait, by the name that scenes and stages use.
package struct DevicePreset: Hashable, Sendable {
  /// Lower case with hyphens: `iphone-15`.
  package let name: String
  /// Points.
  package let size: Size
  /// Pixels a point.
  package let scale: Double
  /// The safe area with the status bar shown, in points; the sides have none.
  package let safeAreaTop: Double
  package let safeAreaBottom: Double
  /// How far the glass is rounded; points.
  package let displayCornerRadius: Double

  private init(_ name: String, _ size: Size, scale: Double, top: Double, bottom: Double, radius: Double) {
    self.name = name
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

  /// Every preset, by name within its family.
  ///
  /// Sizes, scales and safe areas are Apple's published ones; corner radii are read from the devices.
  package static let all: [DevicePreset] = [
    DevicePreset("iphone-se", Size(375, 667), scale: 2, top: 20, bottom: 0, radius: 0),
    DevicePreset("iphone-11", Size(414, 896), scale: 2, top: 48, bottom: 34, radius: 41.5),
    DevicePreset("iphone-13-mini", Size(375, 812), scale: 3, top: 50, bottom: 34, radius: 44),
    DevicePreset("iphone-14", Size(390, 844), scale: 3, top: 47, bottom: 34, radius: 47.33),
    DevicePreset("iphone-14-plus", Size(428, 926), scale: 3, top: 47, bottom: 34, radius: 53.33),
    DevicePreset("iphone-15", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-plus", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-pro", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-15-pro-max", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16", Size(393, 852), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16-plus", Size(430, 932), scale: 3, top: 59, bottom: 34, radius: 55),
    DevicePreset("iphone-16-pro", Size(402, 874), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("iphone-16-pro-max", Size(440, 956), scale: 3, top: 62, bottom: 34, radius: 62),
    DevicePreset("ipad-mini", Size(744, 1133), scale: 2, top: 24, bottom: 20, radius: 21.5),
    DevicePreset("ipad-air-11", Size(820, 1180), scale: 2, top: 24, bottom: 20, radius: 18),
    DevicePreset("ipad-pro-11", Size(834, 1210), scale: 2, top: 24, bottom: 20, radius: 30),
    DevicePreset("ipad-pro-13", Size(1032, 1376), scale: 2, top: 24, bottom: 20, radius: 30),
  ]
}
