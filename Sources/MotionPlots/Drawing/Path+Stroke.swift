import Geometry

extension Path {
  /// The outline of a line of some width through points, with round ends and corners; a disc for one point.
  ///
  /// Its parts turn the same way, so that they are filled as one.
  static func stroke(_ points: [Point], width: Double) -> Path {
    var path = Path()
    let half = width / 2
    for point in points { path.addDisc(point, radius: half) }
    for (from, to) in zip(points, points.dropFirst()) {
      let step = to - from
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      guard length > 0 else { continue }
      let side = Point(-step.y, step.x) * (half / length)
      path.elements += [
        .move(from + side), .line(to + side), .line(to - side), .line(from - side), .close,
      ]
    }
    return path
  }

  /// What makes a cubic curve a quarter of a circle, within 0.03 % of the radius: 4/3 · (√2 − 1).
  private static let quarter = 0.5522847498307936

  private mutating func addDisc(_ center: Point, radius: Double) {
    let (east, north) = (Point(radius, 0), Point(0, -radius))
    var (from, to) = (east, north)
    elements.append(.move(center + from))
    for _ in 0..<4 {
      elements.append(
        .cubic(
          center + from + to * Self.quarter, center + to + from * Self.quarter, center + to))
      (from, to) = (to, from * -1)
    }
    elements.append(.close)
  }
}
