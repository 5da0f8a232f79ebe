import ImageComparison
import PNGCoding
import TestSupport
import Testing

@Suite("Pictures are measured pixel by pixel")
struct MeasurementTests {
  private static let plain = StoredPNG(width: 10, height: 8, filledWith: grey(200))

  @Test func `equal pictures have no difference`() {
    let measurement = measure(Self.plain, Self.plain)
    #expect(measurement == .equal(PictureSize(width: 10, height: 8)))
    #expect(measurement.structuralSimilarity == 1)
  }

  @Test func `equal pictures of which one was rounded are equal, and it is told`() {
    var rounded = Self.plain
    rounded.isRounded = true
    var expected = PictureMeasurement.equal(PictureSize(width: 10, height: 8))
    expected.isRounded = true
    #expect(measure(Self.plain, rounded) == expected)
    #expect(measure(rounded, Self.plain.changed()).isRounded)
  }

  @Test(arguments: [Tolerance.exact, .yiq(0.1)], [[], [PixelArea(x: 3, y: 1, width: 9, height: 3)]])
  func `measuring without a map finds the same`(_ tolerance: Tolerance, _ ignored: [PixelArea]) {
    var numbers = SeededGenerator(seed: 11)
    func noise() -> StoredPNG {
      let pixels = (0..<(23 * 31)).map { _ in UInt32(truncatingIfNeeded: numbers.next() & 1) * 90 + 0xFF00_0000 }
      return StoredPNG(width: 23, height: 31, pixels: ContiguousArray(pixels))
    }
    let comparison = PictureComparison(ComparisonLimits(tolerance: tolerance, skipsAntialiased: true))
    for _ in 0..<20 {
      let (expected, actual) = (noise(), noise())
      let drawn = comparison.measure(expected: expected, actual: actual, ignoring: ignored)
      let told = comparison.measure(expected: expected, actual: actual, ignoring: ignored, isDrawn: false)
      #expect(told.measurement == drawn.measurement)
      #expect(drawn.map != nil && told.map == nil)
    }
  }

  @Test(arguments: [0, 1, 7, 100, 254, 255])
  func `rows are measured as their pixels are`(_ limit: Int) {
    var numbers = SeededGenerator(seed: UInt64(limit))
    let picture = StoredPNG(width: 201, height: 5)
    for mask in [0x0101_0101, 0x0F00_0700, 0xFFFF_FFFF] as [UInt32] {
      var (expected, actual) = (picture, picture)
      for index in picture.pixels.indices {
        expected.pixels[index] = UInt32(truncatingIfNeeded: numbers.next())
        actual.pixels[index] = expected.pixels[index] ^ (UInt32(truncatingIfNeeded: numbers.next()) & mask)
      }
      let deltas = zip(expected.pixels, actual.pixels).map { Self.largestDelta($0, $1) }
      let beyond = deltas.filter { $0 > limit }
      let measurement = measure(expected, actual, ComparisonLimits(tolerance: .channel(limit)))
      #expect(measurement.unequalPixels == deltas.count { $0 > 0 })
      #expect(measurement.differentPixels == beyond.count)
      #expect(measurement.maximumChannelDelta == beyond.max() ?? 0)
    }
  }

  private static func largestDelta(_ one: UInt32, _ other: UInt32) -> Int {
    let deltas = [0, 8, 16, 24].map { (shift: UInt32) in abs(Int(one >> shift & 255) - Int(other >> shift & 255)) }
    return deltas.max() ?? 0
  }

  @Test func `a difference has a count, a size and a place`() {
    var actual = Self.plain
    actual.pixels[23] = grey(190)
    actual.pixels[57] = pixel(200, 255, 200)
    let measurement = measure(Self.plain, actual)
    #expect(measurement.differentPixels == 2)
    #expect(measurement.unequalPixels == 2)
    #expect(measurement.totalPixels == 80)
    #expect(measurement.maximumChannelDelta == 55)
    #expect(measurement.bounds == PixelArea(x: 3, y: 2, width: 5, height: 4))
  }

