/// What some rows of two pictures differ in; bands of rows are measured side by side and then added up.
struct BandMeasurement: Sendable {
  var different = 0
  var unequal = 0
  var antialiased = 0
  var maximumDelta = 0
  // The pixels that differ lie within these; plain numbers, because every row is taken in.
  private var left: Int = .max
  private var right: Int = .min
  private var top: Int = .max
  private var bottom: Int = .min
  /// Row by row, as wide as the area around both pictures; empty where nobody asks for them.
  var marks: ContiguousArray<UInt8> = []

  /// The smallest area around all different pixels; nil when there are none.
  var bounds: PixelArea? {
    left > right ? nil : PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  mutating func include(x: Int, y: Int) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Takes different pixels of a row, and the stretch from the first to the last of them.
  mutating func count(_ pixels: Int, in stretch: Range<Int>, y: Int) {
    different += pixels
    include(x: stretch.lowerBound, y: y)
    include(x: stretch.upperBound - 1, y: y)
  }

  mutating func add(_ below: BandMeasurement) {
    different += below.different
    unequal += below.unequal
    antialiased += below.antialiased
    maximumDelta = max(maximumDelta, below.maximumDelta)
    (left, right) = (min(left, below.left), max(right, below.right))
    (top, bottom) = (min(top, below.top), max(bottom, below.bottom))
    marks.append(contentsOf: below.marks)
  }
}
