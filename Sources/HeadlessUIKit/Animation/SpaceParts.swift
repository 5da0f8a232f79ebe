import Geometry
import Motion

/// A 3-D transform taken apart into what Core Animation interpolates: perspective, translation, rotation, scale, shear.
///
/// The decomposition is that of CSS Transforms, which has Core Animation's matrix layout.
struct SpaceParts: Hashable {
  /// The fourth column that a translated, turned and stretched box is multiplied with.
  var perspective: [Double]
  var translation: [Double]
  var rotation: Quaternion
  var scale: [Double]
  /// Of y along x, z along x, z along y.
  var shear: [Double]

  /// Nil when the transform collapses space.
  init?(_ matrix: Matrix4) {
    guard matrix.m44 != 0 else { return nil }
    let m = Matrix4(elements: matrix.elements.map { $0 / matrix.m44 })
    var upright = m
    (upright.m14, upright.m24, upright.m34, upright.m44) = (0, 0, 0, 1)
    guard let inverse = upright.inverse else { return nil }
    perspective = Self.perspective(of: m, through: inverse)
    translation = [m.m41, m.m42, m.m43]
    var rows = [Row(m.m11, m.m12, m.m13), Row(m.m21, m.m22, m.m23), Row(m.m31, m.m32, m.m33)]
    (scale, shear) = Self.orthogonalize(&rows)
    rotation = Quaternion(rows)
  }

  /// The column p with upright · p = the matrix's fourth column.
  private static func perspective(of m: Matrix4, through inverse: Matrix4) -> [Double] {
    let column = [m.m14, m.m24, m.m34, m.m44]
    return (0..<4).map { row in (0..<4).reduce(0) { $0 + inverse[row, $1] * column[$1] } }
  }

  private static func orthogonalize(_ rows: inout [Row]) -> (scale: [Double], shear: [Double]) {
    var scale = [rows[0].length, 0, 0]
    rows[0] = rows[0] / scale[0]
    var shear = [rows[0].dot(rows[1]), 0, 0]
    rows[1] = rows[1] - rows[0] * shear[0]
    scale[1] = rows[1].length
    rows[1] = rows[1] / scale[1]
    shear[0] /= scale[1]
    shear[1] = rows[0].dot(rows[2])
    rows[2] = rows[2] - rows[0] * shear[1]
    shear[2] = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * shear[2]
    scale[2] = rows[2].length
    rows[2] = rows[2] / scale[2]
    shear[1] /= scale[2]
    shear[2] /= scale[2]
    guard rows[0].dot(rows[1].cross(rows[2])) < 0 else { return (scale, shear) }
    for index in 0..<3 { (scale[index], rows[index]) = (-scale[index], rows[index] * -1) }
    return (scale, shear)
  }

  var matrix: Matrix4 {
    var result = Matrix4.identity
    result.m14 = perspective[0]
    result.m24 = perspective[1]
    result.m34 = perspective[2]
    result.m44 = perspective[3]
    let shift = Matrix4.translation(translation[0], translation[1], translation[2])
    var slant = Matrix4.identity
    (slant.m21, slant.m31, slant.m32) = (shear[0], shear[1], shear[2])
    let stretch = Matrix4.scale(scale[0], scale[1], scale[2])
    return stretch.concatenating(slant).concatenating(rotation.matrix).concatenating(shift)
      .concatenating(result)
  }

  /// Every part moved by a share of the way from one to another, the rotation along the shorter arc.
  func moved(from start: SpaceParts, to end: SpaceParts, by share: Double) -> SpaceParts {
    func moved(_ field: KeyPath<SpaceParts, [Double]>) -> [Double] {
      zip(self[keyPath: field], zip(start[keyPath: field], end[keyPath: field])).map { $0 + ($1.1 - $1.0) * share }
    }
    var result = self
    result.perspective = moved(\.perspective)
    result.translation = moved(\.translation)
    result.scale = moved(\.scale)
    result.shear = moved(\.shear)
    let turn = start.rotation.arc(to: end.rotation, share)
    result.rotation =
      rotation == start.rotation ? turn : rotation.followed(by: start.rotation.conjugate.followed(by: turn))
    return result
  }
}

/// A row of three numbers.
struct Row: Hashable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Row) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Row) -> Row {
    Row(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  static func - (a: Row, b: Row) -> Row { Row(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Row, factor: Double) -> Row { Row(a.x * factor, a.y * factor, a.z * factor) }
  static func / (a: Row, divisor: Double) -> Row { Row(a.x / divisor, a.y / divisor, a.z / divisor) }
}
