import ImageComparison
import Testing

@Suite("A tolerance decides which pixels differ")
struct ToleranceTests {
  @Test(arguments: [
    ("exact", Tolerance.exact), ("channel:0", .channel(0)), ("channel:255", .channel(255)), ("yiq:0.1", .yiq(0.1)),
    ("yiq:1", .yiq(1)), ("oklab:0.02", .oklab(0.02)), ("de2000:2.3", .deltaE2000(2.3)),
  ])
  func `a tolerance reads as it is written`(_ text: String, _ tolerance: Tolerance) {
    #expect(Tolerance(text) == tolerance)
    #expect(tolerance.description == text)
  }

  @Test(arguments: [
    "", "exact:1", "Exact", "channel", "channel:", "channel:256", "channel:1.5", "channel:-1", "yiq:1.1", "yiq:nan",
    "yiq:-0.1", "oklab:inf", "de2000:x", "ssim:1", ":1", "yiq:0.1:2",
  ])
  func `anything else is no tolerance`(_ text: String) {
    #expect(Tolerance(text) == nil)
  }

  static let levels: [(Tolerance, UInt32, UInt32, Bool)] = [
    (.exact, 100, 101, true), (.channel(1), 100, 101, false), (.channel(1), 100, 102, true),
    (.channel(0), 100, 101, true),
    (.channel(255), 0, 255, false),
    // A grey step of d is 0.5053 d² of 35215 t², so that 264 t levels are let pass.
    (.yiq(0.1), 100, 126, false), (.yiq(0.1), 100, 127, true), (.yiq(0.05), 100, 113, false),
    (.yiq(0.05), 100, 114, true),
    (.yiq(0), 100, 101, true), (.yiq(1), 0, 255, false), (.yiq(0.96), 0, 255, true),
    (.oklab(0.99), 0, 255, true), (.oklab(1.01), 0, 255, false),
    (.deltaE2000(99.9), 0, 255, true), (.deltaE2000(100.1), 0, 255, false),
  ]

  @Test(arguments: levels)
  func `greys differ by their levels`(_ tolerance: Tolerance, _ one: UInt32, _ other: UInt32, _ isDifferent: Bool) {
    #expect(isBeyond(tolerance, grey(one), grey(other)) == isDifferent)
    #expect(isBeyond(tolerance, grey(other), grey(one)) == isDifferent)
  }

  /// Distances from Ottosson's matrices and Sharma's formula, computed apart from this code.
  static let colors: [(UInt32, UInt32, oklab: Double, deltaE2000: Double)] = [
    (pixel(255, 0, 0), pixel(0, 255, 0), 0.7003616176659823, 86.60845946939199),
    (pixel(128, 128, 128), pixel(130, 128, 128), 0.004146394709365056, 1.1377746653107565),
    (pixel(0, 0, 255), pixel(0, 0, 250), 0.01139910413500897, 0.6372477334595659),
  ]

  @Test(arguments: colors)
  func `colours differ as people see them`(_ one: UInt32, _ other: UInt32, _ oklab: Double, _ deltaE2000: Double) {
    let least = 1e-9
    #expect(isBeyond(.oklab(oklab - least), one, other))
    #expect(!isBeyond(.oklab(oklab + least), one, other))
    #expect(isBeyond(.deltaE2000(deltaE2000 - least), one, other))
    #expect(!isBeyond(.deltaE2000(deltaE2000 + least), one, other))
  }

  @Test(arguments: [Tolerance.yiq(0), .oklab(0), .deltaE2000(0)])
  func `colours that nobody sees do not differ`(_ tolerance: Tolerance) {
    #expect(!isBeyond(tolerance, pixel(255, 0, 0, 0), pixel(0, 200, 30, 0)))
    #expect(isBeyond(.exact, pixel(255, 0, 0, 0), pixel(0, 200, 30, 0)))
    #expect(isBeyond(.channel(254), pixel(255, 0, 0, 0), pixel(0, 200, 30, 0)))
  }

  @Test(arguments: [Tolerance.oklab(0.3), .deltaE2000(30)])
  func `a transparent colour does not hide in front of a background of its own`(_ tolerance: Tolerance) {
    #expect(isBeyond(tolerance, grey(255), pixel(0, 0, 0, 0)))
    #expect(isBeyond(tolerance, grey(0), pixel(0, 0, 0, 0)))
    #expect(!isBeyond(tolerance, grey(128), pixel(130, 130, 130, 254)))
  }

  /// The first pixel's background is 48, 48, 48; the second's 48, 48, 207.
  @Test(arguments: [(0, pixel(48, 48, 48), false), (1, pixel(48, 48, 48), true), (1, pixel(48, 48, 207), false)])
  func `pixelmatch's background changes from pixel to pixel`(_ index: Int, _ color: UInt32, _ isDifferent: Bool) {
    #expect(isBeyond(.yiq(0.01), 0, color, at: index) == isDifferent)
  }

  @Test func `a channel's tolerance holds for alpha too`() {
    #expect(isBeyond(.channel(4), pixel(9, 9, 9, 255), pixel(9, 9, 9, 250)))
    #expect(!isBeyond(.channel(5), pixel(9, 9, 9, 255), pixel(9, 9, 9, 250)))
  }
}
