import Geometry
import Pixels

/// A picture under a map that turns, shears or tilts it: interpolated at places spread evenly over each pixel, as many
/// as the map reduces the picture there.
///
/// Under affine maps places are whole numbers, 2³² to a pixel of the picture, that grow by the same step from pixel to
/// pixel; so a row may add where a single pixel multiplies, and the sum is the same.
struct MappedSampler: Sendable {
  private let bitmap: Bitmap
  private let limits: PixelBounds
  private let kind: Kind

  private enum Kind: Sendable {
    case affine(PictureGrid)
    case projective(PaintCoordinates)
  }

  init(_ bitmap: Bitmap, place: PaintCoordinates, limits: PixelBounds) {
    self.bitmap = bitmap
    self.limits = limits
    kind = place.w == nil ? .affine(PictureGrid(place)) : .projective(place)
  }

  func pixel(x: Int, y: Int) -> UInt32 {
    let picture = PictureReader(bitmap, limits)
    switch kind {
    case .affine(let grid): return grid.pixel(picture, grid.corner(x: x, y: y))
    case .projective(let place): return place.pixel(picture, Double(x), Double(y))
    }
  }

  /// Writes pixels of a row of the canvas from the beginning of the room given, which must hold them.
  func read(row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>) {
    let picture = PictureReader(bitmap, limits)
    switch kind {
    case .affine(let grid):
      unsafe grid.read(picture, row: row, columns: columns, pixels: pixels)
    case .projective(let place):
      for x in columns.start..<columns.end {
        unsafe pixels[x &- columns.start] = place.pixel(picture, Double(x), Double(row))
      }
    }
  }
}

/// Where the places lie at which a picture is looked at, under an affine map.
struct PictureGrid: Sendable {
  private let origin: PicturePlace
  private let across: PicturePlace
  private let down: PicturePlace
  /// From a pixel's upper left corner to each of its places.
  private let offsets: ContiguousArray<PicturePlace>
  /// What a sum over all places is multiplied with, 2³² being a 256th of a level each.
  private let share: UInt64

  init(_ place: PaintCoordinates) {
    origin = PicturePlace(Point(place.x.atOrigin - 0.5, place.y.atOrigin - 0.5))
    across = PicturePlace(Point(place.x.across, place.y.across))
    down = PicturePlace(Point(place.x.down, place.y.down))
    let (columns, rows) = place.placeCounts(0, 0)
    var offsets: ContiguousArray<PicturePlace> = []
    for row in 0..<rows {
      for column in 0..<columns {
        offsets.append(
          across.share(2 * column + 1, outOf: 2 * columns).moved(by: down.share(2 * row + 1, outOf: 2 * rows)))
      }
    }
    self.offsets = offsets
    share = UInt64(offsets.count).reciprocal
  }

  @inline(__always)
  func corner(x: Int, y: Int) -> PicturePlace {
    PicturePlace(
      x: origin.x &+ across.x &* x &+ down.x &* y, y: origin.y &+ across.y &* x &+ down.y &* y)
  }

  @inline(__always)
  func pixel(_ picture: PictureReader, _ corner: PicturePlace) -> UInt32 {
    if offsets.count == 1 { return picture.sample(corner.moved(by: offsets[0])).pixel }
    var sum = ChannelSums()
    for offset in offsets { sum.add(picture.sample(corner.moved(by: offset))) }
    return sum.mean(share)
  }

  /// Writes pixels of a row, from place to place by one addition each way.
  func read(_ picture: PictureReader, row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>) {
    var corner = corner(x: columns.start, y: row)
    if offsets.count == 1 {
      corner = corner.moved(by: offsets[0])
      for index in 0..<columns.count {
        unsafe pixels[index] = picture.sample(corner).pixel
        corner = corner.moved(by: across)
      }
    } else {
      for index in 0..<columns.count {
        unsafe pixels[index] = pixel(picture, corner)
        corner = corner.moved(by: across)
      }
    }
  }
}

// MARK: - Tilted pictures

extension PaintCoordinates {
  fileprivate func pixel(_ picture: PictureReader, _ left: Double, _ top: Double) -> UInt32 {
    let (across, down) = placeCounts(left, top)
    if across == 1, down == 1 { return picture.sample(pictureAt(left + 0.5, top + 0.5)).pixel }
    var sum = ChannelSums()
    for j in 0..<down {
      for i in 0..<across {
        let place = pictureAt(
          left + (Double(i) + 0.5) / Double(across), top + (Double(j) + 0.5) / Double(down))
        sum.add(picture.sample(place))
      }
    }
    return sum.mean(UInt64(across * down).reciprocal)
  }

  private func pictureAt(_ x: Double, _ y: Double) -> PicturePlace {
    let point = point(x, y)
    return PicturePlace(Point(point.x - 0.5, point.y - 0.5))
  }

  /// Where pictures are reduced more than this, as towards a horizon, only so many places a side are looked at.
  private static let mostPlaces: Double = 32

  /// How many places a pixel needs across and down.
  fileprivate func placeCounts(_ left: Double, _ top: Double) -> (Int, Int) {
    let center = point(left + 0.5, top + 0.5)
    return (
      Self.placeCount(center, point(left + 1.5, top + 0.5)), Self.placeCount(center, point(left + 0.5, top + 1.5))
    )
  }

  /// How many places a pixel needs along a direction in which the picture passes by at so many pixels.
  private static func placeCount(_ from: Point, _ to: Point) -> Int {
    let step = to - from
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    guard length > 1 + 1e-6 else { return 1 }
    return Int(min(length.rounded(.up), mostPlaces))
  }
}

extension UInt64 {
  /// 2²⁴ ÷ this, rounded: enough for a mean of 1024 places to keep a colour that is everywhere.
  fileprivate var reciprocal: UInt64 { ((1 << 24) + self / 2) / self }
}

/// Sums of channels in 256ths of a level: red and green, blue and alpha, in lanes of 32 bits.
private struct ChannelSums {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  @inline(__always)
  mutating func add(_ channels: PackedChannels) {
    even &+= channels.word & 0x0000_ffff_0000_ffff
    odd &+= channels.word &>> 16 & 0x0000_ffff_0000_ffff
  }

  /// The pixel, given 2²⁴ ÷ the number of summands.
  @inline(__always)
  func mean(_ share: UInt64) -> UInt32 {
    @inline(__always)
    func level(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum &* share &+ 0x8000_0000) &>> 32) }
    return level(even & 0xffff_ffff) | level(even &>> 32) &<< 8 | level(odd & 0xffff_ffff) &<< 16
      | level(odd &>> 32) &<< 24
  }
}
