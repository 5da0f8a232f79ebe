package import DisplayLists
import Raster

/// The coverage of every pixel of a canvas, each by itself, from the fragments of edges in its row.
package struct ReferenceCoverage {
  private let width: Int
  private let values: [Int]

  package subscript(x: Int, y: Int) -> Int { values[y * width + x] }

  package init(_ silhouette: Silhouette, width: Int, height: Int) {
    self.width = width
    let outlines = silhouette.outlines
    var values = Self.values(outlines.outer, width, height)
    if let inner = outlines.inner {
      values = zip(values, Self.values(inner, width, height)).map { max($0 - $1, 0) }
    }
    self.values = values
  }

  private static func values(_ outline: Outline, _ width: Int, _ height: Int) -> [Int] {
    (0..<height).flatMap { row in
      let fragments = outline.fragments(inRow: row)
      return (0..<width).map { coverage(fragments, column: $0) }
    }
  }

  private static func coverage(_ fragments: [RowFragment], column: Int) -> Int {
    let area = fragments.reduce(0) { $0 + $1.winding * twiceArea(rightOf: $1, column) }
    return Opacity.coverage(ofTwiceArea: area)
  }

  /// Twice the area of a pixel that lies right of a fragment, at the heights of the fragment.
  private static func twiceArea(rightOf fragment: RowFragment, _ column: Int) -> Int {
    let (start, end) = (column * Fixed.pixel, (column + 1) * Fixed.pixel)
    let isFalling = fragment.top.x <= fragment.bottom.x
    let (left, right) = isFalling ? (fragment.top, fragment.bottom) : (fragment.bottom, fragment.top)
    if left.x == right.x {
      guard left.x < end else { return 0 }
      return (right.y - left.y) * 2 * min(end - left.x, Fixed.pixel)
    }
    func height(_ x: Int) -> Int {
      if x <= left.x { return left.y }
      if x >= right.x { return right.y }
      return left.y + Fixed.share(of: right.y - left.y, x - left.x, outOf: right.x - left.x)
    }
    let passed = abs(height(start) - left.y)
    let within = abs(height(end) - height(start))
    let (entry, exit) = (max(left.x, start), min(right.x, end))
    return passed * 2 * Fixed.pixel + within * (2 * end - entry - exit)
  }
}
