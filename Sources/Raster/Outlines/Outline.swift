/// A shape's border on the canvas as straight edges between whole-number points, and with it the shape's exact area
/// in every pixel.
package struct Outline: Hashable, Sendable {
  /// An edge that is not level.
  package struct Edge: Hashable, Sendable {
    package let top: FixedPoint
    package let bottom: FixedPoint
    /// 1 when the outline runs downwards along it, -1 upwards.
    package let winding: Int

    @inline(__always) package var isVertical: Bool { top.x == bottom.x }
  }

  /// Edges that lie below one another, each beginning at the height where the one above it ends.
  struct Chain: Hashable, Sendable {
    /// The indices of the first edge from the top and of the last.
    let first: Int
    let last: Int
    let top: Int

    @inline(__always) var step: Int { first <= last ? 1 : -1 }
  }

  /// In the order in which the outline runs.
  package let edges: ContiguousArray<Edge>
  /// All edges, by rising top.
  let chains: ContiguousArray<Chain>
  /// All pixels the shape may touch.
  package let bounds: PixelBounds
  /// True when edges may cross or parts may lie on one another, so that windings must be resolved.
  package let mayOverlap: Bool

  init(_ elements: ContiguousArray<SnappedElement>, mayOverlap: Bool) {
    var pen = OutlinePen(elementCount: elements.count)
    for element in elements { pen.draw(element) }
    pen.close()
    edges = pen.edges
    chains = Self.chains(of: edges)
    bounds = Self.bounds(of: edges)
    self.mayOverlap = mayOverlap
  }

  private static func chains(of edges: ContiguousArray<Edge>) -> ContiguousArray<Chain> {
    var chains: ContiguousArray<Chain> = []
    var start = 0
    for index in edges.indices {
      let next = index + 1
      if next < edges.count, edges[index].goesOn(in: edges[next]) { continue }
      let (first, last) = edges[index].winding > 0 ? (start, index) : (index, start)
      chains.append(Chain(first: first, last: last, top: edges[first].top.y))
      start = next
    }
    chains.sort { $0.top < $1.top }
    return chains
  }

  private static func bounds(of edges: ContiguousArray<Edge>) -> PixelBounds {
    guard let first = edges.first else { return .empty }
    var (left, right) = (first.top.x, first.top.x)
    var (top, bottom) = (first.top.y, first.bottom.y)
    for edge in edges {
      left = min(left, edge.top.x, edge.bottom.x)
      right = max(right, edge.top.x, edge.bottom.x)
      top = min(top, edge.top.y)
      bottom = max(bottom, edge.bottom.y)
    }
    return PixelBounds(FixedPoint(x: left, y: top), FixedPoint(x: right, y: bottom))
  }
}

extension Outline.Edge {
  /// True when the next edge of the outline lies on, and runs the same way.
  @inline(__always)
  fileprivate func goesOn(in next: Outline.Edge) -> Bool {
    guard winding == next.winding else { return false }
    return winding > 0 ? bottom.y == next.top.y : top.y == next.bottom.y
  }
}

extension PixelBounds {
  /// All pixels of an upright rectangle, given by its top left and bottom right.
  init(_ low: FixedPoint, _ high: FixedPoint) {
    self.init(
      columns: PixelRange(Fixed.floor(low.x), Fixed.ceil(high.x)),
      rows: PixelRange(Fixed.floor(low.y), Fixed.ceil(high.y)))
  }

  func shifted(columns across: Int, rows down: Int) -> PixelBounds {
    PixelBounds(
      columns: PixelRange(columns.start &+ across, columns.end &+ across),
      rows: PixelRange(rows.start &+ down, rows.end &+ down))
  }
}
