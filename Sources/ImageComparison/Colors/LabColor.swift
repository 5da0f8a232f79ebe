import Motion

/// A colour in CIELAB under D65: lightness from 0 to 100, and two axes of hue.
package struct LabColor: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// By way of XYZ with sRGB's primaries (IEC 61966-2-1) and the white of D65 for the 2° observer.
  init(_ light: LinearLight) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    let x = Self.response((0.412453 * red + 0.357580 * green + 0.180423 * blue) / 0.95047)
    let y = Self.response(0.212671 * red + 0.715160 * green + 0.072169 * blue)
    let z = Self.response((0.019334 * red + 0.119193 * green + 0.950227 * blue) / 1.08883)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The cube root, straight near black (CIE 15).
  private static func response(_ share: Double) -> Double {
    share > 216.0 / 24389 ? Elementary.cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }
}
