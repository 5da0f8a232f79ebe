import Regression
import Testing

@Suite("Two traces are told apart by view, property and frame")
struct MotionComparisonTests {
  /// Frames in which one property of one view takes these values.
  private static func frames(_ view: String, _ property: String, _ values: [TraceValue?]) -> [TraceFrame] {
    values.enumerated().map { index, value in
      let properties = value.map { [TraceFrame.Property(property, $0)] } ?? []
      return TraceFrame(index: index, time: Double(index) / 60, views: [TraceFrame.View(view, properties)])
    }
  }

  private static func numbers(_ values: [Double]) -> [TraceFrame] {
    frames("detail", "cornerRadius", values.map { .number($0) })
  }

  @Test func `equal traces have no differences`() {
    let trace = Self.numbers([12, 9, 6, 3, 0])
    let comparison = MotionComparison(expected: trace, actual: trace)
    #expect(comparison.isSame)
    #expect(comparison.pairedFrames == 5)
  }

  @Test func `a difference names view, property, frames and values`() throws {
    let comparison = MotionComparison(
      expected: Self.numbers([0, 12, 8, 4, 0]), actual: Self.numbers([0, 16, 10, 5, 0]))
    let difference = try #require(comparison.differences.first)
    #expect(comparison.differences.count == 1)
    #expect(difference.view == "detail")
    #expect(difference.property == "cornerRadius")
    #expect(difference.firstFrame == 1)
    #expect(difference.lastFrame == 3)
    #expect(difference.frameCount == 3)
    #expect(difference.old == .number(12))
    #expect(difference.new == .number(16))
    #expect(difference.largest == 4)
    #expect(difference.largestFrame == 1)
    #expect(
      difference.description
        == "detail.cornerRadius: 12 → 16 at frame 1, 3 frames up to 3, 4 apart at most (frame 1); decays")
  }

  @Test(arguments: [
    ([1, 2, 3, 4], [1, 2, 4, 4], PropertyDifference.Course.once), ([1, 2, 3, 4], [2, 3, 4, 5], .constant),
    ([1, 2, 3, 4], [1, 3, 5, 7], .grows), ([1, 2, 3, 4], [5, 5, 5, 5], .decays),
    ([1, 2, 3, 4], [2, 4, 4, 4], .varies),
  ])
  func `the course of a difference is known`(_ old: [Double], _ new: [Double], _ course: PropertyDifference.Course) {
    let comparison = MotionComparison(expected: Self.numbers(old), actual: Self.numbers(new))
    #expect(comparison.differences.map(\.course) == [course])
  }

  @Test(
    arguments: [
      ("transition.step", .null, .text("open"), true), ("transition.id", .text("fade"), .null, true),
      ("transition.step", nil, .text("open"), true), ("transition.step", .text("open"), .text("close"), false),
      ("transition.phase", .null, .text("running"), false),
      ("statusBar.screen", .text("Code.sub"), .text("scene.sub"), true),
      ("statusBar.screen", .text("Code"), .text("other"), false),
    ] as [(String, TraceValue?, TraceValue?, Bool)])
  func `names that only a scene gives are no motion`(
    _ property: String, _ old: TraceValue?, _ new: TraceValue?, _ isSame: Bool
  ) {
    let traces = [old, new].map { value in
      [TraceFrame(index: 0, time: 0, views: [], whole: value.map { [.init(property, $0)] } ?? [])]
    }
    var names = NamePairs()
    names.pair(expected: "Code", actual: "scene")
    #expect(MotionComparison(expected: traces[0], actual: traces[1], names: names).isSame == isSame)
  }

  @Test(arguments: [("window", true), ("window.bar", false), ("other", false)])
  func `a view that only one side has may be left out`(_ view: String, _ isSame: Bool) {
    let traces = [[view], []].map { views in
      [TraceFrame(index: 0, time: 0, views: views.map { TraceFrame.View($0, []) })]
    }
    var names = NamePairs()
    names.leaveOut(expected: "window")
    #expect(MotionComparison(expected: traces[0], actual: traces[1], names: names).isSame == isSame)
    #expect(!MotionComparison(expected: traces[1], actual: traces[0], names: names).isSame)
  }

  @Test(arguments: [(1e-6, true), (0.9e-6, true), (1.1e-6, false), (0.25, false)])
  func `numbers are the same to six decimals`(_ distance: Double, _ isSame: Bool) {
    // Around 0 the sum is exact.
    let comparison = MotionComparison(expected: Self.numbers([0]), actual: Self.numbers([distance]))
    #expect(comparison.isSame == isSame)
  }

  @Test(arguments: [
    (TraceValue.number(4), TraceValue.numbers([4, 4, 4, 4]), 0.0 as Double?),
    (.number(4), .numbers([4, 4, 4, 7]), 3), (.numbers([0, 0]), .numbers([3, -4]), 4),
    (.numbers([1, 2]), .numbers([1, 2, 3]), nil),
    (.text("#102030FF"), .text("#102033F0"), 15), (.text("light"), .text("dark"), nil), (.flag(true), .flag(true), nil),
    (.null, .numbers([1, 2]), nil), (.numbers([]), .numbers([]), nil),
  ])
  func `values are as far apart as their numbers`(_ one: TraceValue, _ other: TraceValue, _ distance: Double?) {
    #expect(one.distance(to: other) == distance)
    #expect(other.distance(to: one) == distance)
    #expect(one.isSame(as: one))
  }

  @Test func `a view that only one trace has is out of the window in the other`() {
    let both = TraceFrame(index: 0, time: 0, views: [.init("home", []), .init("detail", [])])
    let one = TraceFrame(index: 0, time: 0, views: [.init("home", [])])
    let gone = MotionComparison(expected: [both], actual: [one]).differences
    #expect(gone.map(\.name) == ["detail.inWindow"])
    #expect(gone.map(\.new) == [.flag(false)])
    let come = MotionComparison(expected: [one], actual: [both]).differences
    #expect(come.map(\.new) == [.flag(true)])
  }

  @Test func `a property that only one trace tells is a difference`() {
    let told = Self.frames("a", "transform3D", [.number(1)])
    let untold = Self.frames("a", "transform3D", [nil])
    #expect(MotionComparison(expected: told, actual: untold).differences.map(\.new) == [nil])
    #expect(MotionComparison(expected: untold, actual: told).differences.map(\.old) == [nil])
    #expect(MotionComparison(expected: untold, actual: told).differences.map(\.new) == [.number(1)])
  }

  @Test func `frames that one trace lacks are counted, not compared`() {
    let long = Self.numbers([1, 2, 3, 4, 5])
    let short = Array(long[1..<3])
    let comparison = MotionComparison(expected: long, actual: short)
    #expect(comparison.differences.isEmpty)
    #expect(!comparison.isSame)
    #expect(comparison.missing?.count == 3)
    #expect(comparison.missing?.first == 0)
    #expect(comparison.missing?.last == 4)
    #expect(MotionComparison(expected: short, actual: long).extra?.count == 3)
  }

  @Test func `another rate is a difference of time`() {
    var slow = Self.numbers([1, 1])
    slow[1].time = 1.0 / 30
    let comparison = MotionComparison(expected: Self.numbers([1, 1]), actual: slow)
    #expect(comparison.differences.map(\.name) == ["time"])
  }

  @Test(arguments: [
    ("code", "scene"), ("code.header", "scene.top"), ("code.cell", "scene.cell"), ("code.cell.icon", "scene.cell.icon"),
    ("codeX", "codeX"), ("other", "other"),
  ])
  func `names are paired with everything below them`(_ expected: String, _ actual: String) {
    var names = NamePairs()
    names.pair(expected: "code", actual: "scene")
    names.pair(expected: "code.header", actual: "scene.top")
    #expect(names.actualName(of: expected) == actual)
    let (old, new) = (Self.frames(expected, "alpha", [.number(1)]), Self.frames(actual, "alpha", [.number(1)]))
    #expect(MotionComparison(expected: old, actual: new, names: names).isSame)
  }

  @Test func `differences come by first frame, then in the order of the trace`() {
    func frame(_ index: Int, _ a: Double, _ b: Double, _ touch: Double) -> TraceFrame {
      TraceFrame(
        index: index, time: 0,
        views: [.init("a", [.init("alpha", .number(a))]), .init("b", [.init("alpha", .number(b))])],
        whole: [.init("touch", .number(touch))])
    }
    let expected = [frame(0, 0, 0, 0), frame(1, 0, 0, 0)]
    let actual = [frame(0, 0, 1, 1), frame(1, 1, 1, 1)]
    let comparison = MotionComparison(expected: expected, actual: actual)
    #expect(comparison.differences.map(\.name) == ["b.alpha", "touch", "a.alpha"])
  }
}
