package import Geometry

/// A piece of an outline in the shape's own coordinates; subpaths close themselves.
package enum OutlineElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// A quarter of an ellipse to the second point, tangent to the lines to the first one.
  case quarter(Point, Point)
  case cubic(Point, Point, Point)
}

extension RoundedRect {
  /// The corners, clockwise from the top right, joined by lines.
  @inline(__always)
  func forEachOutlineElement(_ body: (OutlineElement) -> Void) {
    for corner in 0..<4 { forEachElement(ofCorner: corner, body) }
  }

  @inline(__always)
  private func forEachElement(ofCorner index: Int, _ body: (OutlineElement) -> Void) {
    let (vertex, radius) = corner(index)
    func begin(_ point: Point) { body(index == 0 ? .move(point) : .line(point)) }
    guard radius > 0 else { return begin(vertex) }
    switch curve {
    case .circular:
      begin(vertex - Self.direction(index) * radius)
      body(.quarter(vertex, vertex + Self.direction(index + 1) * radius))
    case .continuous:
      let points = continuousCorner(index).points
      begin(points[0])
      for cubic in 0..<3 { body(.cubic(points[3 * cubic + 1], points[3 * cubic + 2], points[3 * cubic + 3])) }
    }
  }

  /// The direction of the side that comes to a corner.
  @inline(__always)
  private static func direction(_ corner: Int) -> Point {
    switch corner & 3 {
    case 0: Point(1, 0)
    case 1: Point(0, 1)
    case 2: Point(-1, 0)
    default: Point(0, -1)
    }
  }

  @inline(__always)
  private func corner(_ index: Int) -> (vertex: Point, radius: Double) {
    switch index & 3 {
    case 0: (Point(rect.maxX, rect.minY), radii.topRight)
    case 1: (Point(rect.maxX, rect.maxY), radii.bottomRight)
    case 2: (Point(rect.minX, rect.maxY), radii.bottomLeft)
    default: (Point(rect.minX, rect.minY), radii.topLeft)
    }
  }

  /// The curve of one corner, clockwise from the top right; its radius must be more than 0.
  package func continuousCorner(_ index: Int) -> ContinuousCorner {
    let (vertex, radius) = corner(index)
    let sides = [rect.width, rect.height]
    return ContinuousCorner(
      vertex: vertex, arriving: Self.direction(index), leaving: Self.direction(index + 1), radius: radius,
      before: .init(edge: sides[index % 2], radii: radius + corner(index + 3).radius),
      after: .init(edge: sides[(index + 1) % 2], radii: radius + corner(index + 1).radius))
  }
}

extension Path {
  func forEachOutlineElement(_ body: (OutlineElement) -> Void) {
    var start: Point?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        body(.move(point))
      case .line(let point) where start != nil: body(.line(point))
      case .cubic(let one, let two, let end) where start != nil: body(.cubic(one, two, end))
      case .close:
        // What follows a closed subpath without a move begins where that one began.
        if let start { body(.move(start)) }
      case .line, .cubic:
        // Nothing is drawn before a pen is set down.
        continue
      }
    }
  }
}
