/// The four channels of a pixel, two in each of two words of two lanes, with room for sums.
///
/// One product of a word weighs two channels on every processor; vectors of four 32-bit lanes need as many products
/// without SSE 4.1, and shuffles between them.
struct Channels {
  /// Red and blue.
  var even: UInt64
  /// Green and alpha.
  var odd: UInt64

  @inline(__always)
  init(even: UInt64, odd: UInt64) { (self.even, self.odd) = (even, odd) }

  @inline(__always)
  static var zero: Channels { Channels(even: 0, odd: 0) }

  /// A pixel's levels.
  @inline(__always)
  init(_ pixel: UInt32) {
    even = UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16
    odd = UInt64(pixel &>> 8 & 0xff) | UInt64(pixel &>> 8 & 0xff_0000) &<< 16
  }

  @inline(__always)
  mutating func add(_ other: Channels, times weight: UInt64) {
    even &+= other.even &* weight
    odd &+= other.odd &* weight
  }

  /// Each channel shifted down by some bits, rounded to the nearest, as 16 bits.
  @inline(__always)
  func shifted(_ bits: UInt64) -> Channels {
    let half: UInt64 = 0x0000_0001_0000_0001 &<< (bits &- 1)
    return Channels(
      even: (even &+ half) &>> bits & 0x0000_ffff_0000_ffff, odd: (odd &+ half) &>> bits & 0x0000_ffff_0000_ffff)
  }

  /// Four channels of 16 bits, which they must fit.
  @inline(__always)
  var packed: UInt64 { even | odd &<< 16 }

  /// The pixel of channels that are levels when shifted down by some bits, rounded to the nearest.
  @inline(__always)
  func pixel(shifted bits: UInt64) -> UInt32 {
    let half: UInt64 = 0x0000_0001_0000_0001 &<< (bits &- 1)
    let evenLevels = (even &+ half) &>> bits & 0x0000_00ff_0000_00ff
    let oddLevels = (odd &+ half) &>> bits & 0x0000_00ff_0000_00ff
    let lanes = evenLevels | oddLevels &<< 8
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 16)
  }
}
