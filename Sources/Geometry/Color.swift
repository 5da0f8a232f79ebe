/// A straight (not premultiplied) sRGB-encoded colour; each component 0…1, kept as computed and clamped when drawn.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear: Color = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black: Color = Color(red: 0, green: 0, blue: 0)
  package static let white: Color = Color(red: 1, green: 1, blue: 1)

  /// A component as a byte, clamped and rounded to the nearest.
  package static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }

  /// The components as bytes R, G, B, A.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }
}
