import Geometry

/// A point before the division by w.
struct HomogeneousPoint: Hashable, Sendable {
  let x: Double
  let y: Double
  let w: Double

  init(_ coordinates: (x: Double, y: Double, w: Double)) {
    (x, y, w) = coordinates
  }

  /// The part of a polygon in front of the eye and within reach.
  ///
  /// Sutherland and Hodgman's algorithm, one half-space after the other; a cut polygon may touch itself along the cut.
  static func visiblePart(of polygon: [HomogeneousPoint]) -> [HomogeneousPoint] {
    let reach = Fixed.reach
    // Points nearer to the horizon than this lie out of reach in any case.
    let horizon = 1e-9
    let sides: [(HomogeneousPoint) -> Double] = [
      { $0.w - horizon },
      { reach * $0.w + $0.x }, { reach * $0.w - $0.x },
      { reach * $0.w + $0.y }, { reach * $0.w - $0.y },
    ]
    return sides.reduce(polygon) { cut($0, keeping: $1) }
  }

  private static func cut(
    _ polygon: [HomogeneousPoint], keeping side: (HomogeneousPoint) -> Double
  ) -> [HomogeneousPoint] {
    guard var previous = polygon.last, polygon.contains(where: { side($0) < 0 }) else { return polygon }
    var result: [HomogeneousPoint] = []
    var before = side(previous)
    for point in polygon {
      let now = side(point)
      if (before >= 0) != (now >= 0) { result.append(previous.mixed(point, before / (before - now))) }
      if now >= 0 { result.append(point) }
      (previous, before) = (point, now)
    }
    return result
  }

  private func mixed(_ other: HomogeneousPoint, _ t: Double) -> HomogeneousPoint {
    HomogeneousPoint((x + (other.x - x) * t, y + (other.y - y) * t, w + (other.w - w) * t))
  }
}
