/// A 4 × 4 matrix with Core Animation's convention: row vectors, translation in m41…m43.
package struct Matrix4: Hashable, Sendable {
  package var m11: Double = 1
  package var m12: Double = 0
  package var m13: Double = 0
  package var m14: Double = 0
  package var m21: Double = 0
  package var m22: Double = 1
  package var m23: Double = 0
  package var m24: Double = 0
  package var m31: Double = 0
  package var m32: Double = 0
  package var m33: Double = 1
  package var m34: Double = 0
  package var m41: Double = 0
  package var m42: Double = 0
  package var m43: Double = 0
  package var m44: Double = 1

  /// The identity.
  package init() {}

  package init(_ affine: AffineMatrix) {
    (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  package static let identity: Matrix4 = Matrix4()

  package static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    var result = Matrix4()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// The sixteen numbers, row by row.
  package var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The map that does `self` first, then `next`, as `CATransform3DConcat(self, next)`.
  package func concatenating(_ next: Matrix4) -> Matrix4 {
    if next == .identity { return self }
    if self == .identity { return next }
    var result = Matrix4()
    func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double) {
      (
        x * next.m11 + y * next.m21 + z * next.m31 + w * next.m41,
        x * next.m12 + y * next.m22 + z * next.m32 + w * next.m42,
        x * next.m13 + y * next.m23 + z * next.m33 + w * next.m43,
        x * next.m14 + y * next.m24 + z * next.m34 + w * next.m44
      )
    }
    (result.m11, result.m12, result.m13, result.m14) = row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = row(m41, m42, m43, m44)
    return result
  }

  /// True when the plane z = 0 stays in a plane seen straight on: the matrix is a 2-D affine map.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// The 2-D affine part; meaningful when `isAffine`.
  package var affine: AffineMatrix { AffineMatrix(m11, m12, m21, m22, m41, m42) }

  /// What the matrix does to the plane z = 0, seen by dropping z.
  package var flattened: ProjectiveMatrix {
    ProjectiveMatrix(m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
  }
}
