/// Adds up the signed areas of fragments in the pixels of one row, and reads them off as spans.
///
/// Each pixel that an edge passes through has a cell: how far edges go down in it, and the area between them and the
/// pixel's left border. All else follows by addition from the left, as in FreeType's rasterizer, here without rounding.
///
/// Cells lie behind pointers: arrays would ask at each of a corner's cells whether they have one owner alone.
@safe final class CellRow {
  /// The columns that spans are wanted for.
  private(set) var columns: PixelRange = .empty
  /// Where spans that are read off have their memory.
  let pool: SpanPool = SpanPool()
  private var found: SpanList = SpanList()
  private var kept: SpanList = SpanList()
  private var capacity: Int = 64
  private var heights: UnsafeMutablePointer<Int>
  private var areas: UnsafeMutablePointer<Int>
  /// One bit for each cell that an edge passes through.
  private var touched: UnsafeMutablePointer<UInt64>

  init() {
    unsafe (heights, areas, touched) = Self.cells(capacity)
  }

  /// Cells of a row, all 0 as they are while nothing is added.
  private static func cells(
    _ count: Int
  ) -> (UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt64>) {
    let words = (count + 63) / 64
    let heights = UnsafeMutablePointer<Int>.allocate(capacity: count)
    let areas = UnsafeMutablePointer<Int>.allocate(capacity: count)
    let touched = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    unsafe heights.initialize(repeating: 0, count: count)
    unsafe areas.initialize(repeating: 0, count: count)
    unsafe touched.initialize(repeating: 0, count: words)
    return unsafe (heights, areas, touched)
  }

  private func free() {
    unsafe heights.deallocate()
    unsafe areas.deallocate()
    unsafe touched.deallocate()
  }

  deinit { free() }

  /// Begins a row, or several, of a shape.
  func begin(columns: PixelRange) {
    self.columns = columns
    guard columns.count > capacity else { return }
    free()
    capacity = columns.count
    unsafe (heights, areas, touched) = Self.cells(capacity)
  }

  /// Adds a fragment by its upper and its lower end.
  @inline(__always)
  func add(_ top: FixedPoint, _ bottom: FixedPoint, _ winding: Int) {
    let (left, right) = top.x <= bottom.x ? (top, bottom) : (bottom, top)
    let column = Fixed.floor(left.x)
    // Most edges of curves are shorter than a pixel is wide.
    if right.x &- column &<< Fixed.bits <= Fixed.pixel {
      add(column, height: (bottom.y &- top.y) &* winding, across: left.x &+ right.x &- column &<< (Fixed.bits &+ 1))
    } else {
      addSlanted(left, right, winding)
    }
  }

  /// Adds a fragment given by its left and right end, column by column.
  private func addSlanted(_ left: FixedPoint, _ right: FixedPoint, _ winding: Int) {
    let wholeWidth = right.x &- left.x
    let wholeHeight = right.y &- left.y
    let last = min(Fixed.floor(right.x &- 1), columns.end &- 1)
    var column = Fixed.floor(left.x)
    var (x, y) = (left.x, left.y)
    if column < columns.start {
      // Left of what is wanted an edge only counts by its height.
      x = min(columns.start &<< Fixed.bits, right.x)
      y = left.y &+ Fixed.share(of: wholeHeight, x &- left.x, outOf: wholeWidth)
      add(columns.start, height: abs(y &- left.y) &* winding, across: 0)
      column = columns.start
    }
    while column <= last {
      let border = min((column &+ 1) &<< Fixed.bits, right.x)
      let below =
        border == right.x ? right.y : left.y &+ Fixed.share(of: wholeHeight, border &- left.x, outOf: wholeWidth)
      let origin = column &<< Fixed.bits
      add(column, height: abs(below &- y) &* winding, across: x &+ border &- 2 &* origin)
      (x, y) = (border, below)
      column &+= 1
    }
  }

  /// - Parameter across: twice the mean distance of the edge from the pixel's left border.
  @inline(__always)
  private func add(_ column: Int, height: Int, across: Int) {
    guard column < columns.end else { return }
    let isInside = column >= columns.start
    let index = isInside ? column &- columns.start : 0
    unsafe heights[index] &+= height
    unsafe areas[index] &+= height &* (isInside ? across : 0)
    unsafe touched[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Reads off the spans of what was added, and forgets it; they stand until the next time.
  func takeSpans() -> SpanList {
    var spans = found
    spans.removeAll()
    defer { found = spans }
    var height = 0
    var next = columns.start
    for word in 0..<((columns.count &+ 63) / 64) {
      var bits = unsafe touched[word]
      guard bits != 0 else { continue }
      unsafe touched[word] = 0
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let column = columns.start &+ index
        // Pixels that an edge passes through mostly lie side by side.
        if next < column { spans.extend(next, column, coverage: Self.coverage(ofArea: height &<< 17), in: pool) }
        unsafe height &+= heights[index]
        let area = unsafe height &<< 17 &- areas[index]
        spans.extend(column, column &+ 1, coverage: Self.coverage(ofArea: area), in: pool)
        unsafe (heights[index], areas[index]) = (0, 0)
        next = column &+ 1
      }
    }
    spans.extend(next, columns.end, coverage: Self.coverage(ofArea: height &<< 17), in: pool)
    return spans
  }

  /// Lets what was read off last stand until spans were read off, kept and read off again.
  func keepSpans() { swap(&found, &kept) }

  /// A signed area, in halves of 65536ths of a pixel squared, as coverage.
  @inline(__always)
  static func coverage(ofArea area: Int) -> Int {
    Opacity.coverage(ofTwiceArea: area)
  }
}

extension Opacity {
  /// The coverage of a signed area of which a whole pixel has 2 · 65536².
  ///
  /// The sign only says which way round an outline runs.
  @inline(__always)
  package static func coverage(ofTwiceArea area: Int) -> Int {
    let magnitude = min(area.magnitude, 1 &<< 33)
    return Int(truncatingIfNeeded: (magnitude &+ 1 &<< 17) &>> 18)
  }
}
