/// A row as its maximal runs of equal straight pixels.
///
/// The storage is as long as the longest row so far and is used again for each row; only the first `count` words count.
package struct RowRuns: Sendable {
  /// Each run's length in the low half, its straight pixel in the high half.
  package private(set) var words: ContiguousArray<UInt64> = []
  package private(set) var count: Int = 0

  package init() {}

  /// Replaces the runs by those of a premultiplied row.
  ///
  /// What the painter knows decides how they are looked for, not what is found.
  package mutating func collect(_ row: Span<UInt32>, knowing content: RowContent = .runs) {
    if words.count < row.count { words = ContiguousArray(repeating: 0, count: row.count) }
    count = 0
    if content == .dense, collectDense(row) { return }
    var start = 0
    while start < row.count {
      let pixel = row[start]
      let end = Self.runEnd(of: pixel, in: row, from: start &+ 1)
      append(pixel, length: end &- start)
      start = end
    }
  }

  /// Replaces the runs by those that a painter knows.
  ///
  /// - Parameters:
  ///   - most: how many there may be.
  ///   - write: writes them as `words` has them, neighbours different, and says how many.
  package mutating func replace(most: Int, _ write: (inout MutableSpan<UInt64>) -> Int) {
    if words.count < most { words = ContiguousArray(repeating: 0, count: most) }
    var span = words.mutableSpan
    count = write(&span)
  }

  /// Adds a run, or lengthens the last one where two pixels differ only in what files do not hold.
  private mutating func append(_ pixel: UInt32, length: Int) {
    let straight = StraightPixel.make(fromPremultiplied: pixel)
    if straight != pixel, count > 0, words[count &- 1] &>> 32 == UInt64(straight) {
      words[count &- 1] &+= UInt64(truncatingIfNeeded: length)
    } else {
      words[count] = UInt64(straight) &<< 32 | UInt64(truncatingIfNeeded: length)
      count &+= 1
    }
  }

  /// The first index from `start` on whose pixel differs, thirty-two at a time while they are all the same, then eight.
  private static func runEnd(of pixel: UInt32, in row: Span<UInt32>, from start: Int) -> Int {
    var index = start
    let count = row.count
    // One check of bounds for each block, whose differences then become vectors.
    while index &+ 32 <= count, isUniform(row.extracting(index..<(index &+ 32)), pixel, count: 32) { index &+= 32 }
    while index &+ 8 <= count, isUniform(row.extracting(index..<(index &+ 8)), pixel, count: 8) { index &+= 8 }
    while index < count, row[index] == pixel { index &+= 1 }
    return index
  }

  @inline(__always)
  private static func isUniform(_ block: Span<UInt32>, _ pixel: UInt32, count: Int) -> Bool {
    var difference: UInt32 = 0
    for x in 0..<count { difference |= block[x] ^ pixel }
    return difference == 0
  }

  /// Collects the runs of an opaque row without a branch for each; false when the row is not opaque.
  ///
  /// Where most runs are single pixels, looking for each one's end takes three times as long. Eight pixels that all differ
  /// are eight runs, and that is seen at once.
  private mutating func collectDense(_ row: Span<UInt32>) -> Bool {
    var all: UInt32 = 0xFFFF_FFFF
    for x in row.indices { all &= row[x] }
    guard all >= 0xFF00_0000, row.count > 0 else { return false }
    var target = words.mutableSpan
    // The place of the run at hand, where it began, and the pixel to be looked at.
    var (place, start, x) = (0, 0, 0)
    while x &+ 9 <= row.count, place >= 0, place &+ 8 <= target.count {
      let block = row.extracting(x..<(x &+ 9))
      if Self.areNeighboursDifferent(block) {
        for index in 0..<8 { target[place &+ index] = UInt64(block[index]) &<< 32 | 1 }
        target[place] &+= UInt64(truncatingIfNeeded: x &- start)
        (place, start) = (place &+ 8, x &+ 8)
      } else {
        for index in 0..<8 {
          let end = x &+ index &+ 1
          // A run that goes on is overwritten.
          target[place] = UInt64(block[index]) &<< 32 | UInt64(truncatingIfNeeded: end &- start)
          let isEnd = block[index] != block[index &+ 1]
          place &+= isEnd ? 1 : 0
          start = isEnd ? end : start
        }
      }
      x &+= 8
    }
    while x < row.count {
      target[place] = UInt64(row[x]) &<< 32 | UInt64(truncatingIfNeeded: x &+ 1 &- start)
      x &+= 1
      if x < row.count, row[x] != row[x &- 1] { (place, start) = (place &+ 1, x) }
    }
    count = place &+ 1
    return true
  }

  /// Whether none of nine pixels is the same as the next one.
  @inline(__always)
  private static func areNeighboursDifferent(_ block: Span<UInt32>) -> Bool {
    // The highest bit is set by 0 alone; comparisons would be branches.
    var zero: UInt32 = 0
    for index in 0..<8 {
      let difference = block[index] ^ block[index &+ 1]
      zero |= (difference &- 1) & ~difference
    }
    return zero < 0x8000_0000
  }
}

extension RowRuns: Equatable {
  package static func == (one: RowRuns, other: RowRuns) -> Bool {
    guard one.count == other.count else { return false }
    let (first, second) = (one.words.span, other.words.span)
    for index in 0..<one.count where first[index] != second[index] { return false }
    return true
  }
}
