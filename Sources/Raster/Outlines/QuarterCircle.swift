import Geometry

/// Points of a quarter of the unit circle at equal angles, found by halving angles with square roots alone.
enum QuarterCircle {
  /// Into how many steps the quarter is divided at most.
  static let steps: Int = 1024

  /// Cosine and sine of i ÷ 1024 of a right angle, i from 0 to 1024.
  static let points: ContiguousArray<Point> = {
    var points = ContiguousArray<Point>(repeating: Point(1, 0), count: steps + 1)
    points[steps] = Point(0, 1)
    var stride = steps
    while stride > 1 {
      let half = stride / 2
      for start in Swift.stride(from: 0, to: steps, by: stride) {
        let sum = points[start] + points[start + stride]
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        points[start + half] = Point(sum.x / length, sum.y / length)
      }
      stride = half
    }
    return points
  }()

  /// A point of the quarter ellipse from `start` to `end` whose tangents there meet in `vertex`.
  ///
  /// - Parameter unit: the same point of the unit circle.
  @inline(__always)
  static func offset(fromVertex start: Point, _ end: Point, _ unit: Point) -> Point {
    start * (1 - unit.y) + end * (1 - unit.x)
  }
}
