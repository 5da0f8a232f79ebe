/// A row as its maximal runs of equal straight pixels.
package struct RowRuns: Hashable, Sendable {
  /// Each run's length in the low half, its straight pixel in the high half.
  package private(set) var runs: ContiguousArray<UInt64> = []

  package init() {}

  /// Replaces the runs by those of a premultiplied row.
  package mutating func collect(_ row: Span<UInt32>) {
    runs.removeAll(keepingCapacity: true)
    let count = row.count
    var start = 0
    while start < count {
      let pixel = row[start]
      let end = Self.runEnd(of: pixel, in: row, from: start &+ 1)
      append(StraightPixel.make(fromPremultiplied: pixel), length: end &- start)
      start = end
    }
  }

  /// Adds a run, or lengthens the last one where two pixels differ only in what files do not hold.
  private mutating func append(_ straight: UInt32, length: Int) {
    if let last = runs.last, last &>> 32 == UInt64(straight) {
      runs[runs.count - 1] = last &+ UInt64(truncatingIfNeeded: length)
    } else {
      runs.append(UInt64(straight) &<< 32 | UInt64(truncatingIfNeeded: length))
    }
  }

  /// The first index from `start` on whose pixel differs, eight at a time while they are all the same.
  private static func runEnd(of pixel: UInt32, in row: Span<UInt32>, from start: Int) -> Int {
    var index = start
    let count = row.count
    while index &+ 8 <= count {
      let low = (row[index] ^ pixel) | (row[index &+ 1] ^ pixel) | (row[index &+ 2] ^ pixel) | (row[index &+ 3] ^ pixel)
      let high =
        (row[index &+ 4] ^ pixel) | (row[index &+ 5] ^ pixel) | (row[index &+ 6] ^ pixel) | (row[index &+ 7] ^ pixel)
      if low | high != 0 { break }
      index &+= 8
    }
    while index < count, row[index] == pixel { index &+= 1 }
    return index
  }
}
