import Geometry

/// A number that grows evenly across and down the canvas.
struct PlaneFunction: Hashable, Sendable {
  let across: Double
  let down: Double
  let atOrigin: Double

  @inline(__always)
  func value(_ x: Double, _ y: Double) -> Double { across * x + down * y + atOrigin }
}

/// A map from the canvas back to a plane of paint: two plane functions over a third, which affine maps do without.
struct PaintCoordinates: Hashable, Sendable {
  let x: PlaneFunction
  let y: PlaneFunction
  /// Nil for affine maps.
  let w: PlaneFunction?

  /// Nil where the map forth collapses the plane, so that nothing is painted.
  ///
  /// - Parameters:
  ///   - transform: from the shape's coordinates to the canvas.
  ///   - paint: from the shape's coordinates to those of the paint.
  init?(_ transform: ProjectiveMatrix, to paint: AffineMatrix) {
    let isAffine = transform.kind != .projective
    guard let inverse = isAffine ? Self.affineInverse(transform) : transform.inverse else { return nil }
    let back = inverse.concatenating(ProjectiveMatrix(paint))
    x = PlaneFunction(across: back.m11, down: back.m21, atOrigin: back.m31)
    y = PlaneFunction(across: back.m12, down: back.m22, atOrigin: back.m32)
    w = isAffine ? nil : PlaneFunction(across: back.m13, down: back.m23, atOrigin: back.m33)
    guard [x, y, w ?? x].allSatisfy({ ($0.across + $0.down + $0.atOrigin).isFinite }) else { return nil }
  }

  private static func affineInverse(_ m: ProjectiveMatrix) -> ProjectiveMatrix? {
    let determinant = m.m11 * m.m22 - m.m12 * m.m21
    guard determinant != 0, determinant.isFinite else { return nil }
    if m.m12 == 0, m.m21 == 0 {
      return ProjectiveMatrix(AffineMatrix(1 / m.m11, 0, 0, 1 / m.m22, -m.m31 / m.m11, -m.m32 / m.m22))
    }
    return ProjectiveMatrix(
      AffineMatrix(
        m.m22 / determinant, -m.m12 / determinant, -m.m21 / determinant, m.m11 / determinant,
        (m.m21 * m.m32 - m.m22 * m.m31) / determinant, (m.m12 * m.m31 - m.m11 * m.m32) / determinant))
  }

  @inline(__always)
  func point(_ deviceX: Double, _ deviceY: Double) -> Point {
    let point = Point(x.value(deviceX, deviceY), y.value(deviceX, deviceY))
    guard let w else { return point }
    let scale = 1 / w.value(deviceX, deviceY)
    return Point(point.x * scale, point.y * scale)
  }
}
