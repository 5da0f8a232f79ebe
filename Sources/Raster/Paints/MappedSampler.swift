import Geometry
import Pixels

/// A picture under a map that turns, shears or tilts it: interpolated at places spread evenly over each pixel, as many
/// as the map reduces the picture there.
struct MappedSampler: Sendable {
  private let bitmap: Bitmap
  private let place: PaintCoordinates
  private let limits: PixelBounds

  /// How many places a pixel needs across and down; nil when that depends on the pixel.
  private let places: (across: Int, down: Int)?

  /// Where pictures are reduced more than this, as towards a horizon, only so many places a side are looked at.
  private static let mostPlaces: Double = 32

  init(_ bitmap: Bitmap, place: PaintCoordinates, limits: PixelBounds) {
    self.bitmap = bitmap
    self.place = place
    self.limits = limits
    places = place.w == nil ? Self.places(place, 0, 0) : nil
  }

  func pixel(x: Int, y: Int) -> UInt32 {
    let (left, top) = (Double(x), Double(y))
    let (across, down) = places ?? Self.places(place, left, top)
    if across == 1, down == 1 {
      return Channels.packed((sample(place.point(left + 0.5, top + 0.5)) &+ 128) &>> 8)
    }
    var sum = SIMD4<UInt32>(repeating: 0)
    for j in 0..<down {
      for i in 0..<across {
        let point = place.point(
          left + (Double(i) + 0.5) / Double(across), top + (Double(j) + 0.5) / Double(down))
        sum &+= sample(point)
      }
    }
    let count = UInt32(across * down) * 256
    return Channels.packed((sum &+ count / 2) / count)
  }

  private static func places(_ place: PaintCoordinates, _ left: Double, _ top: Double) -> (Int, Int) {
    let center = place.point(left + 0.5, top + 0.5)
    return (
      places(center, place.point(left + 1.5, top + 0.5)), places(center, place.point(left + 0.5, top + 1.5))
    )
  }

  /// How many places a pixel needs along a direction in which the picture passes by at so many pixels.
  private static func places(_ from: Point, _ to: Point) -> Int {
    let step = to - from
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    guard length > 1 + 1e-6 else { return 1 }
    return Int(min(length.rounded(.up), mostPlaces))
  }

  /// The picture between four pixel centres, in 256ths of a level.
  private func sample(_ point: Point) -> SIMD4<UInt32> {
    let (left, right, across) = Self.neighbours(point.x - 0.5, limits.columns)
    let (top, bottom, down) = Self.neighbours(point.y - 0.5, limits.rows)
    let above = mixed(left, right, row: top, across)
    let below = mixed(left, right, row: bottom, across)
    let sum = above &* (256 &- down) &+ below &* down
    return (sum &+ 128) &>> 8
  }

  /// Two pixels of a row, in 256ths of a level.
  private func mixed(_ left: Int, _ right: Int, row: Int, _ weight: UInt32) -> SIMD4<UInt32> {
    let start = row &* bitmap.width
    return Channels.spread(bitmap.pixels[start &+ left]) &* (256 &- weight)
      &+ Channels.spread(bitmap.pixels[start &+ right]) &* weight
  }

  /// The pixels at both sides of a place, and the weight of the second in 256ths.
  private static func neighbours(_ place: Double, _ limits: PixelRange) -> (Int, Int, UInt32) {
    let (low, high) = (Double(limits.start), Double(limits.end - 1))
    // What is no number, on the horizon, is as good as the first pixel.
    guard place > low else { return (limits.start, limits.start, 0) }
    guard place < high else { return (limits.end - 1, limits.end - 1, 0) }
    let first = Int(place)
    return (first, first + 1, UInt32((place - Double(first)) * 256 + 0.5))
  }
}
