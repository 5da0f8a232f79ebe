/// What is found of the pixels of a row that two pictures have in common, for all of them at once.
///
/// In photos most pixels differ and next to none smooths an edge: loops over whole rows tell both for a few instructions a
/// pixel, and leave few pixels to be looked at one by one.
struct RowMarks {
  /// 0 for pixels that are alike or pass; `different` for others, and `maySmooth` where an edge may be smoothed.
  var marks: ContiguousArray<UInt32>

  static let different: UInt32 = 1
  static let maySmooth: UInt32 = 3

  /// How many pixels have marks.
  private(set) var differentCount = 0
  /// How many of them were marked as such that may smooth an edge, at first.
  private(set) var maySmoothCount = 0

  init(width: Int) {
    marks = ContiguousArray(repeating: 0, count: width)
  }

  /// Marks what is not equal in a row of a pair's common area.
  ///
  /// A pixel may smooth an edge unless it equals its neighbours to the left, to the right and above in both pictures; one
  /// that has not all of them always may.
  mutating func mark(_ y: Int, of pair: PicturePair) {
    let (old, new) = (pair.expected.pixels.span, pair.actual.pixels.span)
    let (expected, actual) = (old.extracting(pair.expectedRow(y)), new.extracting(pair.actualRow(y)))
    guard y > 0, pair.width > 2 else {
      for x in marks.indices { marks[x] = expected[x] == actual[x] ? 0 : Self.maySmooth }
      return count()
    }
    markInner(
      expected, above: old.extracting(pair.expectedRow(y - 1)), actual, above: new.extracting(pair.actualRow(y - 1)))
    for x in [0, pair.width - 1] { marks[x] = expected[x] == actual[x] ? 0 : Self.maySmooth }
    count()
  }

  /// Marks all pixels but the first and the last one.
  private mutating func markInner(
    _ expected: Span<UInt32>, above expectedAbove: Span<UInt32>, _ actual: Span<UInt32>, above actualAbove: Span<UInt32>
  ) {
    let inner = 1..<(marks.count - 1)
    let (old, new) = (expected.extracting(inner), actual.extracting(inner))
    let (oldLeft, newLeft) = (expected.extracting(first: inner.count), actual.extracting(first: inner.count))
    let (oldRight, newRight) = (expected.extracting(last: inner.count), actual.extracting(last: inner.count))
    let (oldAbove, newAbove) = (expectedAbove.extracting(inner), actualAbove.extracting(inner))
    var marks = marks.mutableSpan
    for x in 0..<inner.count {
      let (one, other) = (old[x], new[x])
      let step = (one ^ oldLeft[x]) | (one ^ oldRight[x]) | (one ^ oldAbove[x])
      let otherStep = (other ^ newLeft[x]) | (other ^ newRight[x]) | (other ^ newAbove[x])
      let mark = (step | otherStep) == 0 ? Self.different : Self.maySmooth
      marks[x &+ 1] = one == other ? 0 : mark
    }
  }

  /// Counts the marks after some were made or taken away.
  mutating func count() {
    var (different, maySmooth): (UInt32, UInt32) = (0, 0)
    for mark in marks {
      different &+= mark & 1
      maySmooth &+= mark &>> 1
    }
    (differentCount, maySmoothCount) = (Int(different), Int(maySmooth))
  }

  /// Takes the marks from pixels that are not compared.
  mutating func clear(_ areas: [PixelArea], ofRow y: Int) {
    for area in areas where y >= area.y && y < area.endY {
      let (from, to) = (max(area.x, 0), min(area.endX, marks.count))
      guard from < to else { continue }
      for x in from..<to { marks[x] = 0 }
      count()
    }
  }

  /// Lets a pixel pass that has a mark.
  mutating func clear(_ x: Int) {
    marks[x] = 0
    differentCount -= 1
  }

  /// Takes from some pixels the mark that they may smooth an edge.
  mutating func clearMaySmooth(inside pixels: Range<Int>) {
    var marks = marks.mutableSpan
    for x in pixels { marks[x] &= Self.different }
  }

  /// Takes from pixels but the first and the last one the mark that they may smooth an edge, unless they have a neighbour
  /// that is flat in both pictures and are not so themselves.
  ///
  /// - Parameters:
  ///   - above: what is flat in the row above.
  ///   - own: in this row.
  ///   - below: in the row below.
  mutating func keepMaySmooth(beside above: FlatRow, _ own: FlatRow, _ below: FlatRow) {
    let (above, own, below) = (above.marks.span, own.marks.span, below.marks.span)
    let count = marks.count - 2
    let inner = 1..<(count + 1)
    let (up, flat, down) = (above.extracting(inner), own.extracting(inner), below.extracting(inner))
    let (upLeft, left, downLeft) = (
      above.extracting(first: count), own.extracting(first: count), below.extracting(first: count)
    )
    let (upRight, right, downRight) = (
      above.extracting(last: count), own.extracting(last: count), below.extracting(last: count)
    )
    var marks = marks.mutableSpan
    for x in 0..<count {
      let beside = upLeft[x] | up[x] | upRight[x] | left[x] | right[x] | downLeft[x] | down[x] | downRight[x]
      marks[x &+ 1] &= Self.different | (beside & ~flat[x]) &<< 1
    }
  }

  /// From the first pixel with a mark to the last one; nil when none has.
  var stretch: Range<Int>? {
    let marks = marks.span
    guard let first = Self.first(in: marks, from: 0, where: 1) else { return nil }
    var last = marks.count - 1
    while last >= 8, Self.isEmpty(marks, from: last - 7, mask: 1) { last -= 8 }
    while marks[last] == 0 { last -= 1 }
    return first..<(last + 1)
  }

  /// The next pixel from a place on that may smooth an edge.
  func firstThatMaySmooth(from start: Int) -> Int? { Self.first(in: marks.span, from: start, where: 2) }

  private static func first(in marks: Span<UInt32>, from start: Int, where mask: UInt32) -> Int? {
    var x = start
    while x &+ 8 <= marks.count, isEmpty(marks, from: x, mask: mask) { x &+= 8 }
    while x < marks.count {
      if marks[x] & mask != 0 { return x }
      x &+= 1
    }
    return nil
  }

  /// Whether eight pixels have none of some marks.
  @inline(__always)
  private static func isEmpty(_ marks: Span<UInt32>, from start: Int, mask: UInt32) -> Bool {
    let eight = marks.extracting(start..<(start &+ 8))
    var found: UInt32 = 0
    for x in 0..<8 { found |= eight[x] }
    return found & mask == 0
  }

  /// Puts a mark for each pixel that has one here.
  func put(_ mark: UInt8, into picture: inout ContiguousArray<UInt8>, from start: Int) {
    let marks = marks.span
    var picture = picture.mutableSpan
    for x in marks.indices where marks[x] != 0 { picture[start + x] = mark }
  }
}
