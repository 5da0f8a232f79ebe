extension RowMarks {
  /// The largest difference of a channel where there are marks, or what it is known to be at least.
  ///
  /// - Parameters:
  ///   - expected: a row as long as this one.
  ///   - actual: another one.
  func largestDelta(_ expected: Span<UInt32>, _ actual: Span<UInt32>, atLeast known: Int) -> Int {
    precondition(expected.count == marks.count && actual.count == marks.count, "a mark is one of a pixel")
    guard known < 255 else { return known }
    var largest = known
    var limit = ChannelLimit(known)
    for start in stride(from: 0, to: marks.count, by: Self.block) {
      let pixels = start..<min(start + Self.block, marks.count)
      // It seldom grows, and whether it does takes less than by how much.
      guard limit.isExceeded(expected.extracting(pixels), actual.extracting(pixels)) else { continue }
      for x in pixels where marks[x] != 0 {
        largest = max(largest, StraightPixels.largestDelta(expected[x], actual[x]))
      }
      limit = ChannelLimit(largest)
    }
    return largest
  }

  /// Pixels looked at together, our choice: a few times what a register holds.
  private static let block: Int = 64
}
