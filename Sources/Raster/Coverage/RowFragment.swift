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
  init(_ edge: Outline.Edge, row: Int) {
    let rowTop = row &<< Fixed.bits
    top = edge.crossing(y: max(edge.top.y, rowTop))
    bottom = edge.crossing(y: min(edge.bottom.y, rowTop &+ Fixed.pixel))
    top.y &-= rowTop
    bottom.y &-= rowTop
    winding = edge.winding
  }

  /// Where the fragment is at a height between its ends.
  func x(at y: Int) -> Int {
    if y == top.y { return top.x }
    if y == bottom.y { return bottom.x }
    return top.x + Fixed.share(of: bottom.x - top.x, y - top.y, outOf: bottom.y - top.y)
  }
}

extension Outline.Edge {
  /// The point at a height between its ends, a function of the whole edge.
  @inline(__always)
  func crossing(y: Int) -> FixedPoint {
    if isVertical || y == top.y { return FixedPoint(x: top.x, y: y) }
    if y == bottom.y { return FixedPoint(x: bottom.x, y: y) }
    let across = Fixed.share(of: bottom.x &- top.x, y &- top.y, outOf: bottom.y &- top.y)
    return FixedPoint(x: top.x &+ across, y: y)
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
