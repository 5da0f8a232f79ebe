import ImageComparison
import PNGCoding
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
}
