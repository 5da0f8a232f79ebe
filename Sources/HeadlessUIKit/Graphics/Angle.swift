import Motion

/// Trigonometry that gives the same bits everywhere.
enum Angle {
  /// Sine and cosine of an angle in radians.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (Elementary.sin(angle), Elementary.cos(angle))
  }

  /// The angle of a direction, −π…π.
  static func of(x: Double, y: Double) -> Double { Elementary.atan2(y, x) }

  /// The same angle in −π…π, what is already there unchanged.
  static func shortest(_ angle: Double) -> Double {
    guard abs(angle) > .pi else { return angle }
    return angle - (angle / (2 * .pi)).rounded() * 2 * .pi
  }
}
