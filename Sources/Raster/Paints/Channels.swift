/// The four channels of a pixel side by side, with room for sums.
enum Channels {
  @inline(__always)
  static func spread(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
  }

  @inline(__always)
  static func packed(_ channels: SIMD4<UInt32>) -> UInt32 {
    channels.x | channels.y &<< 8 | channels.z &<< 16 | channels.w &<< 24
  }

  /// A sum of channels with weights in 32768ths, in 256ths of a level.
  @inline(__always)
  static func narrowed(_ sum: SIMD4<UInt32>) -> SIMD4<UInt32> { (sum &+ 64) &>> 7 }

  /// A sum of 256ths of a level with weights in 32768ths, as a pixel.
  @inline(__always)
  static func pixel(_ sum: SIMD4<UInt32>) -> UInt32 { packed((sum &+ 4_194_304) &>> 23) }
}
