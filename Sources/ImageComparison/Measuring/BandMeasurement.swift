/// What some rows of two pictures differ in; bands of rows are measured side by side and then added up.
struct BandMeasurement: Sendable {
  var different = 0
  var unequal = 0
  var antialiased = 0
  var maximumDelta = 0
  var bounds: PixelArea?
  /// Row by row, as wide as the area around both pictures; empty where nobody asks for them.
  var marks: ContiguousArray<UInt8> = []

  mutating func include(x: Int, y: Int) {
    if bounds == nil { bounds = PixelArea(x: x, y: y, width: 1, height: 1) } else { bounds?.include(x: x, y: y) }
  }

  /// Takes a run of different pixels.
  mutating func count(_ run: Range<Int>, y: Int, delta: Int) {
    different &+= run.count
    maximumDelta = max(maximumDelta, delta)
    if bounds == nil { bounds = PixelArea(x: run.lowerBound, y: y, width: run.count, height: 1) }
    bounds?.include(x: run.lowerBound, y: y)
    bounds?.include(x: run.upperBound - 1, y: y)
  }

  mutating func add(_ below: BandMeasurement) {
    different += below.different
    unequal += below.unequal
    antialiased += below.antialiased
    maximumDelta = max(maximumDelta, below.maximumDelta)
    if let area = below.bounds { bounds = bounds?.union(area) ?? area }
    marks.append(contentsOf: below.marks)
  }
}
