/// The digest of a frame's pixels: 32 hexadecimal digits that depend on nothing but the pixels.
///
/// XXH64 with seed 0, then with seed 1, of the run form: for each group of equal successive rows a count, then for each
/// run of equal pixels of that row a length and the bytes R, G, B, A (straight); 32-bit little-endian numbers. Groups and
/// runs are maximal whatever the painter says of its rows, so anybody gets the same digits from the decoded file.
package struct PixelHash: RowSink, Sendable {
  package typealias Failure = Never

  private var first = XXH64(seed: 0)
  private var second = XXH64(seed: 1)

  private var group = RowRuns()
  private var groupCount: UInt32 = 0
  private var row = RowRuns()

  package init() {}

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    self.row.collect(row)
    append(self.row)
  }

  package mutating func append(_ row: RowRuns) {
    if groupCount > 0, row == group {
      groupCount &+= 1
    } else {
      closeGroup()
      group = row
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
    let runs = group.runs
    first.append(groupCount)
    first.append(runs.span)
    second.append(groupCount)
    second.append(runs.span)
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
