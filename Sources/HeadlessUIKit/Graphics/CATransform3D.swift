package import Geometry

/// A 4 × 4 matrix, as `CATransform3D`: row vectors, translation in m41…m43.
public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
  /// Row 1, column 1.
  public var m11: CGFloat = 0
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 0
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 0
  /// Row 3, column 4; −1 ÷ the eye's distance makes perspective.
  public var m34: CGFloat = 0
  /// Row 4, column 1: shift across.
  public var m41: CGFloat = 0
  /// Row 4, column 2: shift downwards.
  public var m42: CGFloat = 0
  /// Row 4, column 3: shift towards the viewer.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 0

  /// The matrix of zeros.
  public init() {}

  package init(_ m: Matrix4) {
    (m11, m12, m13, m14) = (m.m11, m.m12, m.m13, m.m14)
    (m21, m22, m23, m24) = (m.m21, m.m22, m.m23, m.m24)
    (m31, m32, m33, m34) = (m.m31, m.m32, m.m33, m.m34)
    (m41, m42, m43, m44) = (m.m41, m.m42, m.m43, m.m44)
  }

  package var matrix: Matrix4 {
    var m = Matrix4()
    (m.m11, m.m12, m.m13, m.m14) = (m11, m12, m13, m14)
    (m.m21, m.m22, m.m23, m.m24) = (m21, m22, m23, m24)
    (m.m31, m.m32, m.m33, m.m34) = (m31, m32, m33, m34)
    (m.m41, m.m42, m.m43, m.m44) = (m41, m42, m43, m44)
    return m
  }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity: CATransform3D = CATransform3D(Matrix4.identity)

/// True when the matrix changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform.matrix == .identity }

/// True when two matrices have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(Matrix4.translation(tx, ty, tz))
}

/// A stretch about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Matrix4.scale(sx, sy, sz))
}

/// A turn about an axis, in radians; the axis need not have length 1.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(Matrix4.rotation(angle, x, y, z))
}

/// The matrix that shifts first, then does the other.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// The matrix that stretches first, then does the other.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// The matrix that turns first, then does the other; radians.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The matrix that does the first, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

/// The matrix back; the same matrix when there is none.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  transform.matrix.inverse.map { CATransform3D($0) } ?? transform
}

/// A 2-D map as a matrix.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(Matrix4(transform.matrix))
}

/// True when the matrix is a 2-D affine map.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool { transform.matrix.isAffine }

/// The 2-D part of a matrix.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(transform.matrix.affine)
}
