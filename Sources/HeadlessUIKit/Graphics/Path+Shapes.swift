import Geometry

extension Path {
  /// How far a quarter circle's control points lie from its ends, in radii: 4/3 (√2 − 1).
  private static let quarter: Double = 0.5522847498307936

  init(rect: Rect) {
    let corners = rect.corners
    self.init([.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
  }

  /// A rectangle with circular corners, clockwise from the top left.
  init(roundedRect rect: Rect, radii: CornerRadii) {
    let r = radii.clamped(to: rect.size)
    guard !r.isZero else {
      self.init(rect: rect)
      return
    }
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    elements.append(.move(Point(left + r.topLeft, top)))
    elements.append(.line(Point(right - r.topRight, top)))
    addCorner(Point(right, top), from: Point(-r.topRight, 0), to: Point(0, r.topRight))
    elements.append(.line(Point(right, bottom - r.bottomRight)))
    addCorner(Point(right, bottom), from: Point(0, -r.bottomRight), to: Point(-r.bottomRight, 0))
    elements.append(.line(Point(left + r.bottomLeft, bottom)))
    addCorner(Point(left, bottom), from: Point(r.bottomLeft, 0), to: Point(0, -r.bottomLeft))
    elements.append(.line(Point(left, top + r.topLeft)))
    addCorner(Point(left, top), from: Point(0, r.topLeft), to: Point(r.topLeft, 0))
    elements.append(.close)
  }

  /// An ellipse that fills a rectangle, clockwise from its right end.
  init(ellipseIn rect: Rect) {
    self.init()
    let center = rect.center
    let (x, y) = (rect.width / 2, rect.height / 2)
    elements.append(.move(Point(center.x + x, center.y)))
    addCorner(center + Point(x, y), from: Point(0, -y), to: Point(-x, 0))
    addCorner(center + Point(-x, y), from: Point(x, 0), to: Point(0, -y))
    addCorner(center + Point(-x, -y), from: Point(0, y), to: Point(x, 0))
    addCorner(center + Point(x, -y), from: Point(-x, 0), to: Point(0, y))
    elements.append(.close)
  }

  /// A quarter ellipse around a corner, between two offsets from it.
  private mutating func addCorner(_ corner: Point, from start: Point, to end: Point) {
    guard start != end else { return }
    elements.append(
      .cubic(corner + start * (1 - Self.quarter), corner + end * (1 - Self.quarter), corner + end))
  }

  /// A quadratic curve as the cubic that is the same.
  mutating func addQuadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? control
    elements.append(
      .cubic(start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end))
  }

  /// An arc the one way or the other, on the screen; a whole turn at most.
  mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool) {
    let whole = 2 * Double.pi
    var sweep = end - start
    if abs(sweep) >= whole {
      sweep = clockwise ? whole : -whole
    } else if clockwise, sweep < 0 {
      sweep += whole
    } else if !clockwise, sweep > 0 {
      sweep -= whole
    }
    addArc(center: center, radius: radius, from: start, to: start + sweep)
  }

  /// An arc in pieces of a quarter turn at most; a line leads to its start when there is a current point.
  mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double) {
    let pieces = max(Int((abs(end - start) / (Double.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = (end - start) / Double(pieces)
    let reach = 4.0 / 3 * Self.tangent(step / 4) * radius
    func direction(_ angle: Double) -> Point {
      let (sine, cosine) = Angle.sineAndCosine(angle)
      return Point(cosine, sine)
    }
    let first = center + direction(start) * radius
    elements.append(currentPoint == nil ? .move(first) : .line(first))
    for piece in 0..<pieces {
      let (a, b) = (direction(start + Double(piece) * step), direction(start + Double(piece + 1) * step))
      elements.append(
        .cubic(
          center + a * radius + Point(-a.y, a.x) * reach, center + b * radius - Point(-b.y, b.x) * reach,
          center + b * radius))
    }
  }

  private static func tangent(_ angle: Double) -> Double {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return sine / cosine
  }

  /// Where the last element ends; nil in an empty path and after a close.
  var currentPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .cubic(_, _, let point): point
    case .close: start(before: elements.count - 1)
    case nil: nil
    }
  }

  private func start(before index: Int) -> Point? {
    for element in elements[..<index].reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Every point put through a function.
  func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .cubic(let a, let b, let c): .cubic(transform(a), transform(b), transform(c))
        case .close: .close
        }
      })
  }

  /// The smallest upright rectangle around all its points, control points included.
  var controlBox: Rect? {
    Rect(
      around: elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .cubic(let a, let b, let c): [a, b, c]
        case .close: []
        }
      })
  }
}
