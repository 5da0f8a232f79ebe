/// Two pixels that are mixed with many opacities.
///
/// below · (32768 − o) + above · o is below · 32768 + (above − below) · o, also where words wrap round: half the products
/// of `Pixel.mix`, and the same pixel.
struct PixelMixing {
  private let even: UInt64
  private let odd: UInt64
  private let evenStep: UInt64
  private let oddStep: UInt64

  private static let halves: UInt64 = 0x0000_4000_0000_4000
  private static let channels: UInt64 = 0x0000_00ff_0000_00ff

  @inline(__always)
  init(below: UInt32, above: UInt32) {
    let (belowEven, belowOdd) = (Self.lanes(below), Self.lanes(below &>> 8))
    even = belowEven &<< 15 &+ Self.halves
    odd = belowOdd &<< 15 &+ Self.halves
    evenStep = Self.lanes(above) &- belowEven
    oddStep = Self.lanes(above &>> 8) &- belowOdd
  }

  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xff) | UInt64(pixel & 0xff_0000) &<< 16
  }

  @inline(__always)
  func mixed(_ opacity: UInt32) -> UInt32 {
    let opacity = UInt64(opacity)
    let evenSum = (even &+ evenStep &* opacity) &>> 15 & Self.channels
    let oddSum = (odd &+ oddStep &* opacity) &>> 15 & Self.channels
    let lanes = evenSum | oddSum &<< 8
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 16)
  }
}
