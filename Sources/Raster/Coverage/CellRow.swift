/// Adds up the signed areas of fragments in the pixels of one row, and reads them off as spans.
///
/// Each pixel that an edge passes through has a cell: how far edges go down in it, and the area between them and the
/// pixel's left border. All else follows by addition from the left, as in FreeType's rasterizer, here without rounding.
///
/// Cells lie behind pointers: arrays would ask at each of a corner's cells whether they have one owner alone.
@safe final class CellRow {
  /// The columns that spans are wanted for.
  let columns: PixelRange
  /// Where spans that are read off have their memory.
  let pool: SpanPool = SpanPool()
  private var found: SpanList = SpanList()
  private let wordCount: Int
  private let heights: UnsafeMutablePointer<Int>
  private let areas: UnsafeMutablePointer<Int>
  /// One bit for each cell that an edge passes through.
  private let touched: UnsafeMutablePointer<UInt64>

  init(columns: PixelRange) {
    self.columns = columns
    let count = max(columns.count, 1)
    wordCount = (count + 63) / 64
    unsafe heights = .allocate(capacity: count)
    unsafe areas = .allocate(capacity: count)
    unsafe touched = .allocate(capacity: wordCount)
    unsafe heights.initialize(repeating: 0, count: count)
    unsafe areas.initialize(repeating: 0, count: count)
    unsafe touched.initialize(repeating: 0, count: wordCount)
  }

  deinit {
    unsafe heights.deallocate()
    unsafe areas.deallocate()
    unsafe touched.deallocate()
  }

  func add(_ fragment: RowFragment) {
    let height = (fragment.bottom.y &- fragment.top.y) &* fragment.winding
    if fragment.top.x == fragment.bottom.x {
      addVertical(x: fragment.top.x, height: height)
    } else if fragment.top.x < fragment.bottom.x {
      addSlanted(fragment.top, fragment.bottom, fragment.winding)
    } else {
      addSlanted(fragment.bottom, fragment.top, fragment.winding)
    }
  }

  private func addVertical(x: Int, height: Int) {
    let column = Fixed.floor(x)
    guard column < columns.end else { return }
    guard column >= columns.start else {
      addCell(columns.start, height: height, across: 0)
      return
    }
    addCell(column, height: height, across: 2 &* (x &- column &<< Fixed.bits))
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
      addCell(columns.start, height: abs(y &- left.y) &* winding, across: 0)
      column = columns.start
    }
    while column <= last {
      let border = min((column &+ 1) &<< Fixed.bits, right.x)
      let below = left.y &+ Fixed.share(of: wholeHeight, border &- left.x, outOf: wholeWidth)
      let origin = column &<< Fixed.bits
      addCell(column, height: abs(below &- y) &* winding, across: x &+ border &- 2 &* origin)
      (x, y) = (border, below)
      column &+= 1
    }
  }

  /// - Parameter across: twice the mean distance of the edge from the pixel's left border.
  @inline(__always)
  private func addCell(_ column: Int, height: Int, across: Int) {
    let index = column &- columns.start
    guard index >= 0, index < columns.count else { return }
    unsafe heights[index] &+= height
    unsafe areas[index] &+= height &* across
    unsafe touched[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Reads off the spans of what was added, and forgets it; they stand until the next time.
  func takeSpans() -> SpanList {
    var spans = found
    spans.removeAll()
    defer { found = spans }
    var height = 0
    var next = columns.start
    for word in 0..<wordCount {
      var bits = unsafe touched[word]
      guard bits != 0 else { continue }
      unsafe touched[word] = 0
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let column = columns.start &+ index
        spans.extend(next, column, coverage: Self.coverage(ofArea: height &<< 17), in: pool)
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
