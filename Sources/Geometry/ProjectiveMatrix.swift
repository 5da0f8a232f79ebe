/// A projective map of the plane: row vector [x y 1] times a 3 × 3 matrix, then divided by the third component.
package struct ProjectiveMatrix: Hashable, Sendable {
  package var m11: Double
  package var m12: Double
  package var m13: Double
  package var m21: Double
  package var m22: Double
  package var m23: Double
  package var m31: Double
  package var m32: Double
  package var m33: Double

  package init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
    m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  package init(_ affine: AffineMatrix) {
    self.init(
      m11: affine.a, m12: affine.b, m13: 0, m21: affine.c, m22: affine.d, m23: 0, m31: affine.tx, m32: affine.ty,
      m33: 1)
  }

  package static let identity: ProjectiveMatrix = ProjectiveMatrix(AffineMatrix.identity)

  /// How much of a map there is, from the cheapest to paint to the dearest.
  package enum Kind: Hashable, Sendable, Comparable {
    /// Nothing but a translation.
    case translation
    /// Axis-aligned scaling (also mirroring) and a translation.
    case scale
    case affine
    case projective
  }

  package var kind: Kind {
    if m13 != 0 || m23 != 0 || m33 != 1 { return .projective }
    if m12 != 0 || m21 != 0 { return .affine }
    return m11 == 1 && m22 == 1 ? .translation : .scale
  }

  /// The affine part; meaningful unless the kind is projective.
  package var affine: AffineMatrix { AffineMatrix(m11, m12, m21, m22, m31, m32) }

  /// The map that does `self` first, then `next`.
  package func concatenating(_ next: ProjectiveMatrix) -> ProjectiveMatrix {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + w * next.m31,
        x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33
      )
    }
    let (a, b, c) = row(m11, m12, m13)
    let (d, e, f) = row(m21, m22, m23)
    let (g, h, i) = row(m31, m32, m33)
    return ProjectiveMatrix(m11: a, m12: b, m13: c, m21: d, m22: e, m23: f, m31: g, m32: h, m33: i)
  }

  /// Homogeneous coordinates of a mapped point; `w` is positive in front of the eye.
  @inlinable
  package func homogeneous(_ point: Point) -> (x: Double, y: Double, w: Double) {
    (
      point.x * m11 + point.y * m21 + m31, point.x * m12 + point.y * m22 + m32, point.x * m13 + point.y * m23 + m33
    )
  }

  /// The mapped point; meaningful where `w` is positive.
  package func apply(_ point: Point) -> Point {
    let (x, y, w) = homogeneous(point)
    return w == 1 ? Point(x, y) : Point(x / w, y / w)
  }

  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map back; nil when the plane collapses to a line or a point.
  package var inverse: ProjectiveMatrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    return ProjectiveMatrix(
      m11: (m22 * m33 - m23 * m32) * k, m12: (m13 * m32 - m12 * m33) * k, m13: (m12 * m23 - m13 * m22) * k,
      m21: (m23 * m31 - m21 * m33) * k, m22: (m11 * m33 - m13 * m31) * k, m23: (m13 * m21 - m11 * m23) * k,
      m31: (m21 * m32 - m22 * m31) * k, m32: (m12 * m31 - m11 * m32) * k, m33: (m11 * m22 - m12 * m21) * k)
  }

  /// The smallest upright rectangle around a mapped rectangle whose corners all lie in front of the eye.
  package func boundingBox(of rect: Rect) -> Rect {
    Rect(around: rect.corners.map(apply)) ?? .zero
  }
}
