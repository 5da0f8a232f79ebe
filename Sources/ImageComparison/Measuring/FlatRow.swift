/// Which pixels of a row are flat in both of two pictures: have more than two neighbours equal to them.
///
/// The first and the last one have too few neighbours to say, and count as flat.
struct FlatRow {
  /// 1 for those that are, else 0.
  private(set) var marks: ContiguousArray<UInt32>
  /// Whether any but the first and the last one is.
  private(set) var hasAny = true
  private var y = -1

  init(width: Int) {
    marks = ContiguousArray(repeating: 1, count: width)
  }

  /// Finds those of a row that lies inside a pair's common area, if they are not known yet.
  mutating func find(_ y: Int, of pair: PicturePair) {
    guard self.y != y else { return }
    self.y = y
    for x in 1..<(marks.count - 1) { marks[x] = 1 }
    hasAny =
      keepFlat(pair.expected.pixels.span, pair.expectedRow(y), stride: pair.expected.width)
      && keepFlat(pair.actual.pixels.span, pair.actualRow(y), stride: pair.actual.width)
  }

  /// Whether a pixel is; nil where it is not known.
  func isFlat(x: Int, y: Int) -> Bool? {
    guard y == self.y, x > 0, x < marks.count - 1 else { return nil }
    return marks[x] != 0
  }

  /// Takes the marks from pixels that have no more than two equal neighbours in a picture; tells whether any is left.
  private mutating func keepFlat(_ pixels: Span<UInt32>, _ row: Range<Int>, stride: Int) -> Bool {
    let (above, below) = (row.lowerBound - stride, row.lowerBound + stride)
    return Self.keepFlat(
      pixels.extracting(row), above: pixels.extracting(above..<(above + row.count)),
      below: pixels.extracting(below..<(below + row.count)), &marks)
  }

  private static func keepFlat(
    _ row: Span<UInt32>, above: Span<UInt32>, below: Span<UInt32>, _ marks: inout ContiguousArray<UInt32>
  ) -> Bool {
    var marks = marks.mutableSpan
    let count = marks.count - 2
    let center = row.extracting(1..<(count + 1))
    let (left, right) = (row.extracting(first: count), row.extracting(last: count))
    let (aboveLeft, aboveRight) = (above.extracting(first: count), above.extracting(last: count))
    let (belowLeft, belowRight) = (below.extracting(first: count), below.extracting(last: count))
    let (up, down) = (above.extracting(1..<(count + 1)), below.extracting(1..<(count + 1)))
    var any: UInt32 = 0
    for x in 0..<count {
      let pixel = center[x]
      var equal: UInt32 = left[x] == pixel ? 1 : 0
      equal &+= right[x] == pixel ? 1 : 0
      equal &+= up[x] == pixel ? 1 : 0
      equal &+= aboveLeft[x] == pixel ? 1 : 0
      equal &+= aboveRight[x] == pixel ? 1 : 0
      equal &+= down[x] == pixel ? 1 : 0
      equal &+= belowLeft[x] == pixel ? 1 : 0
      equal &+= belowRight[x] == pixel ? 1 : 0
      let mark = marks[x &+ 1] & (equal > 2 ? 1 : 0)
      any |= mark
      marks[x &+ 1] = mark
    }
    return any != 0
  }
}
