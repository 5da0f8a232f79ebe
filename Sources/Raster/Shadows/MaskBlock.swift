/// Rows of a mask that are blurred as one: their mean, which may be of several kinds of rows.
struct MaskBlock: Sendable {
  var rows: PixelRange
  /// Kinds of rows with their number; rows within the block that are not among them are empty.
  var parts: [(spans: [CoverageSpan], count: Int)]
}

extension CoverageMask {
  /// The mask's rows as blocks from one node of a grid to the next, and alike rows as blocks of any height.
  ///
  /// A mean over an eighth of sigma widens the Gaussian by less than a 1500th, and corners have that many rows fewer.
  func blocks(_ grid: ShadowGrid) -> [MaskBlock] {
    var blocks: [MaskBlock] = []
    for group in groups {
      var start = group.rows.start
      while start < group.rows.end {
        let next = grid.nodeAfter(start)
        let isNode = grid.nodeAfter(start - 1) == start
        // Whole blocks of alike rows need no border between them.
        let end =
          isNode && group.rows.end >= next ? grid.nodeAfter(group.rows.end) - grid.step : min(next, group.rows.end)
        let part = (spans: group.spans, count: end - start)
        if let last = blocks.indices.last, !isNode, grid.nodeAfter(blocks[last].rows.end - 1) == next {
          blocks[last].parts.append(part)
          blocks[last].rows.end = end
        } else {
          blocks.append(MaskBlock(rows: PixelRange(start, end), parts: [part]))
        }
        start = end
      }
    }
    return blocks
  }
}
