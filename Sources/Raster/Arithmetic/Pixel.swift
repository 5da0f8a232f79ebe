package import Geometry

/// Mixing of premultiplied pixels, four channels at a time.
///
/// A pixel is spread over two words of two 32-bit lanes; a channel times 32768 needs 23 bits of its lane.
package enum Pixel {
  @inline(__always)
  private static func evenLanes(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16
  }

  @inline(__always)
  private static func weighted(_ below: UInt64, _ keeping: UInt64, _ above: UInt64, _ adding: UInt64) -> UInt64 {
    let halves: UInt64 = 0x0000_4000_0000_4000
    return ((below &* keeping &+ above &* adding &+ halves) &>> 15) & 0x0000_00ff_0000_00ff
  }

  /// Each channel (below · keeping + above · adding + 16384) >> 15.
  @inline(__always)
  package static func sum(_ below: UInt32, keeping: Int, _ above: UInt32, adding: Int) -> UInt32 {
    let (keeping, adding) = (UInt64(truncatingIfNeeded: keeping), UInt64(truncatingIfNeeded: adding))
    let even = weighted(evenLanes(below), keeping, evenLanes(above), adding)
    let odd = weighted(evenLanes(below &>> 8), keeping, evenLanes(above &>> 8), adding)
    let packedEven = UInt32(truncatingIfNeeded: even | even &>> 16)
    let packedOdd = UInt32(truncatingIfNeeded: odd | odd &>> 16)
    return packedEven | packedOdd &<< 8
  }

  /// An opaque pixel painted over another with some opacity; also the mix of any two pixels.
  @inline(__always)
  package static func mix(_ below: UInt32, _ above: UInt32, opacity: Int) -> UInt32 {
    sum(below, keeping: Opacity.full &- opacity, above, adding: opacity)
  }

  /// A premultiplied pixel, its own alpha folded into the opacity of what it covers.
  @inline(__always)
  package static func over(_ below: UInt32, premultiplied above: UInt32, opacity: Int) -> UInt32 {
    let covering = Opacity.product(opacity, Opacity.ofAlpha(above &>> 24))
    return sum(below, keeping: Opacity.full &- covering, above, adding: opacity)
  }

  /// A colour without its alpha, as an opaque pixel.
  package static func opaque(red: Double, green: Double, blue: Double) -> UInt32 {
    byte(red) | byte(green) &<< 8 | byte(blue) &<< 16 | 0xff00_0000
  }

  private static func byte(_ component: Double) -> UInt32 {
    guard component > 0 else { return 0 }
    return component < 1 ? UInt32(component * 255 + 0.5) : 255
  }

  /// A colour painted on nothing.
  package static func premultiplied(_ color: Color) -> UInt32 {
    let opaque = opaque(red: color.red, green: color.green, blue: color.blue)
    return mix(0, opaque, opacity: Opacity.rounded(color.alpha))
  }
}
