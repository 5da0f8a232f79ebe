/// Differences of colours in YIQ (Kotsarenko and Ramos, 2010), in the arithmetic of pixelmatch 7.2.
enum YIQ {
  /// How much lighter the first of two pixels is; transparent ones over the background at a place.
  static func lightness(_ one: UInt32, _ other: UInt32, at index: Int) -> Double {
    if one == other { return 0 }
    let (red, green, blue) = channels(one, other, at: index)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// How light an opaque pixel is in hundred-millionths, exactly; no two colours are equally light, as trying all shows.
  static func opaqueLightness(_ pixel: UInt32) -> Int {
    Int(pixel & 255) &* 29_889_531 &+ Int(pixel &>> 8 & 255) &* 58_662_247 &+ Int(pixel &>> 16 & 255) &* 11_448_223
  }

  /// The weighted square of the distance, 0 to 35215.
  static func squaredDistance(_ one: UInt32, _ other: UInt32, at index: Int) -> Double {
    let (red, green, blue) = channels(one, other, at: index)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// What the channels differ by, transparent pixels blended with a background.
  ///
  /// The background's green and blue change from pixel to pixel with the golden ratio, so that neither of two transparent
  /// colours hides in front of it. Its red would change too, but counts in bytes, four a pixel, and so stays dark.
  private static func channels(_ one: UInt32, _ other: UInt32, at index: Int) -> (Double, Double, Double) {
    let (alpha, otherAlpha) = (Int(one >> 24), Int(other >> 24))
    let (red, green, blue) = (channel(one, 0), channel(one, 8), channel(one, 16))
    let (otherRed, otherGreen, otherBlue) = (channel(other, 0), channel(other, 8), channel(other, 16))
    if alpha == 255, otherAlpha == 255 {
      return (Double(red - otherRed), Double(green - otherGreen), Double(blue - otherBlue))
    }
    let place = Double(4 * index)
    let backGreen = 48 + 159 * (Int(place / 1.618033988749895) % 2)
    let backBlue = 48 + 159 * (Int(place / 2.618033988749895) % 2)
    let gap = alpha - otherAlpha
    return (
      Double(red * alpha - otherRed * otherAlpha - 48 * gap) / 255,
      Double(green * alpha - otherGreen * otherAlpha - backGreen * gap) / 255,
      Double(blue * alpha - otherBlue * otherAlpha - backBlue * gap) / 255
    )
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
}

/// pixelmatch's threshold.
struct YIQMetric: PixelMetric {
  private let limit: Double

  init(threshold: Double) {
    // 35215 is the largest squared distance there is.
    limit = 35215 * threshold * threshold
  }

  func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
    YIQ.squaredDistance(expected, actual, at: index) > limit
  }
}
