package import Pixels

/// What a PNG file holds.
package struct DecodedPNG: Hashable, Sendable {
  /// Premultiplied, converted to sRGB where the file's colours are known.
  package var bitmap: Bitmap
  package var colors: PNGColors

  package init(bitmap: Bitmap, colors: PNGColors) {
    self.bitmap = bitmap
    self.colors = colors
  }

  /// What a user should know of the conversion; nil when there is nothing.
  package var warning: String? {
    guard case .unknown(let name) = colors else { return nil }
    return "the picture's colour profile is \(name); its pixels are taken as sRGB; convert the picture to sRGB "
      + "or Display P3"
  }
}

/// The colours that a PNG file says it has.
package enum PNGColors: Hashable, Sendable {
  /// Nothing is said, which means sRGB.
  case unspecified
  case sRGB
  /// Wider than sRGB; colours outside of it end at its edge.
  case displayP3
  /// Neither; the profile's name.
  case unknown(String)
}
