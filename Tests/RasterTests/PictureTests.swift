import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct PictureTests {
  /// Seeded noise, partly transparent.
  private static func noise(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Bitmap {
    var random = SeededGenerator(seed: 7)
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices {
      let pixel = UInt32(truncatingIfNeeded: random.next())
      bitmap.pixels[index] = StraightPixel.premultiply(isOpaque ? pixel | 0xff00_0000 : pixel)
    }
    return bitmap
  }

  private static func painted(
    _ bitmap: Bitmap, source: Rect? = nil, target: Rect, width: Int, height: Int, transform: AffineMatrix = .identity
  ) -> Bitmap {
    let source = source ?? Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let paint = PicturePaint(picture: Picture(bitmap), source: source, target: target)
    let item = DisplayItem.fill(target, .picture(paint), transform: transform)
    return Bitmap(painting: DisplayList(width: width, height: height, background: .clear, items: [item]))
  }

  /// The most any channel differs from a picture computed in floating point.
  private static func error(_ bitmap: Bitmap, _ expected: (Int, Int, Int) -> Double) -> Double {
    var largest = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        for (channel, value) in bitmap.channels(x, y).enumerated() {
          largest = max(largest, abs(Double(value) - expected(x, y, channel)))
        }
      }
    }
    return largest
  }

  private static func value(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ channel: Int) -> Double {
    Double(bitmap.channels(min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1))[channel])
  }

  /// Between four pixel centres, in floating point; edge pixels repeat outwards.
  private static func interpolated(_ bitmap: Bitmap, _ u: Double, _ v: Double, _ channel: Int) -> Double {
    let (x, y) = (Int((u - 0.5).rounded(.down)), Int((v - 0.5).rounded(.down)))
    let (fx, fy) = (u - 0.5 - Double(x), v - 0.5 - Double(y))
    let above = value(bitmap, x, y, channel) * (1 - fx) + value(bitmap, x + 1, y, channel) * fx
    let below = value(bitmap, x, y + 1, channel) * (1 - fx) + value(bitmap, x + 1, y + 1, channel) * fx
    return above * (1 - fy) + below * fy
  }

  /// The mean over a rectangle within the picture, in floating point.
  private static func mean(_ bitmap: Bitmap, _ rect: Rect, _ channel: Int) -> Double {
    var sum = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let across = min(rect.maxX, Double(x + 1)) - max(rect.minX, Double(x))
        let down = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
        if across > 0, down > 0 { sum += across * down * value(bitmap, x, y, channel) }
      }
    }
    return sum / (rect.width * rect.height)
  }

  /// Half a level of rounding, and a little for weights in 32768ths.
  static let rounding: Double = 0.6

  @Test("At its own size on whole pixels a picture stays as it is")
  func unchanged() {
    let bitmap = Self.noise(9, 7)
    #expect(Self.painted(bitmap, target: Rect(0, 0, 9, 7), width: 9, height: 7) == bitmap)
  }

  @Test("Enlarged pictures are interpolated between pixel centres", arguments: [2.0, 3, 1.7, 10])
  func enlarged(scale: Double) {
    let bitmap = Self.noise(6, 5)
    let target = Rect(0, 0, 6 * scale, 5 * scale)
    let painted = Self.painted(bitmap, target: target, width: Int(6 * scale), height: Int(5 * scale))
    let error = Self.error(painted) { x, y, channel in
      Self.interpolated(bitmap, (Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale, channel)
    }
    #expect(error <= Self.rounding)
  }

  @Test("Reduced pictures are averaged over each pixel's area", arguments: [2.0, 2.5, 1.25, 5])
  func reduced(scale: Double) {
    let bitmap = Self.noise(20, 10)
    let target = Rect(0, 0, 20 / scale, 10 / scale)
    let painted = Self.painted(bitmap, target: target, width: Int(20 / scale), height: Int(10 / scale))
    let error = Self.error(painted) { x, y, channel in
      Self.mean(bitmap, Rect(Double(x) * scale, Double(y) * scale, scale, scale), channel)
    }
    #expect(error <= Self.rounding)
  }

  @Test("Quarter turns and mirror images move pixels and change none")
  func turned() {
    let bitmap = Self.noise(5, 4)
    let turn = AffineMatrix(0, 1, -1, 0, 4, 0)
    let painted = Self.painted(bitmap, target: Rect(0, 0, 5, 4), width: 4, height: 5, transform: turn)
    let mirror = AffineMatrix(-1, 0, 0, 1, 5, 0)
    let mirrored = Self.painted(bitmap, target: Rect(0, 0, 5, 4), width: 5, height: 4, transform: mirror)
    for y in 0..<4 {
      for x in 0..<5 {
        #expect(painted[3 - y, x] == bitmap[x, y])
        #expect(mirrored[4 - x, y] == bitmap[x, y])
      }
    }
  }

  @Test("A turned picture is interpolated where it is enlarged, and its edge is antialiased by its shape alone")
  func slanted() {
    let bitmap = Self.noise(6, 6, isOpaque: true)
    let turn = AffineMatrix(2.4, 0.7, -0.7, 2.4, 4, 0)
    let target = Rect(0, 0, 6, 6)
    let painted = Self.painted(bitmap, target: target, width: 18, height: 18, transform: turn)
    let silhouette = Silhouette(.roundedRect(RoundedRect(target)), transform: ProjectiveMatrix(turn))
    let coverage = ReferenceCoverage(silhouette, width: 18, height: 18)
    let square = 2.4 * 2.4 + 0.7 * 0.7
    let error = Self.error(painted) { x, y, channel in
      let (dx, dy) = (Double(x) + 0.5 - 4, Double(y) + 0.5)
      let (u, v) = ((2.4 * dx + 0.7 * dy) / square, (2.4 * dy - 0.7 * dx) / square)
      return Self.interpolated(bitmap, u, v, channel) * Double(coverage[x, y]) / 32768
    }
    // Weights in 256ths move a channel by half a level at most, twice; painting rounds once more.
    #expect(error <= 2)
  }

  @Test("A turned and reduced picture of one colour keeps it", arguments: [0.9, 0.4, 0.11])
  func flat(scale: Double) {
    let bitmap = Bitmap(width: 60, height: 60, filledWith: 0xff20_4060)
    let turn = AffineMatrix(0.8 * scale, 0.6 * scale, -0.6 * scale, 0.8 * scale, 40, 0)
    let painted = Self.painted(bitmap, target: Rect(0, 0, 60, 60), width: 60, height: 60, transform: turn)
    let whole = painted.pixels.filter { $0 >> 24 == 255 }
    #expect(!whole.isEmpty)
    #expect(whole.allSatisfy { $0 == 0xff20_4060 })
  }

  @Test("What is hidden by transparency does not colour its neighbours")
  func premultiplied() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels = [0xff00_00ff, 0x0000_0000]
    let painted = Self.painted(bitmap, target: Rect(0, 0, 8, 1), width: 8, height: 1)
    for x in 0..<8 {
      let channels = painted.channels(x, 0)
      #expect(channels[0] == channels[3])
      #expect(channels[1] == 0 && channels[2] == 0)
    }
  }

  @Test("A part cut out of a picture shows nothing of what lies beside it")
  func cutOut() {
    var bitmap = Bitmap(width: 6, height: 6, filledWith: 0xff00_00ff)
    for y in 2..<4 {
      for x in 2..<4 { bitmap[x, y] = 0xff00_ff00 }
    }
    let painted = Self.painted(bitmap, source: Rect(2, 2, 2, 2), target: Rect(0, 0, 9, 9), width: 9, height: 9)
    #expect(painted.pixels.allSatisfy { $0 == 0xff00_ff00 })
  }

  @Test("A part that reaches beyond the picture shows its edge pixels there")
  func beyond() {
    let bitmap = Self.noise(3, 3)
    let painted = Self.painted(bitmap, source: Rect(-2, -2, 7, 7), target: Rect(0, 0, 7, 7), width: 7, height: 7)
    let error = Self.error(painted) { x, y, channel in Self.value(bitmap, x - 2, y - 2, channel) }
    #expect(error == 0)
  }
}
