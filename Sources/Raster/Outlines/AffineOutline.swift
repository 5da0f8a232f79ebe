import Geometry

/// Outlines under affine maps: vertices and control points are mapped, snapped, and only then curves are divided.
///
/// Curves are divided relative to a snapped point, so that a shift by whole pixels moves every edge and changes none.
struct AffineOutline {
  private let transform: ProjectiveMatrix
  private var pen: OutlinePen = OutlinePen()

  /// Nil when the map is projective, or carries a point out of reach of whole numbers.
  static func edges(_ elements: [OutlineElement], _ transform: ProjectiveMatrix) -> [Outline.Edge]? {
    guard transform.kind != .projective else { return nil }
    guard elements.allSatisfy({ isWithinReach($0, transform) }) else { return nil }
    var outline = AffineOutline(transform)
    for element in elements { outline.append(element) }
    outline.pen.close()
    return outline.pen.edges
  }

  private static func isWithinReach(_ element: OutlineElement, _ transform: ProjectiveMatrix) -> Bool {
    func isWithinReach(_ point: Point) -> Bool {
      let mapped = transform.apply(point)
      return abs(mapped.x) < Fixed.reach && abs(mapped.y) < Fixed.reach
    }
    switch element {
    case .move(let point), .line(let point): return isWithinReach(point)
    case .quarter(let vertex, let end): return isWithinReach(vertex) && isWithinReach(end)
    case .cubic(let one, let two, let end):
      return isWithinReach(one) && isWithinReach(two) && isWithinReach(end)
    }
  }

  private init(_ transform: ProjectiveMatrix) { self.transform = transform }

  private func snapped(_ point: Point) -> FixedPoint { FixedPoint(snapping: transform.apply(point)) }

  private mutating func append(_ element: OutlineElement) {
    switch element {
    case .move(let point): pen.move(to: snapped(point))
    case .line(let point): pen.line(to: snapped(point))
    case .quarter(let vertex, let end): appendQuarter(snapped(vertex), snapped(end))
    case .cubic(let one, let two, let end): appendCubic(snapped(one), snapped(two), snapped(end))
    }
  }

  private mutating func appendQuarter(_ vertex: FixedPoint, _ end: FixedPoint) {
    let start = Self.difference(pen.place, vertex)
    let finish = Self.difference(end, vertex)
    let steps = Subdivision.steps(forQuarterOfRadius: max(Self.pixels(start), Self.pixels(finish)))
    let stride = QuarterCircle.steps / steps
    for step in 1..<steps {
      pen.line(to: Self.place(vertex, QuarterCircle.offset(fromVertex: start, finish, at: step * stride)))
    }
    pen.line(to: end)
  }

  private mutating func appendCubic(_ one: FixedPoint, _ two: FixedPoint, _ end: FixedPoint) {
    let start = pen.place
    let cubic = Cubic(
      .zero, Self.difference(one, start), Self.difference(two, start), Self.difference(end, start))
    let steps = Subdivision.steps(forCubicBending: cubic.bend / Double(Fixed.pixel))
    for step in 1..<max(steps, 1) {
      pen.line(to: Self.place(start, cubic.point(at: Double(step) / Double(steps))))
    }
    pen.line(to: end)
  }

  private static func difference(_ a: FixedPoint, _ b: FixedPoint) -> Point {
    Point(Double(a.x - b.x), Double(a.y - b.y))
  }

  private static func pixels(_ difference: Point) -> Double {
    (difference.x * difference.x + difference.y * difference.y).squareRoot() / Double(Fixed.pixel)
  }

  private static func place(_ origin: FixedPoint, _ offset: Point) -> FixedPoint {
    FixedPoint(x: origin.x + Fixed.nearest(offset.x), y: origin.y + Fixed.nearest(offset.y))
  }
}
