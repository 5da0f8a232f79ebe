/// The digest of a frame's pixels: 32 hexadecimal digits that depend on nothing but the pixels.
///
/// XXH64 with seed 0, then with seed 1, of the run form: for each group of equal successive rows a count, then for each
/// run of equal pixels of that row a length and the bytes R, G, B, A (straight); 32-bit little-endian numbers. Groups and
/// runs are maximal whatever the painter says of its rows, so anybody gets the same digits from the decoded file.
package struct PixelHash: RunSink, Sendable {
  package typealias Failure = Never

  private var first = XXH64(seed: 0)
  private var second = XXH64(seed: 1)

  private var group = RowRuns()
  private var groupCount: Int = 0
  private var row = RowRuns()

  package init() {}

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    var runs = RowRuns()
    swap(&runs, &self.row)
    runs.collect(row, knowing: content)
    append(runs: &runs)
    swap(&runs, &self.row)
  }

  package var takesRuns: Bool { true }

  package mutating func append(runs: inout RowRuns) {
    guard groupCount == 0 || runs != group else { return groupCount += 1 }
    closeGroup()
    swap(&runs, &group)
    groupCount = 1
  }

  package mutating func repeatLast(_ count: Int) {
    precondition(groupCount > 0, "only a row that was painted repeats")
    groupCount += count
  }

  /// Adds a whole group of equal rows, for callers that compare rows themselves; the next group must differ.
  package mutating func appendGroup(_ runs: RowRuns, count: Int) {
    let words = runs.words.span.extracting(0..<runs.count)
    let count = UInt32(truncatingIfNeeded: count)
    first.append(count)
    second.append(count)
    XXH64.append(words, to: &first, and: &second)
  }

  /// The digest of the rows so far; more may be appended afterwards.
  package var digest: String {
    var whole = self
    whole.closeGroup()
    return HexDigits.text(whole.first.value) + HexDigits.text(whole.second.value)
  }

  private mutating func closeGroup() {
    guard groupCount > 0 else { return }
    appendGroup(group, count: groupCount)
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
