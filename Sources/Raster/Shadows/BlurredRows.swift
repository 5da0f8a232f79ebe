/// The blocks of a mask's rows blurred across, at the nodes of a grid; nodes alike in all rows share a column.
struct BlurredRows {
  private let blocks: [MaskBlock]
  /// For each node, its column.
  let columns: ContiguousArray<Int>
  let width: Int
  /// One line of `width` columns for each block.
  private let values: ContiguousArray<Double>

  init(_ blocks: [MaskBlock], kernel: GaussianKernel, grid: ShadowGrid) {
    self.blocks = blocks
    let count = grid.nodes.count
    var all = ContiguousArray<Double>(repeating: 0, count: blocks.count * count)
    for (index, block) in blocks.enumerated() {
      let edges = block.edges
      let share = 1 / Double(block.rows.count)
      for node in 0..<count {
        let pixel = grid.pixel(ofNode: grid.nodes.start + node)
        var sum = 0.0
        for edge in edges { sum += edge.change * kernel.sum(from: edge.column, around: pixel) }
        all[index * count + node] = sum * share
      }
    }
    (columns, width, values) = Self.withoutRepeats(all, count: count, lines: blocks.count)
  }

  private static func withoutRepeats(
    _ all: ContiguousArray<Double>, count: Int, lines: Int
  ) -> (ContiguousArray<Int>, Int, ContiguousArray<Double>) {
    var kept: [Int] = []
    var columns: ContiguousArray<Int> = []
    for node in 0..<count {
      let isRepeat = node > 0 && (0..<lines).allSatisfy { all[$0 * count + node] == all[$0 * count + node - 1] }
      if !isRepeat { kept.append(node) }
      columns.append(kept.count - 1)
    }
    var values: ContiguousArray<Double> = []
    for line in 0..<lines {
      for node in kept { values.append(all[line * count + node]) }
    }
    return (columns, kept.count, values)
  }

  /// Blurs down the columns too: for each node down its row in the values, and the values as whole numbers.
  func blurredDown(kernel: GaussianKernel, grid: ShadowGrid) -> (ContiguousArray<Int>, ContiguousArray<Int32>) {
    var rows: ContiguousArray<Int> = []
    var result: ContiguousArray<Int32> = []
    var shares = [Double](repeating: -1, count: blocks.count)
    for node in grid.nodes.start..<grid.nodes.end {
      let pixel = grid.pixel(ofNode: node)
      let now = blocks.map { kernel.share(of: $0.rows, around: pixel) }
      if rows.isEmpty || now != shares { result.append(contentsOf: mean(now)) }
      rows.append(result.count / max(width, 1) - 1)
      shares = now
    }
    return (rows, result)
  }

  /// The lines' mean, weighed; columns side by side, so that two are weighed at once.
  private func mean(_ shares: [Double]) -> ContiguousArray<Int32> {
    var sums = ContiguousArray<Double>(repeating: 0, count: width)
    var target = sums.mutableSpan
    for (index, share) in shares.enumerated() where share != 0 {
      let line = values.span.extracting((index * width)..<((index + 1) * width))
      // A line has as many columns as there are sums.
      for column in 0..<width { unsafe target[unchecked: column] += line[unchecked: column] * share }
    }
    return ContiguousArray(sums.map { Int32(min(max($0, 0), Double(Opacity.full)) + 0.5) })
  }
}
