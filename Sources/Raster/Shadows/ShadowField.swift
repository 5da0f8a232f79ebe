package import DisplayLists

/// A blurred caster, 0…32768, on a grid of nodes and straight in between.
///
/// The Gaussian is taken across each row of the mask first, then down; alike columns and rows are kept once.
///
/// A class, because rows are read from it one by one, and copies of its arrays would be counted for each.
package final class ShadowField: Sendable {
  let across: ShadowGrid
  let down: ShadowGrid
  /// For each node across, its column in `values`.
  let columns: ContiguousArray<Int>
  /// For each node down, its row in `values`.
  let rows: ContiguousArray<Int>
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
    // Blocks of rows that are reached at all must be whole, so that values do not depend on what is wanted.
    let reached = seen.grown(columns: kernels.x.radius, rows: kernels.y.radius + down.step)
    let mask = caster.mask(within: reached)
    let blurred = BlurredRows(mask.blocks(down), kernel: kernels.x, grid: across)
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
    let line = line(atRow: y)
    let left = node(columns[column], on: line)
    return weight == 0 ? left : Self.mix(left, node(columns[column + 1], on: line), weight)
  }

  /// Where the values above and below a row begin, and the weight of those below.
  struct Line {
    let above: Int
    let below: Int
    let weight: Int
  }

  func line(atRow y: Int) -> Line {
    let (row, weight) = down.place(of: y)
    let above = rows[row] &* width
    return Line(above: above, below: weight == 0 ? above : rows[row &+ 1] &* width, weight: weight)
  }

  /// The value on a line, at nodes that share a column of the values.
  @inline(__always)
  func node(_ place: Int, on line: Line) -> Int {
    // Lines lie within the values, and places within lines.
    unsafe values.withUnsafeBufferPointer { values in
      unsafe Self.mix(Int(values[line.above &+ place]), Int(values[line.below &+ place]), line.weight)
    }
  }

  @inline(__always)
  static func mix(_ a: Int, _ b: Int, _ weight: Int) -> Int {
    (a &* (Opacity.full &- weight) &+ b &* weight &+ 16384) &>> 15
  }
}
