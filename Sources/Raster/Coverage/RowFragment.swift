/// The part of an edge within one row of pixels; x as on the canvas, y from the row's top, 0…65536.
package struct RowFragment: Hashable, Sendable {
  package var top: FixedPoint
  package var bottom: FixedPoint
  package var winding: Int

  @inline(__always)
  init(top: FixedPoint, bottom: FixedPoint, winding: Int) {
    (self.top, self.bottom, self.winding) = (top, bottom, winding)
  }

  /// The part of an edge in a row that it reaches.
  ///
  /// Crossings come from the whole edge, never from the row before, so each row is a function of shape and row alone.
  init(_ edge: Outline.Edge, row: Int) {
    let rowTop = row &<< Fixed.bits
    top = Self.point(of: edge, at: max(edge.top.y, rowTop), rowTop)
    bottom = Self.point(of: edge, at: min(edge.bottom.y, rowTop &+ Fixed.pixel), rowTop)
    winding = edge.winding
  }

  private static func point(of edge: Outline.Edge, at y: Int, _ rowTop: Int) -> FixedPoint {
    if edge.isVertical || y == edge.top.y { return FixedPoint(x: edge.top.x, y: y &- rowTop) }
    if y == edge.bottom.y { return FixedPoint(x: edge.bottom.x, y: y &- rowTop) }
    let across = Fixed.share(
      of: edge.bottom.x &- edge.top.x, y &- edge.top.y, outOf: edge.bottom.y &- edge.top.y)
    return FixedPoint(x: edge.top.x &+ across, y: y &- rowTop)
  }

  /// Where the fragment is at a height between its ends.
  func x(at y: Int) -> Int {
    if y == top.y { return top.x }
    if y == bottom.y { return bottom.x }
    return top.x + Fixed.share(of: bottom.x - top.x, y - top.y, outOf: bottom.y - top.y)
  }
}

extension Outline {
  /// The fragments whose windings, added up from the left, are the shape's coverage in a row.
  package func fragments(inRow row: Int) -> [RowFragment] {
    let rowTop = row << Fixed.bits
    let fragments =
      edges
      .filter { $0.top.y < rowTop + Fixed.pixel && $0.bottom.y > rowTop }
      .map { RowFragment($0, row: row) }
    return mayOverlap ? WindingResolver.resolved(fragments) : fragments
  }
}
