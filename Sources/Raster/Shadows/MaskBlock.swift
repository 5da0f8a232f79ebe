/// Rows of a mask that are blurred as one: their mean, which may be of several kinds of rows.
struct MaskBlock: Sendable {
  var rows: PixelRange
  /// Kinds of rows with their number; rows within the block that are not among them are empty.
  var parts: [(spans: [CoverageSpan], count: Int)]

  /// The columns from which on coverage is more or less, summed up over the rows, and by how much.
  ///
  /// Corners of neighbouring rows change in few columns; a mean over changes takes a sixth of one over spans.
  var edges: [(column: Int, change: Double)] {
    var changes: [(column: Int, change: Int)] = []
    for part in parts {
      for span in part.spans {
        changes.append((span.columns.start, span.coverage * part.count))
        changes.append((span.columns.end, -span.coverage * part.count))
      }
    }
    changes.sort { $0.column < $1.column }
    var edges: [(column: Int, change: Double)] = []
    for (column, change) in changes {
      if let last = edges.indices.last, edges[last].column == column {
        edges[last].change += Double(change)
      } else {
        edges.append((column, Double(change)))
      }
    }
    return edges
  }
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
