package import Geometry

/// A piece of an outline in the shape's own coordinates; subpaths close themselves.
package enum OutlineElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// A quarter of an ellipse to the second point, tangent to the lines to the first one.
  case quarter(Point, Point)
  case cubic(Point, Point, Point)

  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quarter(let vertex, let end): [vertex, end]
    case .cubic(let one, let two, let end): [one, two, end]
    }
  }
}

extension RoundedRect {
  /// The corners, clockwise from the top right, joined by lines.
  package var outlineElements: [OutlineElement] {
    var elements: [OutlineElement] = []
    for side in 0..<4 { append(corner: side, to: &elements) }
    if let first = elements.first?.points.first { elements[0] = .move(first) }
    return elements
  }

  private var clockwiseRadii: [Double] { [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft] }

  private static let directions: [Point] = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]

  private func append(corner index: Int, to elements: inout [OutlineElement]) {
    let vertex = rect.corners[(index + 1) % 4]
    let radius = clockwiseRadii[index]
    let (arriving, leaving) = (Self.directions[index], Self.directions[(index + 1) % 4])
    guard radius > 0 else {
      elements.append(.line(vertex))
      return
    }
    switch curve {
    case .circular:
      elements.append(.line(vertex - arriving * radius))
      elements.append(.quarter(vertex, vertex + leaving * radius))
    case .continuous:
      let points = continuousCorner(index).points
      elements.append(.line(points[0]))
      for cubic in 0..<3 {
        elements.append(.cubic(points[3 * cubic + 1], points[3 * cubic + 2], points[3 * cubic + 3]))
      }
    }
  }

  /// The curve of one corner, clockwise from the top right; its radius must be more than 0.
  package func continuousCorner(_ index: Int) -> ContinuousCorner {
    let radii = clockwiseRadii
    let sides = [rect.width, rect.height]
    return ContinuousCorner(
      vertex: rect.corners[(index + 1) % 4], arriving: Self.directions[index],
      leaving: Self.directions[(index + 1) % 4], radius: radii[index],
      before: .init(edge: sides[index % 2], radii: radii[index] + radii[(index + 3) % 4]),
      after: .init(edge: sides[(index + 1) % 2], radii: radii[index] + radii[(index + 1) % 4]))
  }
}

extension Path {
  package var outlineElements: [OutlineElement] {
    var result: [OutlineElement] = []
    var start: Point?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        result.append(.move(point))
      case .line(let point) where start != nil: result.append(.line(point))
      case .cubic(let one, let two, let end) where start != nil: result.append(.cubic(one, two, end))
      case .close:
        // What follows a closed subpath without a move begins where that one began.
        if let start { result.append(.move(start)) }
      case .line, .cubic:
        // Nothing is drawn before a pen is set down.
        continue
      }
    }
    return result
  }
}
