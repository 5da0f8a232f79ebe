import Geometry

extension Matrix4 {
  static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    var result = Matrix4()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// A turn about an axis of any length but 0, in radians, as `CATransform3DMakeRotation`.
  static func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (sine, cosine) = Angle.sineAndCosine(angle)
    let rest = 1 - cosine
    var m = Matrix4()
    (m.m11, m.m12, m.m13) = (cosine + rest * ux * ux, rest * ux * uy + sine * uz, rest * ux * uz - sine * uy)
    (m.m21, m.m22, m.m23) = (rest * ux * uy - sine * uz, cosine + rest * uy * uy, rest * uy * uz + sine * ux)
    (m.m31, m.m32, m.m33) = (rest * ux * uz + sine * uy, rest * uy * uz - sine * ux, cosine + rest * uz * uz)
    return m
  }

  subscript(row: Int, column: Int) -> Double { elements[row * 4 + column] }

  init(elements e: [Double]) {
    self.init()
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }

  /// The map back, by elimination with pivots; nil when the matrix collapses space.
  var inverse: Matrix4? {
    if self == .identity { return self }
    var left = elements
    var right = Matrix4.identity.elements
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
        left[pivot * 4 + column] != 0, left[pivot * 4 + column].isFinite
      else { return nil }
      for k in 0..<4 where pivot != column {
        left.swapAt(pivot * 4 + k, column * 4 + k)
        right.swapAt(pivot * 4 + k, column * 4 + k)
      }
      let divisor = left[column * 4 + column]
      for k in 0..<4 {
        left[column * 4 + k] /= divisor
        right[column * 4 + k] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for k in 0..<4 {
          left[row * 4 + k] -= factor * left[column * 4 + k]
          right[row * 4 + k] -= factor * right[column * 4 + k]
        }
      }
    }
    return Matrix4(elements: right)
  }
}
