import Geometry

extension Matrix4 {
  /// Core Animation's named parts of a transform.
  func part(_ component: LayerKeyPath.Component) -> AnimatableValue? {
    let parts = EulerParts(self)
    switch component {
    case .scale: return .number((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
    case .scaleX: return .number(parts.scale[0])
    case .scaleY: return .number(parts.scale[1])
    case .scaleZ: return .number(parts.scale[2])
    case .rotation, .rotationZ: return .number(parts.angles[2])
    case .rotationX: return .number(parts.angles[0])
    case .rotationY: return .number(parts.angles[1])
    case .translation: return .size(Size(m41, m42))
    case .translationX: return .number(m41)
    case .translationY: return .number(m42)
    case .translationZ: return .number(m43)
    default: return nil
    }
  }

  /// The transform with one of its named parts replaced; nil when it has no such part.
  func replacing(_ component: LayerKeyPath.Component, with value: AnimatableValue) -> Matrix4? {
    var parts = EulerParts(self)
    switch (component, value) {
    case (.scale, .number(let v)): parts.scale = [v, v, v]
    case (.scaleX, .number(let v)): parts.scale[0] = v
    case (.scaleY, .number(let v)): parts.scale[1] = v
    case (.scaleZ, .number(let v)): parts.scale[2] = v
    case (.rotation, .number(let v)), (.rotationZ, .number(let v)): parts.angles[2] = v
    case (.rotationX, .number(let v)): parts.angles[0] = v
    case (.rotationY, .number(let v)): parts.angles[1] = v
    case (.translation, .size(let v)): (parts.translation[0], parts.translation[1]) = (v.width, v.height)
    case (.translation, .point(let v)): (parts.translation[0], parts.translation[1]) = (v.x, v.y)
    case (.translationX, .number(let v)): parts.translation[0] = v
    case (.translationY, .number(let v)): parts.translation[1] = v
    case (.translationZ, .number(let v)): parts.translation[2] = v
    default: return nil
    }
    return parts.matrix
  }
}

/// A transform as scale, then rotations about x, y and z, then translation, then the perspective it had.
private struct EulerParts {
  var scale: [Double]
  /// About x, y and z, radians.
  var angles: [Double]
  var translation: [Double]
  let perspective: Matrix4

  init(_ m: Matrix4) {
    var rows = [Row(m.m11, m.m12, m.m13), Row(m.m21, m.m22, m.m23), Row(m.m31, m.m32, m.m33)]
    scale = rows.map(\.length)
    if rows[0].dot(rows[1].cross(rows[2])) < 0 { scale[m.m11 < m.m22 ? 0 : 1] *= -1 }
    rows = zip(rows, scale).map { $1 == 0 ? $0 : $0 / $1 }
    angles = Self.angles(rows)
    translation = [m.m41, m.m42, m.m43]
    perspective = Self.perspective(of: m)
  }

  /// The matrix that the upright part is followed by.
  private static func perspective(of m: Matrix4) -> Matrix4 {
    guard m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 else { return .identity }
    var upright = m
    (upright.m14, upright.m24, upright.m34, upright.m44) = (0, 0, 0, 1)
    return upright.inverse?.concatenating(m) ?? .identity
  }

  /// A turn about one axis alone keeps its angle even beyond a quarter turn.
  private static func angles(_ rows: [Row]) -> [Double] {
    let (r0, r1, r2) = (rows[0], rows[1], rows[2])
    if r0.y == 0, r1.x == 0, r1.z == 0, r2.y == 0 { return [0, Angle.of(x: r0.x, y: -r0.z), 0] }
    if r0.y == 0, r1.x == 0, r0.z == 0, r2.x == 0 { return [Angle.of(x: r2.z, y: r1.z), 0, 0] }
    let level = (r0.x * r0.x + r0.y * r0.y).squareRoot()
    return [Angle.of(x: r2.z, y: r1.z), Angle.of(x: level, y: -r0.z), Angle.of(x: r0.x, y: r0.y)]
  }

  var matrix: Matrix4 {
    var result = Matrix4.scale(scale[0], scale[1], scale[2])
      .concatenating(.rotation(angles[0], 1, 0, 0)).concatenating(.rotation(angles[1], 0, 1, 0))
      .concatenating(.rotation(angles[2], 0, 0, 1))
    (result.m41, result.m42, result.m43) = (translation[0], translation[1], translation[2])
    return result.concatenating(perspective)
  }
}
