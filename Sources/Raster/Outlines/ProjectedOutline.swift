import Geometry

/// Outlines under projective maps, or so large that whole numbers do not reach: divided first, then mapped, cut to
/// what lies in front of the eye and within reach, and snapped.
struct ProjectedOutline {
  private let transform: ProjectiveMatrix
  private var polygon: [HomogeneousPoint] = []
  private var place: Point = .zero
  /// The polygons so far.
  private var elements: ContiguousArray<SnappedElement> = []

  init(_ transform: ProjectiveMatrix) { self.transform = transform }

  /// What was appended, counted from a pixel's corner: that of the first point where none is given.
  mutating func snapped(countingFrom origin: inout FixedPoint?) -> ContiguousArray<SnappedElement> {
    finishPolygon()
    guard let first = elements.first else { return [] }
    let corner = origin ?? first.end.pixelCorner
    origin = corner
    return ContiguousArray(elements.map { $0.counted(from: corner) })
  }

  mutating func append(_ element: OutlineElement) {
    switch element {
    case .move(let point):
      finishPolygon()
      appendVertex(point)
    case .line(let point):
      appendVertex(point)
    case .quarter(let vertex, let end):
      let (start, finish) = (place - vertex, end - vertex)
      appendCurve { step in vertex + QuarterCircle.offset(fromVertex: start, finish, QuarterCircle.points[step]) }
    case .cubic(let one, let two, let end):
      let cubic = Cubic(place, one, two, end)
      appendCurve { step in cubic.point(at: Double(step) / Double(QuarterCircle.steps)) }
    }
  }

  private mutating func appendVertex(_ point: Point) {
    place = point
    polygon.append(homogeneous(point))
  }

  private mutating func finishPolygon() {
    defer { polygon.removeAll(keepingCapacity: true) }
    var places: [FixedPoint] = []
    places.reserveCapacity(polygon.count)
    for point in HomogeneousPoint.visiblePart(of: polygon) {
      let mapped = Point(point.x / point.w, point.y / point.w)
      // What is no number cannot be drawn, nor can a polygon that has such a vertex.
      guard abs(mapped.x) <= Fixed.reach * 2, abs(mapped.y) <= Fixed.reach * 2 else { return }
      places.append(FixedPoint(snapping: mapped))
    }
    guard let first = places.first else { return }
    elements.append(.move(first))
    for place in places.dropFirst() { elements.append(.line(place)) }
  }

  /// Appends points of a curve given at 0…1024 steps of its parameter, as many as it needs on the canvas.
  private mutating func appendCurve(_ curve: (Int) -> Point) {
    let pieces = 8
    let length = QuarterCircle.steps / pieces
    var start = CurvePoint(0, homogeneous(curve(0)))
    for piece in 1...pieces {
      let end = CurvePoint(piece * length, homogeneous(curve(piece * length)))
      appendPiece(curve, start, end)
      start = end
    }
    place = curve(QuarterCircle.steps)
  }

  /// A step of a curve and its image.
  private struct CurvePoint {
    let step: Int
    let image: HomogeneousPoint

    init(_ step: Int, _ image: HomogeneousPoint) { (self.step, self.image) = (step, image) }
  }

  private mutating func appendPiece(_ curve: (Int) -> Point, _ from: CurvePoint, _ to: CurvePoint) {
    let half = (from.step + to.step) / 2
    guard half > from.step else { return polygon.append(to.image) }
    let middle = CurvePoint(half, homogeneous(curve(half)))
    guard !Self.isStraight(from, middle, to) else { return polygon.append(to.image) }
    appendPiece(curve, from, middle)
    appendPiece(curve, middle, to)
  }

  /// True when the middle point's image strays less than a 1024th of a pixel from the middle of the chord.
  private static func isStraight(_ from: CurvePoint, _ middle: CurvePoint, _ to: CurvePoint) -> Bool {
    let (first, second, last) = (from.image, middle.image, to.image)
    // Behind the eye images say nothing; a fixed fineness must do where the curve passes the horizon.
    guard first.w > 0, second.w > 0, last.w > 0 else {
      return to.step - from.step <= 4 || (first.w <= 0 && second.w <= 0 && last.w <= 0)
    }
    let stray =
      Point(second.x / second.w, second.y / second.w)
      - (Point(first.x / first.w, first.y / first.w) + Point(last.x / last.w, last.y / last.w)) * 0.5
    return stray.x * stray.x + stray.y * stray.y < 1 / (1024 * 1024)
  }

  private func homogeneous(_ point: Point) -> HomogeneousPoint { HomogeneousPoint(transform.homogeneous(point)) }
}

extension SnappedElement {
  /// The corner of a polygon, counted from another point.
  fileprivate func counted(from corner: FixedPoint) -> SnappedElement {
    let place = FixedPoint(x: end.x - corner.x, y: end.y - corner.y)
    if case .move = self { return .move(place) }
    return .line(place)
  }
}
