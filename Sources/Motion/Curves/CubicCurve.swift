/// A cubic timing curve from (0, 0) to (1, 1) with two control points.
///
/// The curve keeps the control points it is given. What it draws is rounded first, because CAMediaTimingFunction takes
/// Floats: the two differ by some 1e-7.
package struct CubicCurve: Hashable, Sendable {
  /// How many digits of the control points are drawn.
  package enum Precision: Hashable, Sendable {
    /// As Core Animation draws: rounded to Float.
    case single
    /// As given.
    case double
  }

  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double
  package let precision: Precision

  /// A curve by its control points; the x of both are limited to 0…1, the y are free and may overshoot.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, precision: Precision = .single) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
    self.precision = precision
  }

  package static let linear = CubicCurve(0, 0, 1, 1)
  package static let easeIn = CubicCurve(0.42, 0, 1, 1)
  package static let easeOut = CubicCurve(0, 0, 0.58, 1)
  package static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)

  /// The curve of implicit layer animations.
  package static let systemDefault = CubicCurve(0.25, 0.1, 0.25, 1)

  /// How far the motion is, 0 to 1 or beyond, when the given share of the time has passed.
  package func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard !isStraight else { return progress }
    return vertical.value(at: horizontal.parameter(of: progress))
  }

  /// The speed relative to the mean speed when the given share of the time has passed; infinite where the curve is upright.
  package func slope(at progress: Double) -> Double {
    guard !isStraight else { return 1 }
    let parameter = horizontal.parameter(of: min(max(progress, 0), 1))
    let run = horizontal.slope(at: parameter)
    let rise = vertical.slope(at: parameter)
    guard run == 0 else { return rise / run }
    return rise == 0 ? vertical.bend(at: parameter) / horizontal.bend(at: parameter) : rise * .infinity
  }

  private var isStraight: Bool { x1 == y1 && x2 == y2 }
  private var horizontal: UnitCubic { UnitCubic(drawn(x1), drawn(x2)) }
  private var vertical: UnitCubic { UnitCubic(drawn(y1), drawn(y2)) }

  private func drawn(_ coordinate: Double) -> Double {
    precision == .single ? Double(Float(coordinate)) : coordinate
  }
}
