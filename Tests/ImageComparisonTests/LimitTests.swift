import FrameOutput
import ImageComparison
import PNGCoding
import Testing

@Suite("Limits let differences pass")
struct LimitTests {
  private static let plain = StoredPNG(width: 10, height: 10, filledWith: grey(200))

  /// Four different pixels of a hundred, side by side.
  static let limits: [(ComparisonLimits, ComparisonVerdict)] = [
    (ComparisonLimits(), .different), (ComparisonLimits(maximumPixels: 3), .different),
    (ComparisonLimits(maximumPixels: 4), .within), (ComparisonLimits(maximumRatio: 0.039), .different),
    (ComparisonLimits(maximumRatio: 0.04), .within),
    (ComparisonLimits(maximumPixels: 4, maximumRatio: 0.01), .different),
    (ComparisonLimits(maximumPixels: 3, maximumRatio: 0.5), .different),
    (ComparisonLimits(maximumPixels: 4, maximumRatio: 0.04), .within),
    (ComparisonLimits(window: WindowLimit(side: 2, count: 1)), .different),
    (ComparisonLimits(window: WindowLimit(side: 2, count: 2)), .within),
    (ComparisonLimits(maximumPixels: 3, window: WindowLimit(side: 2, count: 2)), .different),
    (ComparisonLimits(maximumFrames: 0), .within), (ComparisonLimits(tolerance: .channel(255)), .within),
    (ComparisonLimits(maximumPixels: 0), .different),
  ]

  @Test(arguments: limits)
  func `every limit that is given must hold`(_ limits: ComparisonLimits, _ verdict: ComparisonVerdict) {
    let actual = Self.plain.changed(4, from: 33)
    #expect(limits.verdict(of: measure(Self.plain, actual, limits)) == verdict)
    #expect(limits.verdict(of: measure(Self.plain, Self.plain, limits)) == .same)
  }

  @Test(arguments: [
    (1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 5), (8, 6), (9, 6), (10, 6), (100, 6), (.max, 6),
  ])
  func `the densest window holds the most different pixels`(_ side: Int, _ count: Int) {
    // Six in a row, of which the third is equal, and one apart.
    let actual = Self.plain.changed(2, from: 30).changed(3, from: 33).changed(from: 98)
    let limits = ComparisonLimits(window: WindowLimit(side: side, count: 0))
    let brute = Self.densest(Self.plain, actual, side: min(side, 10))
    #expect(measure(Self.plain, actual, limits).densestWindow == brute)
    #expect(brute >= count || side > 3)
  }

  private static func densest(_ one: StoredPNG, _ other: StoredPNG, side: Int) -> Int {
    var most = 0
    for y in 0...(10 - side) {
      for x in 0...(10 - side) {
        let places = (y..<(y + side)).flatMap { row in (x..<(x + side)).map { row * 10 + $0 } }
        most = max(most, places.count { one.pixels[$0] != other.pixels[$0] })
      }
    }
    return most
  }

  @Test func `as many pictures may differ as a limit says`() {
    let limits = ComparisonLimits(maximumFrames: 2)
    func pictures(_ different: Int) -> [ComparedPicture] {
      (0..<5).map { index in
        let measurement = measure(Self.plain, index < different ? Self.plain.changed() : Self.plain)
        return ComparedPicture(name: "\(index)", outcome: .measured(measurement, limits.verdict(of: measurement)))
      }
    }
    #expect(ComparisonSummary(pictures(0), limits: limits).verdict == .same)
    #expect(ComparisonSummary(pictures(2), limits: limits).verdict == .within)
    #expect(ComparisonSummary(pictures(3), limits: limits).verdict == .different)
    #expect(ComparisonSummary(pictures(3), limits: limits).differentPictures == 3)
  }

  static let summaries: [([ComparisonVerdict], ComparisonVerdict)] = [
    ([], .same), ([.same], .same), ([.same, .within], .within), ([.within, .same], .within), ([.size, .same], .size),
    ([.within, .size], .size), ([.size, .different], .different), ([.different, .size, .same], .different),
  ]

  @Test(arguments: summaries)
  func `many pictures come to one verdict`(_ verdicts: [ComparisonVerdict], _ whole: ComparisonVerdict) {
    let measurement = PictureMeasurement.equal(PictureSize(width: 1, height: 1))
    let pictures = verdicts.map { ComparedPicture(name: "", outcome: .measured(measurement, $0)) }
    #expect(ComparisonSummary(pictures, limits: .exact).verdict == whole)
    #expect(ComparisonSummary(pictures.reversed(), limits: .exact).verdict == whole)
  }

  @Test(arguments: [
    ("1,2,3,4", PixelArea(x: 1, y: 2, width: 3, height: 4), nil as String?),
    ("-1,-2,3,4", PixelArea(x: -1, y: -2, width: 3, height: 4), nil),
    ("1,2,3,4@10..20", PixelArea(x: 1, y: 2, width: 3, height: 4), "10..20"),
    ("0,0,1,1@half", PixelArea(x: 0, y: 0, width: 1, height: 1), "half"),
  ])
  func `an ignored area reads as it is written`(_ text: String, _ area: PixelArea, _ frames: String?) throws {
    let range = try frames.map { try FrameRange($0) }
    #expect(IgnoredArea(text) == IgnoredArea(area: area, frames: range))
  }

  @Test(arguments: ["", "1,2,3", "1,2,3,4,5", "1,2,-3,4", "1,2,3,x", "1,2,3,4@", "1.5,2,3,4", "1,2,3,4@1..2..3,"])
  func `anything else is no area`(_ text: String) {
    #expect(IgnoredArea(text) == nil)
  }

  @Test(arguments: ["", "8", "8:", "0:1", "-1:3", "3:-1", "a:b", "1:2:3"])
  func `anything else is no window`(_ text: String) {
    #expect(WindowLimit(text) == nil)
    #expect(WindowLimit("8:0") == WindowLimit(side: 8, count: 0))
  }

  @Test func `areas are ignored in the frames they name`() throws {
    let areas = try ["0,0,1,1", "1,1,1,1@2..3", "2,2,1,1@-1"].map { try #require(IgnoredArea($0)) }
    let ignored = try IgnoredPixels(areas, frameCount: 6)
    #expect(ignored.areas(at: 0).map(\.x) == [0])
    #expect(ignored.areas(at: 2).map(\.x) == [0, 1])
    #expect(ignored.areas(at: 5).map(\.x) == [0, 2])
    #expect(ignored.areas(at: nil).map(\.x) == [0])
  }
}
