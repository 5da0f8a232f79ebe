import Geometry
import Pixels

/// A place in a picture in 2³²ths of a pixel, measured from the centre of the first pixel.
struct PicturePlace: Hashable, Sendable {
  let x: Int
  let y: Int

  @inline(__always)
  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The nearest place; what is no number, on the horizon, is as good as the first pixel.
  init(_ point: Point) { self.init(x: Self.fixed(point.x), y: Self.fixed(point.y)) }

  private static func fixed(_ value: Double) -> Int {
    // Far beyond every picture, and far from where sums of a few would wrap round.
    let limit = 1_073_741_824.0
    guard value > -limit else { return value.isNaN ? 0 : Int(-limit * 4_294_967_296) }
    return Int((min(value, limit) * 4_294_967_296).rounded())
  }

  @inline(__always)
  func moved(by other: PicturePlace) -> PicturePlace { PicturePlace(x: x &+ other.x, y: y &+ other.y) }

  /// part ÷ whole of the way.
  func share(_ part: Int, outOf whole: Int) -> PicturePlace {
    func share(_ length: Int) -> Int { Int((Double(length) * Double(part) / Double(whole)).rounded()) }
    return PicturePlace(x: share(x), y: share(y))
  }
}

/// Four channels of 16 bits in one word.
///
/// 256ths of a level fit, so one product weighs a whole pixel; half the work of two words of two lanes.
struct PackedChannels {
  let word: UInt64

  @inline(__always)
  init(word: UInt64) { self.word = word }

  /// A pixel's levels.
  @inline(__always)
  init(_ pixel: UInt32) {
    word = UInt64(pixel & 0xff_00ff) | UInt64(pixel &>> 8 & 0xff_00ff) &<< 32
  }

  /// The pixel of channels in 256ths of a level.
  @inline(__always)
  var pixel: UInt32 {
    let levels = (word &+ 0x0080_0080_0080_0080) &>> 8
    return UInt32(truncatingIfNeeded: levels & 0xff_00ff | (levels &>> 24 & 0xff00_ff00))
  }
}

/// Reads a picture between its pixels.
struct PictureReader {
  private let pixels: ContiguousArray<UInt32>
  private let width: Int
  private let limits: PixelBounds

  init(_ bitmap: Bitmap, _ limits: PixelBounds) {
    (pixels, width, self.limits) = (bitmap.pixels, bitmap.width, limits)
  }

  /// The picture between four pixel centres, in 256ths of a level; edge pixels repeat outwards.
  @inline(__always)
  func sample(_ place: PicturePlace) -> PackedChannels {
    // Places are rounded to 256ths, which may be the next pixel's beginning.
    let (x, y) = (place.x &+ 0x80_0000, place.y &+ 0x80_0000)
    let (left, right) = Self.neighbours(x &>> 32, limits.columns)
    let (top, bottom) = Self.neighbours(y &>> 32, limits.rows)
    let across = UInt64(truncatingIfNeeded: x &>> 24 & 255)
    let down = UInt64(truncatingIfNeeded: y &>> 24 & 255)
    // Four weights, never below 0, that add up to 256.
    let last = (across &* down &+ 128) &>> 8
    let (above, below) = (top &* width, bottom &* width)
    let sum =
      channels(above &+ left) &* (256 &- across &- down &+ last) &+ channels(above &+ right) &* (across &- last)
      &+ channels(below &+ left) &* (down &- last) &+ channels(below &+ right) &* last
    return PackedChannels(word: sum)
  }

  @inline(__always)
  private func channels(_ index: Int) -> UInt64 {
    // The limits lie within the picture.
    unsafe PackedChannels(pixels.span[unchecked: index]).word
  }

  @inline(__always)
  private static func neighbours(_ first: Int, _ limits: PixelRange) -> (Int, Int) {
    let last = limits.end &- 1
    return (max(limits.start, min(first, last)), max(limits.start, min(first &+ 1, last)))
  }
}
