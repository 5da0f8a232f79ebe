import Geometry

/// A 2-D transform taken apart into what Core Animation interpolates.
struct AffineParts: Hashable {
  var translation: Point
  /// Radians.
  var angle: Double
  var scale: Size
  /// What is left of the second axis along the first.
  var shear: Double

  /// Nil when the transform collapses the plane.
  ///
  /// A mirrored one flips the axis that is turned further away, as CSS Transforms decomposes it.
  init?(_ m: AffineMatrix) {
    let determinant = m.a * m.d - m.b * m.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let length = (m.a * m.a + m.b * m.b).squareRoot()
    let width = determinant < 0 && m.a < m.d ? -length : length
    let (x, y) = (m.a / width, m.b / width)
    translation = Point(m.tx, m.ty)
    angle = Angle.of(x: x, y: y)
    scale = Size(width, m.d * x - m.c * y)
    shear = m.c * x + m.d * y
  }

  var matrix: AffineMatrix {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return AffineMatrix(
      scale.width * cosine, scale.width * sine, shear * cosine - scale.height * sine,
      shear * sine + scale.height * cosine, translation.x, translation.y)
  }

  /// Every part moved towards another's by a share, the angle the shorter way round.
  func moved(from start: AffineParts, to end: AffineParts, by share: Double) -> AffineParts {
    var result = self
    result.translation = translation + (end.translation - start.translation) * share
    result.angle = angle + Angle.shortest(end.angle - start.angle) * share
    result.scale.width += (end.scale.width - start.scale.width) * share
    result.scale.height += (end.scale.height - start.scale.height) * share
    result.shear += (end.shear - start.shear) * share
    return result
  }
}
