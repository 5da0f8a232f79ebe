import ImageComparison
import PNGCoding
import TestSupport
import Testing

@Suite("Pixels that only smooth an edge are told by pixelmatch's rule")
struct EdgeSmoothingTests {
  /// An edge between black and white whose column between the two changes its grey.
  private static let edge = StoredPNG("###5...", "###5...", "###5...", "###5...", "###5...")
  private static let otherEdge = StoredPNG("###3...", "###3...", "###3...", "###3...", "###3...")

  @Test(arguments: [true, false])
  func `a smoothed edge is counted apart, and passes when it may`(_ skips: Bool) {
    let measurement = measure(Self.edge, Self.otherEdge, ComparisonLimits(skipsAntialiased: skips))
    #expect(measurement.antialiasedPixels == 5)
    #expect(measurement.differentPixels == (skips ? 0 : 5))
    #expect(measurement.unequalPixels == 5)
  }

  static let plain: [(String, StoredPNG, StoredPNG)] = [
    ("a flat area of another colour", StoredPNG("###", "###", "###"), StoredPNG("222", "222", "222")),
    ("an edge that moved", StoredPNG("###...", "###...", "###..."), StoredPNG("##....", "##....", "##....")),
    ("a dot on a flat ground", StoredPNG(".....", ".....", "....."), StoredPNG(".....", "..#..", ".....")),
    ("a dot with lighter neighbours only", StoredPNG("8.8", ".#.", "8.8"), StoredPNG("8.8", ".3.", "8.8")),
    (
      "noise, of which nothing is flat", StoredPNG("1739", "8254", "3917", "6482"),
      StoredPNG("1739", "8354", "3917", "6482")
    ),
  ]

  @Test(arguments: plain)
  func `other differences are none of them`(_ name: String, _ expected: StoredPNG, _ actual: StoredPNG) {
    let measurement = measure(expected, actual, ComparisonLimits(skipsAntialiased: true))
    #expect(measurement.antialiasedPixels == 0, "\(name)")
    #expect(measurement.differentPixels > 0)
  }

  @Test func `a pixel may smooth an edge in either picture`() {
    let sharp = StoredPNG("####...", "####...", "####...", "####...", "####...")
    let limits = ComparisonLimits(skipsAntialiased: true)
    #expect(measure(sharp, Self.edge, limits).antialiasedPixels == 5)
    #expect(measure(Self.edge, sharp, limits).antialiasedPixels == 5)
  }

  @Test func `pictures too small for neighbours have none`() {
    let measurement = measure(StoredPNG("#"), StoredPNG("."), ComparisonLimits(skipsAntialiased: true))
    #expect(measurement.differentPixels == 1)
    #expect(measurement.antialiasedPixels == 0)
  }

  /// Bands of one grey over each other, with blocks and specks in them: long runs, edges of them, and rows that end them.
  private static func picture(_ numbers: inout SeededGenerator) -> StoredPNG {
    let (width, height) = (23 + Int(numbers.next() % 20), 6 + Int(numbers.next() % 12))
    var picture = StoredPNG(width: width, height: height)
    func level(_ numbers: inout SeededGenerator) -> UInt32 { grey(UInt32(numbers.next() % 4) * 60) }
    for y in 0..<height {
      let color = level(&numbers)
      for x in 0..<width { picture.pixels[y * width + x] = color }
    }
    for _ in 0..<4 {
      let color = level(&numbers)
      let (x, y) = (Int(numbers.next() % UInt64(width)), Int(numbers.next() % UInt64(height)))
      for row in y..<min(y + Int(numbers.next() % 5), height) {
        for column in x..<min(x + Int(numbers.next() % 20), width) { picture.pixels[row * width + column] = color }
      }
    }
    return picture
  }

  @Test func `runs are judged as their pixels are`() {
    var found = 0
    for seed in 1...30 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let expected = Self.picture(&numbers)
      var actual = expected
      for index in actual.pixels.indices where index % (3 * expected.width) >= expected.width || seed % 2 == 0 {
        actual.pixels[index] += 0x0001_0101
      }
      for _ in 0..<6 { actual.pixels[Int(numbers.next() % UInt64(actual.pixels.count))] = grey(200) }
      let reference = ReferenceSmoothing(expected: expected, actual: actual).count
      #expect(measure(expected, actual).antialiasedPixels == reference, "seed \(seed)")
      found += reference
    }
    #expect(found > 300)
  }

  /// Rows so wide that what can be said of them as wholes is found out first: noise of few colours, in it flat patches.
  private static func noise(_ numbers: inout SeededGenerator, colors: [UInt32]) -> StoredPNG {
    var picture = StoredPNG(width: 150 + Int(numbers.next() % 40), height: 8 + Int(numbers.next() % 8))
    for index in picture.pixels.indices { picture.pixels[index] = colors[Int(numbers.next() % UInt64(colors.count))] }
    for _ in 0..<60 {
      let color = colors[Int(numbers.next() % UInt64(colors.count))]
      let (x, y) = (Int(numbers.next() % 140), Int(numbers.next() % UInt64(picture.height - 2)))
      for row in y...(y + 2) {
        for column in x..<(x + 2 + Int(numbers.next() % 8)) { picture.pixels[row * picture.width + column] = color }
      }
    }
    return picture
  }

  @Test func `wide rows are judged as their pixels are`() {
    var found = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let colors: [UInt32] = [0xFF20_4060, 0xFFA0_0000, 0xFF00_A000, 0xFFE0_E0E0, 0xFF33_2211]
      let expected = Self.noise(&numbers, colors: colors)
      var actual = expected
      for index in actual.pixels.indices where numbers.next() % 8 > 0 { actual.pixels[index] ^= 0x0001_0100 }
      let reference = ReferenceSmoothing(expected: expected, actual: actual).count
      #expect(measure(expected, actual).antialiasedPixels == reference, "seed \(seed)")
      found += reference
    }
    #expect(found > 300)
  }
}
