import Geometry

/// Into how many chords a curve is divided, so that none strays more than about a 1024th of a pixel.
enum Subdivision {
  /// Steps of a quarter ellipse whose longer half axis has a length in pixels: a power of two.
  ///
  /// A chord of angle δ strays by radius · δ² ÷ 8 from its arc.
  static func steps(forQuarterOfRadius radius: Double) -> Int {
    // (π ÷ 2)² ÷ 8 × 1024.
    let needed = (radius * 315.8).squareRoot()
    var steps = 4
    while steps < QuarterCircle.steps, Double(steps) < needed { steps *= 2 }
    return steps
  }

  /// Steps of a cubic, given how far its control points are from evenly spaced ones, in pixels.
  ///
  /// A chord of parameter length h strays by at most h² ÷ 8 times the second derivative, which is six times that.
  static func steps(forCubicBending bend: Double) -> Int {
    Int(min(max((bend * 6 * 128).squareRoot().rounded(.up), 1), 1024))
  }
}

/// A cubic by its control points.
struct Cubic {
  let points: (Point, Point, Point, Point)

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) { points = (a, b, c, d) }

  func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = points
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// The largest length of a second difference of the control points.
  var bend: Double {
    let (a, b, c, d) = points
    let first = a - b * 2 + c
    let second = b - c * 2 + d
    return max(first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y).squareRoot()
  }
}
