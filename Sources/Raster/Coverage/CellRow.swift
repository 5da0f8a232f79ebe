/// Adds up the signed areas of fragments in the pixels of one row, and reads them off as spans.
///
/// Each pixel that an edge passes through has a cell: how far edges go down in it, and the area between them and the
/// pixel's left border. All else follows by addition from the left, as in FreeType's rasterizer, here without rounding.
struct CellRow {
  /// The columns that spans are wanted for.
  let columns: PixelRange
  private var heights: ContiguousArray<Int>
  private var areas: ContiguousArray<Int>
  /// One bit for each cell that an edge passes through.
  private var touched: ContiguousArray<UInt64>

  init(columns: PixelRange) {
    self.columns = columns
    heights = ContiguousArray(repeating: 0, count: columns.count)
    areas = ContiguousArray(repeating: 0, count: columns.count)
    touched = ContiguousArray(repeating: 0, count: (columns.count + 63) / 64)
  }

  mutating func add(_ fragment: RowFragment) {
    let height = (fragment.bottom.y &- fragment.top.y) &* fragment.winding
    if fragment.top.x == fragment.bottom.x {
      addVertical(x: fragment.top.x, height: height)
    } else if fragment.top.x < fragment.bottom.x {
      addSlanted(fragment.top, fragment.bottom, fragment.winding)
    } else {
      addSlanted(fragment.bottom, fragment.top, fragment.winding)
    }
  }

  private mutating func addVertical(x: Int, height: Int) {
    let column = Fixed.floor(x)
    guard column < columns.end else { return }
    guard column >= columns.start else {
      addCell(columns.start, height: height, across: 0)
      return
    }
    addCell(column, height: height, across: 2 &* (x &- column &<< Fixed.bits))
  }

  /// Adds a fragment given by its left and right end, column by column.
  private mutating func addSlanted(_ left: FixedPoint, _ right: FixedPoint, _ winding: Int) {
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
  private mutating func addCell(_ column: Int, height: Int, across: Int) {
    let index = column &- columns.start
    guard index < heights.count else { return }
    heights[index] &+= height
    areas[index] &+= height &* across
    touched[index &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Appends the spans of what was added, and forgets it.
  mutating func takeSpans(into spans: inout [CoverageSpan]) {
    var height = 0
    var next = columns.start
    for word in touched.indices {
      var bits = touched[word]
      guard bits != 0 else { continue }
      touched[word] = 0
      while bits != 0 {
        let index = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        let column = columns.start &+ index
        spans.extend(next, column, coverage: Self.coverage(ofArea: height &<< 17))
        height &+= heights[index]
        spans.extend(column, column &+ 1, coverage: Self.coverage(ofArea: height &<< 17 &- areas[index]))
        (heights[index], areas[index]) = (0, 0)
        next = column &+ 1
      }
    }
    spans.extend(next, columns.end, coverage: Self.coverage(ofArea: height &<< 17))
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
