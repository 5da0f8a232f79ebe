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
  /// Where most runs are single pixels, looking for each one's end takes three times as long.
  private mutating func collectDense(_ row: Span<UInt32>) -> Bool {
    var all: UInt32 = 0xFFFF_FFFF
    for x in row.indices { all &= row[x] }
    guard all >= 0xFF00_0000, row.count > 0 else { return false }
    var target = words.mutableSpan
    var place = 0
    for x in 0..<(row.count &- 1) {
      let pixel = row[x]
      // Each run's end stands where its length will; a run that goes on is overwritten.
      target[place] = UInt64(pixel) &<< 32 | UInt64(truncatingIfNeeded: x &+ 1)
      place &+= pixel == row[x &+ 1] ? 0 : 1
    }
    target[place] = UInt64(row[row.count &- 1]) &<< 32 | UInt64(truncatingIfNeeded: row.count)
    var start: UInt64 = 0
    for index in 0...place {
      let end = target[index] & 0xFFFF_FFFF
      target[index] &-= start
      start = end
    }
    count = place &+ 1
    return true
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
