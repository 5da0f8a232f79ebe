/// Tells at a glance which pixels of a row may smooth an edge: those beside one that lies in a flat area of both pictures.
///
/// Counting equal neighbours of whole rows takes a fraction of looking at each pixel by itself. What lies near an edge of
/// the common area may always smooth one.
struct FlatNeighbours {
  private let pair: PicturePair
  /// Not 0 for pixels that are flat in both pictures, of three rows: the row `y` at `y % 3`.
  private var flat: [ContiguousArray<UInt32>]
  private var rows: [Int] = [-1, -1, -1]
  /// Not 0 for pixels of `row` that may smooth an edge, where that was found out.
  private var near: ContiguousArray<UInt32>
  private var row = -1
  private var isKnown = false
  /// How many pixels of the row were asked for.
  private var asked = 0

  /// Fewer pixels of a row are cheaper looked at one by one.
  private static let fewest: Int = 64

  init(_ pair: PicturePair) {
    self.pair = pair
    near = ContiguousArray(repeating: 1, count: pair.width)
    flat = [near, near, near]
  }

  /// Makes known what can be said of pixels, where it pays.
  mutating func look(at run: Range<Int>, ofRow y: Int) {
    if row != y { (row, isKnown, asked) = (y, false, 0) }
    asked &+= run.count
    guard !isKnown, asked >= Self.fewest, y > 1, y < pair.height - 2, pair.width > 2 else { return }
    isKnown = true
    findNear(inRow: y)
  }

  private mutating func findNear(inRow y: Int) {
    for other in (y - 1)...(y + 1) where rows[other % 3] != other {
      rows[other % 3] = other
      // Taken out and put back, so that it is nobody else's while it is written.
      var marks: ContiguousArray<UInt32> = []
      swap(&marks, &flat[other % 3])
      Self.mark(flatPixelsOf: other, in: pair, &marks)
      swap(&marks, &flat[other % 3])
    }
    for x in 1..<(pair.width - 1) { near[x] = 0 }
    for marks in flat { Self.join(marks, into: &near) }
  }

  /// Whether a pixel of the row looked at last may smooth an edge.
  func mayContain(_ x: Int) -> Bool { !isKnown || near[x] != 0 }

  /// Marks what is marked itself or has a mark beside it; the first and the last one are left alone.
  private static func join(_ marks: ContiguousArray<UInt32>, into near: inout ContiguousArray<UInt32>) {
    let count = marks.count - 2
    let left = marks.span.extracting(first: count)
    let own = marks.span.extracting(1..<(count + 1))
    let right = marks.span.extracting(last: count)
    var joined = near.mutableSpan
    precondition(joined.count == count + 2, "as many pixels as are marked")
    for x in 0..<count { joined[x &+ 1] |= left[x] | own[x] | right[x] }
  }

  /// Marks the pixels of a row within the picture that have more than two equal neighbours in both pictures.
  private static func mark(flatPixelsOf y: Int, in pair: PicturePair, _ marks: inout ContiguousArray<UInt32>) {
    var marks = marks.mutableSpan
    for x in marks.indices { marks[x] = 1 }
    keepFlat(pair.expected.pixels.span, from: y * pair.expected.width, stride: pair.expected.width, &marks)
    keepFlat(pair.actual.pixels.span, from: y * pair.actual.width, stride: pair.actual.width, &marks)
  }

  /// Takes the marks from pixels that have no more than two equal neighbours; the first and the last one keep theirs.
  ///
  /// - Parameter start: where the row begins.
  private static func keepFlat(
    _ pixels: Span<UInt32>, from start: Int, stride: Int, _ marks: inout MutableSpan<UInt32>
  ) {
    let count = marks.count - 2
    let center = pixels.extracting((start + 1)..<(start + 1 + count))
    let left = pixels.extracting(start..<(start + count))
    let right = pixels.extracting((start + 2)..<(start + 2 + count))
    let (up, down) = (start - stride, start + stride)
    let above = pixels.extracting((up + 1)..<(up + 1 + count))
    let aboveLeft = pixels.extracting(up..<(up + count))
    let aboveRight = pixels.extracting((up + 2)..<(up + 2 + count))
    let below = pixels.extracting((down + 1)..<(down + 1 + count))
    let belowLeft = pixels.extracting(down..<(down + count))
    let belowRight = pixels.extracting((down + 2)..<(down + 2 + count))
    for x in 0..<count {
      let pixel = center[x]
      var equal: UInt32 = left[x] == pixel ? 1 : 0
      equal &+= right[x] == pixel ? 1 : 0
      equal &+= above[x] == pixel ? 1 : 0
      equal &+= aboveLeft[x] == pixel ? 1 : 0
      equal &+= aboveRight[x] == pixel ? 1 : 0
      equal &+= below[x] == pixel ? 1 : 0
      equal &+= belowLeft[x] == pixel ? 1 : 0
      equal &+= belowRight[x] == pixel ? 1 : 0
      marks[x &+ 1] &= equal > 2 ? 1 : 0
    }
  }
}