  @Test func `what a tolerance lets pass is unequal, and neither counted nor measured`() {
    var actual = Self.plain
    actual.pixels[0] = grey(195)
    actual.pixels[79] = grey(180)
    let measurement = measure(Self.plain, actual, ComparisonLimits(tolerance: .channel(10)))
    #expect(measurement.differentPixels == 1)
    #expect(measurement.unequalPixels == 2)
    #expect(measurement.maximumChannelDelta == 20)
    #expect(measurement.bounds == PixelArea(x: 9, y: 7, width: 1, height: 1))
  }

  static let sizes: [(StoredPNG, StoredPNG, total: Int, different: Int, bounds: PixelArea)] = [
    (StoredPNG("..", ".."), StoredPNG("...", "..."), 6, 2, PixelArea(x: 2, y: 0, width: 1, height: 2)),
    (StoredPNG("...", "..."), StoredPNG("..", ".."), 6, 2, PixelArea(x: 2, y: 0, width: 1, height: 2)),
    (StoredPNG(".."), StoredPNG("..", ".#"), 4, 2, PixelArea(x: 0, y: 1, width: 2, height: 1)),
    // Neither has the lower right corner.
    (StoredPNG("..."), StoredPNG(".", ".", "."), 5, 4, PixelArea(x: 0, y: 0, width: 3, height: 3)),
    (StoredPNG("#.."), StoredPNG(".", ".", "."), 5, 5, PixelArea(x: 0, y: 0, width: 3, height: 3)),
  ]

  @Test(arguments: sizes)
  func `what only one picture has counts as different`(
    _ expected: StoredPNG, _ actual: StoredPNG, _ total: Int, _ different: Int, _ bounds: PixelArea
  ) {
    let limits = ComparisonLimits(tolerance: .channel(255), maximumPixels: 1000)
    let measurement = measure(expected, actual)
    #expect(measurement.totalPixels == total)
    #expect(measurement.differentPixels == different)
    #expect(measurement.bounds == bounds)
    #expect(limits.verdict(of: measurement) == .size)
  }

  @Test(arguments: [
    (PixelArea(x: 0, y: 0, width: 10, height: 8), 0), (PixelArea(x: -5, y: -5, width: 100, height: 100), 0),
    (PixelArea(x: 0, y: 0, width: .max, height: .max), 0), (PixelArea(x: 3, y: 2, width: 1, height: 1), 1),
    (PixelArea(x: 3, y: 2, width: 0, height: 0), 2), (PixelArea(x: 4, y: 2, width: 6, height: 1), 2),
    (PixelArea(x: 100, y: 100, width: 5, height: 5), 2),
  ])
  func `an ignored area is not compared`(_ area: PixelArea, _ different: Int) {
    let actual = Self.plain.changed(from: 23).changed(from: 57)
    let measurement = measure(Self.plain, actual, ignoring: [area])
    #expect(measurement.differentPixels == different)
    #expect(measurement.unequalPixels == different)
    #expect(measurement.totalPixels == 80)
  }

  @Test func `an ignored area covers what only one picture has`() {
    let measurement = measure(
      StoredPNG(".."), StoredPNG("...."), ignoring: [PixelArea(x: 2, y: 0, width: 1, height: 1)])
    #expect(measurement.differentPixels == 1)
  }

  @Test func `the number of jobs changes nothing`() {
    var numbers = SeededGenerator(seed: 7)
    func noise() -> StoredPNG {
      let pixels = (0..<(61 * 700)).map { _ in UInt32(truncatingIfNeeded: numbers.next() & 3) * 60 + 0xFF00_0000 }
      return StoredPNG(width: 61, height: 700, pixels: ContiguousArray(pixels))
    }
    let (expected, actual) = (noise(), noise())
    let limits = ComparisonLimits(tolerance: .yiq(0.1), skipsAntialiased: true, window: WindowLimit(side: 5, count: 1))
    let one = PictureComparison(limits, jobs: 1).measure(expected: expected, actual: actual)
    let many = PictureComparison(limits, jobs: 7).measure(expected: expected, actual: actual)
    #expect(one.measurement == many.measurement)
    #expect(one.map == many.map)
    #expect(one.measurement.differentPixels > 0)
    #expect(one.measurement.antialiasedPixels > 0)
  }
}
