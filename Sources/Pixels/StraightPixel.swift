/// Premultiplied pixels made straight again, as files and hashes hold them.
package enum StraightPixel {
  /// The straight form of a premultiplied pixel: round(255·c/a) for each channel, all 0 where alpha is 0.
  ///
  /// Channels above alpha, which no painter makes, end at 255.
  @inlinable
  package static func make(fromPremultiplied pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let red = channel(pixel & 255, alpha)
    let green = channel((pixel &>> 8) & 255, alpha)
    let blue = channel((pixel &>> 16) & 255, alpha)
    return red | green &<< 8 | blue &<< 16 | alpha &<< 24
  }

  /// The premultiplied form of a straight pixel: round(c·a/255) for each channel.
  @inlinable
  package static func premultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    let red = product(pixel & 255, alpha)
    let green = product((pixel &>> 8) & 255, alpha)
    let blue = product((pixel &>> 16) & 255, alpha)
    return red | green &<< 8 | blue &<< 16 | alpha &<< 24
  }

  @inlinable
  static func channel(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    // (510·c + a) ÷ 2a is 255·c/a rounded to the nearest, halves up, without fractions.
    min((510 &* value &+ alpha) / (2 &* alpha), 255)
  }

  @inlinable
  static func product(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    (value &* alpha &+ 127) / 255
  }
}
