import Geometry
import Motion

/// A rotation in space, of length 1.
struct Quaternion: Hashable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

  /// The rotation whose matrix has these rows, which are orthogonal and of length 1; by the largest of the four.
  init(_ rows: [Row]) {
    let (r0, r1, r2) = (rows[0], rows[1], rows[2])
    let candidates = [1 + r0.x + r1.y + r2.z, 1 + r0.x - r1.y - r2.z, 1 - r0.x + r1.y - r2.z, 1 - r0.x - r1.y + r2.z]
    let largest = candidates.max() ?? 1
    let root = max(largest, 0).squareRoot() * 2
    switch candidates.firstIndex(of: largest) {
    case 1: self.init(x: root / 4, y: (r0.y + r1.x) / root, z: (r0.z + r2.x) / root, w: (r1.z - r2.y) / root)
    case 2: self.init(x: (r0.y + r1.x) / root, y: root / 4, z: (r1.z + r2.y) / root, w: (r2.x - r0.z) / root)
    case 3: self.init(x: (r0.z + r2.x) / root, y: (r1.z + r2.y) / root, z: root / 4, w: (r0.y - r1.x) / root)
    default: self.init(x: (r1.z - r2.y) / root, y: (r2.x - r0.z) / root, z: (r0.y - r1.x) / root, w: root / 4)
    }
  }

  var conjugate: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// This rotation first, then the next.
  func followed(by next: Quaternion) -> Quaternion {
    Quaternion(
      x: next.w * x + next.x * w + next.y * z - next.z * y,
      y: next.w * y - next.x * z + next.y * w + next.z * x,
      z: next.w * z + next.x * y - next.y * x + next.z * w,
      w: next.w * w - next.x * x - next.y * y - next.z * z)
  }

  /// The rotation a share of the way along the shorter arc; beyond 0…1 it goes on turning.
  func arc(to end: Quaternion, _ share: Double) -> Quaternion {
    var dot = x * end.x + y * end.y + z * end.z + w * end.w
    let sign: Double = dot < 0 ? -1 : 1
    dot = min(abs(dot), 1)
    let angle = Elementary.acos(dot)
    let sine = Elementary.sin(angle)
    guard sine > 1e-9 else { return end }
    let own = Elementary.sin((1 - share) * angle) / sine
    let other = Elementary.sin(share * angle) / sine * sign
    return Quaternion(
      x: own * x + other * end.x, y: own * y + other * end.y, z: own * z + other * end.z,
      w: own * w + other * end.w)
  }

  var matrix: Matrix4 {
    var m = Matrix4.identity
    (m.m11, m.m12, m.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (m.m21, m.m22, m.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (m.m31, m.m32, m.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return m
  }
}
