/// Rows of a shadow: between two nodes it is straight, and mostly level.
extension ShadowField {
  /// Pixels between two nodes of the grid.
  struct Stretch {
    /// Those of them that are wanted.
    var columns: PixelRange
    /// Where the first node lies.
    var node: Int
    /// The coverage there and at the next node.
    var left: Int
    var right: Int
  }

  /// Goes through the pixels of a row, all within the bounds; level stretches that agree are one.
  @inline(__always)
  func forEachStretch(row y: Int, columns range: PixelRange, _ body: (Stretch) -> Void) {
    guard !range.isEmpty else { return }
    let line = line(atRow: y)
    var column = across.place(of: range.start).node
    var stretch = Stretch(
      columns: PixelRange(range.start, range.start), node: across.pixel(ofNode: column + across.nodes.start),
      left: node(column, on: line), right: 0)
    while stretch.node < range.end {
      // Past the last node there is nothing to go on to, and no pixel that would.
      stretch.right = column + 1 < columns.count ? node(column + 1, on: line) : stretch.left
      let first = column
      while stretch.right == stretch.left, column + 2 < columns.count, node(column + 2, on: line) == stretch.left {
        column += 1
      }
      let end = stretch.node + (column + 1 - first) * across.step
      stretch.columns = PixelRange(max(stretch.node, range.start), min(end, range.end))
      if !stretch.columns.isEmpty { body(stretch) }
      (column, stretch.node, stretch.left) = (column + 1, end, stretch.right)
    }
  }

  /// Writes the opacities of a shadow's pixels in a stretch to the room given, which must hold them.
  @inline(__always)
  func write(_ stretch: Stretch, opacity: Int, to opacities: UnsafeMutablePointer<UInt32>) {
    let grid = across
    let weights = grid.weights.span
    let first = stretch.columns.start &- stretch.node
    // As ShadowField.mix, with one product.
    let (base, change) = (stretch.left &<< 15 &+ 16384, stretch.right &- stretch.left)
    for index in 0..<stretch.columns.count {
      // Pixels of a stretch lie less than a step after its node.
      let coverage = unsafe (base &+ change &* weights[unchecked: first &+ index]) &>> 15
      unsafe opacities[index] = UInt32(truncatingIfNeeded: Opacity.product(coverage, opacity))
    }
  }

  /// The last row that is the same as a row.
  func lastAlike(_ y: Int) -> Int {
    var row = down.place(of: y).node
    var last = y
    while row + 1 < rows.count, rows[row] == rows[row + 1] {
      row += 1
      last = down.pixel(ofNode: row + down.nodes.start)
    }
    return last
  }
}
