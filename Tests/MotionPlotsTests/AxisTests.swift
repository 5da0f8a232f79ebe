import Testing

import MotionPlots

@Suite("Axes")
struct AxisTests {
  static let ranges: [(values: [Double], labels: [String])] = [
    ([0, 1], ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    ([0, 100], ["0", "20", "40", "60", "80", "100"]),
    ([-3, 101], ["-50", "0", "50", "100", "150"]),
    ([0, 0.003], ["0.000", "0.001", "0.002", "0.003"]),
    ([5, 5], ["2", "3", "4", "5", "6", "7", "8"]),
    ([0, 0], ["-0.6", "-0.4", "-0.2", "0.0", "0.2", "0.4", "0.6"]),
    ([], ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    ([-1234, 4321], ["-2000", "0", "2000", "4000", "6000"]),
  ]

  @Test(arguments: ranges) func ticksAreRoundNumbersAroundTheValues(_ values: [Double], _ labels: [String]) {
    let (range, ticks) = AxisTicks.around(values, most: 5)
    #expect(values.allSatisfy(range.contains))
    #expect(ticks.values.map(ticks.label) == labels)
    #expect(ticks.values.first == range.lowerBound)
    #expect(ticks.values.last.map { abs($0 - range.upperBound) < 1e-9 } == true)
  }

  static let times: [(range: ClosedRange<Double>, labels: [String])] = [
    (0...0.5, ["0.00", "0.05", "0.10", "0.15", "0.20", "0.25", "0.30", "0.35", "0.40", "0.45", "0.50"]),
    (0...0.61, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]),
    (0...3.4, ["0.0", "0.5", "1.0", "1.5", "2.0", "2.5", "3.0"]),
  ]

  @Test(arguments: times) func timesAreRoundNumbersWithinTheRange(_ range: ClosedRange<Double>, _ labels: [String]) {
    let ticks = AxisTicks(in: range, most: 10)
    #expect(ticks.values.map(ticks.label) == labels)
  }
}
