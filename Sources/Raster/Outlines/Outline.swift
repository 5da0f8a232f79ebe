package import Geometry

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

  /// By rising top.
  package let edges: [Edge]
  /// All pixels the shape may touch.
  package let bounds: PixelBounds
  /// True when edges may cross or parts may lie on one another, so that windings must be resolved.
  package let mayOverlap: Bool

  package static let empty: Outline = Outline(edges: [], mayOverlap: false)

  init(edges: [Edge], mayOverlap: Bool) {
    self.edges = edges.sorted { $0.top.y < $1.top.y }
    self.mayOverlap = mayOverlap
    bounds = Self.bounds(of: edges)
  }

  package init(_ rect: RoundedRect, transform: ProjectiveMatrix) {
    self.init(rect.outlineElements, transform: transform, mayOverlap: false)
  }

  package init(_ path: Path, transform: ProjectiveMatrix) {
    self.init(path.outlineElements, transform: transform, mayOverlap: true)
  }

  private init(_ elements: [OutlineElement], transform: ProjectiveMatrix, mayOverlap: Bool) {
    let edges = AffineOutline.edges(elements, transform) ?? ProjectedOutline.edges(elements, transform)
    self.init(edges: edges, mayOverlap: mayOverlap)
  }

  private static func bounds(of edges: [Edge]) -> PixelBounds {
    guard let first = edges.first else { return .empty }
    var (left, right) = (first.top.x, first.top.x)
    var (top, bottom) = (first.top.y, first.bottom.y)
    for edge in edges {
      left = min(left, edge.top.x, edge.bottom.x)
      right = max(right, edge.top.x, edge.bottom.x)
      top = min(top, edge.top.y)
      bottom = max(bottom, edge.bottom.y)
    }
    return PixelBounds(
      columns: PixelRange(Fixed.floor(left), Fixed.ceil(right)), rows: PixelRange(Fixed.floor(top), Fixed.ceil(bottom)))
  }
}

/// Gathers edges while a pen moves along an outline.
struct OutlinePen {
  private(set) var edges: [Outline.Edge] = []
  private(set) var place: FixedPoint
  private var start: FixedPoint

  init() {
    place = FixedPoint(x: 0, y: 0)
    start = place
  }

  mutating func move(to point: FixedPoint) {
    close()
    place = point
    start = point
  }

  mutating func line(to point: FixedPoint) {
    if point.y > place.y {
      edges.append(Outline.Edge(top: place, bottom: point, winding: 1))
    } else if point.y < place.y {
      edges.append(Outline.Edge(top: point, bottom: place, winding: -1))
    }
    place = point
  }

  /// Draws the line back to where the subpath began.
  mutating func close() { line(to: start) }
}
