import Motion

/// A colour in OKLab: lightness from 0 to 1, and two axes of hue (Björn Ottosson, 2020).
struct OKLabColor: Hashable, Sendable {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ light: LinearLight) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    let long = Elementary.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = Elementary.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = Elementary.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// HyAB: lightness by its difference, hue and chroma by theirs as a distance (Abasi et al., 2020).
  func distance(to other: OKLabColor) -> Double {
    let (da, db) = (a - other.a, b - other.b)
    return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
  }
}
