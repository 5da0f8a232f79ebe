/// A 2-D affine map with Core Graphics' layout: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct AffineMatrix: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity: AffineMatrix = AffineMatrix(1, 0, 0, 1, 0, 0)

  /// The map that does `self` first, then `next`.
  package func concatenating(_ next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  package func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
