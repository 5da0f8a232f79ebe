import StagePlayback
import Testing

import MotionPlots

@Suite("Properties by their names")
struct PropertyTests {
  static let names: [(text: String, component: String?, unit: String?)] = [
    ("alpha", nil, nil), ("frame", nil, "pt"), ("frame.height", "height", "pt"), ("window.y", "y", "pt"),
    ("shadow.offset", nil, "pt"), ("shadow.offset.width", "width", "pt"), ("cornerRadius.topLeft", "topLeft", "pt"),
    ("transform.tx", "tx", nil), ("transform.m34", "m34", nil), ("backgroundColor.green", "green", "levels"),
  ]

  @Test(arguments: names) func aNameIsRead(_ text: String, _ component: String?, _ unit: String?) throws {
    let property = try #require(PlottedProperty(text))
    #expect(property.name == text)
    #expect(property.component == component)
    #expect(property.kind.unit == unit)
    #expect(PlottedProperty.allNames.contains(text))
  }

  @Test(arguments: ["", "frames", "frame.z", "frame.", ".x", "alpha.x", "cornerRadius.left", "Alpha"])
  func anythingElseIsNone(_ text: String) { #expect(PlottedProperty(text) == nil) }

  @Test func everyNameIsRead() {
    for name in PlottedProperty.allNames { #expect(PlottedProperty(name)?.name == name) }
  }

  private static func series(_ name: String, _ values: [[Double]?]) throws -> [PlotSeries] {
    try #require(PlottedProperty(name)).series(values, of: "v")
  }

  @Test func numbersOfSeveralHaveACurveEach() throws {
    let series = try Self.series("frame", [[1, 2, 3, 4], nil])
    #expect(series.map(\.component) == ["x", "y", "width", "height"])
    #expect(series.map(\.values) == [[1, nil], [2, nil], [3, nil], [4, nil]])
    #expect(try Self.series("frame.width", [[1, 2, 3, 4]]).map(\.values) == [[3]])
  }

  @Test func oneRadiusStandsForFourOnceTheyDiffer() throws {
    #expect(try Self.series("cornerRadius", [[5], [6]]).map(\.values) == [[5, 6]])
    let four = try Self.series("cornerRadius", [[5], [1, 2, 3, 4]])
    #expect(four.map(\.values) == [[5, 1], [5, 2], [5, 3], [5, 4]])
    #expect(try Self.series("cornerRadius.bottomRight", [[5]]).map(\.values) == [[5]])
  }

  @Test func anAffineMatrixIsTheSameInSixAndInSixteenNumbers() throws {
    let six: [Double] = [1, 2, 3, 4, 5, 6]
    let sixteen = (1...16).map(Double.init)
    #expect(try Self.series("transform", [six]).count == 6)
    #expect(try Self.series("transform", [six, sixteen]).count == 16)
    #expect(try Self.series("transform.ty", [six, sixteen]).map(\.values) == [[6, 14]])
    #expect(try Self.series("transform.m42", [six]).map(\.values) == [[6]])
    #expect(try Self.series("transform.m33", [six]).map(\.values) == [[1]])
  }

  @Test func whatCannotBeDrawnIsAGap() {
    #expect(PlotSeries("a", unit: nil, values: [.infinity, .nan, 1e300, 1]).values == [nil, nil, nil, 1])
  }
}
