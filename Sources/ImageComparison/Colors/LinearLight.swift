import PNGCoding

/// Amounts of light in sRGB's primaries, 0 to 1, without the encoding's curve.
struct LinearLight: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A straight pixel over an opaque grey, blended in eight bits as a screen would show it.
  init(_ pixel: UInt32, over backdrop: UInt32) {
    let alpha = pixel >> 24
    func light(_ shift: UInt32) -> Double {
      let channel = pixel >> shift & 255
      let shown = (channel * alpha + backdrop * (255 - alpha) + 127) / 255
      return SRGBCurve.linearBytes[Int(shown)]
    }
    self.init(red: light(0), green: light(8), blue: light(16))
  }
}
