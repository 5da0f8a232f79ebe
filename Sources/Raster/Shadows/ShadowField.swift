package import DisplayLists

/// A blurred caster, 0…32768, on a grid of nodes and straight in between.
///
/// The Gaussian is taken across each row of the mask first, then down; alike columns and rows are kept once.
package struct ShadowField: Sendable {
  private let across: ShadowGrid
  private let down: ShadowGrid
  /// For each node across, its column in `values`.
  private let columns: ContiguousArray<Int>
  /// For each node down, its row in `values`.
  private let rows: ContiguousArray<Int>
  private let values: ContiguousArray<Int32>
  private let width: Int

  /// - Parameter wanted: the canvas's pixels that the shadow is wanted for.
  package init(_ shadow: Shadow, wanted: PixelBounds) {
    let caster = ShadowCaster(shadow.caster, offset: shadow.offset)
    let kernels = (x: GaussianKernel(sigma: shadow.sigma.width), y: GaussianKernel(sigma: shadow.sigma.height))
    across = ShadowGrid(caster: caster.bounds.columns, kernel: kernels.x, wanted: wanted.columns)
    down = ShadowGrid(caster: caster.bounds.rows, kernel: kernels.y, wanted: wanted.rows)
    let seen = PixelBounds(columns: across.pixels, rows: down.pixels)
    guard !caster.bounds.isEmpty, !seen.isEmpty else {
      (columns, rows, values, width) = ([], [], [], 0)
      return
    }
    let mask = caster.mask(within: seen.grown(columns: kernels.x.radius, rows: kernels.y.radius))
    let blurred = BlurredRows(mask, kernel: kernels.x, grid: across)
    columns = blurred.columns
    width = blurred.width
    (rows, values) = blurred.blurredDown(kernel: kernels.y, grid: down)
  }

  /// The pixels that may lie in the shadow.
  package var bounds: PixelBounds {
    values.isEmpty ? .empty : PixelBounds(columns: across.pixels, rows: down.pixels)
  }

  /// The shadow at one pixel within the bounds.
  package func coverage(x: Int, y: Int) -> Int {
    let (column, weight) = across.place(of: x)
    let left = node(column, atRow: y)
    return weight == 0 ? left : Self.mix(left, node(column + 1, atRow: y), weight)
  }

  /// The value of a node's column at a pixel's row.
  @inline(__always)
  private func node(_ column: Int, atRow y: Int) -> Int {
    let (row, weight) = down.place(of: y)
    let above = Int(values[rows[row] &* width &+ columns[column]])
    guard weight != 0 else { return above }
    return Self.mix(above, Int(values[rows[row &+ 1] &* width &+ columns[column]]), weight)
  }

  @inline(__always)
  private static func mix(_ a: Int, _ b: Int, _ weight: Int) -> Int {
    (a &* (Opacity.full &- weight) &+ b &* weight &+ 16384) &>> 15
  }

  /// Writes the shadow at some pixels of a row, all within the bounds.
  func read(row y: Int, columns range: PixelRange, into line: inout ContiguousArray<Int>) {
    line.removeAll(keepingCapacity: true)
    guard !range.isEmpty else { return }
    var column = across.place(of: range.start).node
    var nodeX = across.pixel(ofNode: column + across.nodes.start)
    var left = node(column, atRow: y)
    while nodeX < range.end {
      // Past the last node there is nothing to go on to, and no pixel that would.
      let right = column + 1 < columns.count ? node(column + 1, atRow: y) : left
      for x in max(nodeX, range.start)..<min(nodeX + across.step, range.end) {
        line.append(left == right ? left : Self.mix(left, right, across.weights[x &- nodeX]))
      }
      (column, nodeX, left) = (column + 1, nodeX + across.step, right)
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
