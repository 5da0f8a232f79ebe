import Geometry

/// Draws an outline as straight edges between whole-number points.
struct OutlinePen {
  private(set) var edges: ContiguousArray<Outline.Edge> = []
  private var place: FixedPoint
  private var start: FixedPoint

  /// - Parameter elementCount: how many elements will be drawn.
  init(elementCount: Int) {
    place = FixedPoint(x: 0, y: 0)
    start = place
    // Growing little by little would copy the edges again and again.
    edges.reserveCapacity(max(elementCount, Self.commonEdgeCount))
  }

  /// As many edges as a large rounded rectangle has.
  private static let commonEdgeCount: Int = 256

  @inline(__always)
  mutating func draw(_ element: SnappedElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quarter(let vertex, let end): quarter(vertex, to: end)
    case .cubic(let one, let two, let end): cubic(one, two, to: end)
    }
  }

  private mutating func move(to point: FixedPoint) {
    close()
    place = point
    start = point
  }

  @inline(__always)
  private mutating func line(to point: FixedPoint) {
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

// MARK: - Curves

extension OutlinePen {
  private mutating func quarter(_ vertex: FixedPoint, to end: FixedPoint) {
    let start = Self.difference(place, vertex)
    let finish = Self.difference(end, vertex)
    let steps = Subdivision.steps(forQuarterOfRadius: max(Self.pixels(start), Self.pixels(finish)))
    let stride = QuarterCircle.steps / steps
    let points = QuarterCircle.points
    for step in 1..<steps {
      line(to: Self.place(vertex, QuarterCircle.offset(fromVertex: start, finish, points[step &* stride])))
    }
    line(to: end)
  }

  private mutating func cubic(_ one: FixedPoint, _ two: FixedPoint, to end: FixedPoint) {
    let start = place
    let cubic = Cubic(.zero, Self.difference(one, start), Self.difference(two, start), Self.difference(end, start))
    let steps = Subdivision.steps(forCubicBending: cubic.bend / Double(Fixed.pixel))
    for step in 1..<max(steps, 1) {
      line(to: Self.place(start, cubic.point(at: Double(step) / Double(steps))))
    }
    line(to: end)
  }

  private static func difference(_ a: FixedPoint, _ b: FixedPoint) -> Point {
    Point(Double(a.x - b.x), Double(a.y - b.y))
  }

  private static func pixels(_ difference: Point) -> Double {
    (difference.x * difference.x + difference.y * difference.y).squareRoot() / Double(Fixed.pixel)
  }

  @inline(__always)
  private static func place(_ origin: FixedPoint, _ offset: Point) -> FixedPoint {
    FixedPoint(x: origin.x &+ Fixed.nearest(offset.x), y: origin.y &+ Fixed.nearest(offset.y))
  }
}
