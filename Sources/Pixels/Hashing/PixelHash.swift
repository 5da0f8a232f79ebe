/// The digest of a frame's pixels: 32 hexadecimal digits that depend on nothing but the pixels.
///
/// XXH64 with seed 0, then with seed 1, of the run form: for each group of equal successive rows a count, then for each
/// run of equal pixels of that row a length and the bytes R, G, B, A (straight); 32-bit little-endian numbers. Groups and
/// runs are maximal whatever the painter says of its rows, so anybody gets the same digits from the decoded file.
package struct PixelHash: RowSink, Sendable {
  package typealias Failure = Never

  private var first = XXH64(seed: 0)
  private var second = XXH64(seed: 1)

  /// The runs of the group's row: the length in the low half, the straight pixel in the high half.
  private var groupRuns: ContiguousArray<UInt64> = []
  private var groupCount: UInt32 = 0
  private var rowRuns: ContiguousArray<UInt64> = []

  package init() {}

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    Self.collectRuns(of: row, into: &rowRuns)
    if groupCount > 0, rowRuns == groupRuns {
      groupCount &+= 1
    } else {
      closeGroup()
      swap(&groupRuns, &rowRuns)
      groupCount = 1
    }
  }

  package mutating func repeatLast(_ count: Int) {
    precondition(groupCount > 0, "only a row that was painted repeats")
    groupCount &+= UInt32(truncatingIfNeeded: count)
  }

  /// The digest of the rows so far; more may be appended afterwards.
  package var digest: String {
    var whole = self
    whole.closeGroup()
    return HexDigits.text(whole.first.value) + HexDigits.text(whole.second.value)
  }

  private mutating func closeGroup() {
    guard groupCount > 0 else { return }
    let runs = groupRuns
    first.append(groupCount)
    first.append(runs.span)
    second.append(groupCount)
    second.append(runs.span)
  }

  private static func collectRuns(of row: Span<UInt32>, into runs: inout ContiguousArray<UInt64>) {
    runs.removeAll(keepingCapacity: true)
    let count = row.count
    var start = 0
    while start < count {
      let pixel = row[start]
      let end = runEnd(of: pixel, in: row, from: start &+ 1)
      append(StraightPixel.make(fromPremultiplied: pixel), length: end &- start, to: &runs)
      start = end
    }
  }

  /// Adds a run, or lengthens the last one where two pixels differ only in what files do not hold.
  private static func append(_ straight: UInt32, length: Int, to runs: inout ContiguousArray<UInt64>) {
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

extension Bitmap {
  /// The digest of the picture's pixels, as `PixelHash` defines it.
  package var pixelDigest: String {
    var hash = PixelHash()
    write(to: &hash)
    return hash.digest
  }
}
