import Geometry
import Motion

extension SceneDecoder {
  mutating func numbers(_ node: JSONNode, count: Int, _ rule: NumberRule = .any) -> [Double]? {
    guard let numbers = list(node, count: count...count, { $0.number($1, rule) }), numbers.count == count else {
      return nil
    }
    return numbers
  }

  /// Exactly two elements; each is read, so that every mistake shows.
  private mutating func two<Value>(
    _ node: JSONNode, _ read: (inout SceneDecoder, JSONNode) -> Value?
  ) -> (Value, Value)? {
    guard let elements = elements(node, count: 2...2) else { return nil }
    let (first, second) = (read(&self, elements[0]), read(&self, elements[1]))
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Exactly four elements; each is read, so that every mistake shows.
  private mutating func four<Value>(
    _ node: JSONNode, _ read: (inout SceneDecoder, JSONNode) -> Value?
  ) -> (Value, Value, Value, Value)? {
    guard let elements = elements(node, count: 4...4) else { return nil }
    let (first, second) = (read(&self, elements[0]), read(&self, elements[1]))
    let (third, fourth) = (read(&self, elements[2]), read(&self, elements[3]))
    guard let first, let second, let third, let fourth else { return nil }
    return (first, second, third, fourth)
  }

  mutating func point(_ node: JSONNode) -> Point? {
    two(node) { $0.number($1) }.map { Point($0, $1) }
  }

  mutating func size(_ node: JSONNode) -> Size? {
    two(node) { $0.number($1, .notNegative) }.map { Size($0, $1) }
  }

  mutating func rect(_ node: JSONNode) -> Rect? {
    four(node) { $0.number($1) }.map { Rect($0, $1, $2, $3) }
  }

  /// [top, left, bottom, right], or one number for all four.
  mutating func insets(_ node: JSONNode) -> Scene.EdgeInsets? {
    guard let node = resolve(node) else { return nil }
    if case .number = node.value {
      return number(node).map { Scene.EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    return numbers(node, count: 4).map { Scene.EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  mutating func radii(_ node: JSONNode) -> CornerRadii? {
    guard let node = resolve(node) else { return nil }
    if case .number = node.value { return number(node, .notNegative).map { CornerRadii($0) } }
    return numbers(node, count: 4, .notNegative).map {
      CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
    }
  }

  mutating func length(_ node: JSONNode) -> Scene.Length? {
    if case .number = node.value { return number(node).map { .points($0) } }
    guard let node = resolve(node) else { return nil }
    guard let text = node.text else { return number(node).map { .points($0) } }
    guard let length = Scene.Length(share: text) else {
      noteMismatch(node, expected: "points, or a share of the parent such as \"85%\" or \"100%-32\",")
      return nil
    }
    return length
  }

  /// A frame; one of another view only where a leg or a step gives it a time to be read at.
  mutating func frame(_ node: JSONNode, allowsFrameOf: Bool) -> Scene.Frame? {
    guard let node = resolve(node) else { return nil }
    if node.elements != nil {
      return four(node) { $0.length($1) }.map { .edges(x: $0, y: $1, width: $2, height: $3) }
    }
    if node["frameOf"] != nil {
      guard allowsFrameOf else {
        note("frameOf is read when a leg or a step begins; a view's own frame is numbers and shares", at: node)
        return nil
      }
      return frameOf(node)
    }
    if node["center"] != nil || node["size"] != nil { return centeredFrame(node) }
    if node.members != nil { return insetFrame(node) }
    noteMismatch(
      node, expected: "a frame ([x, y, width, height], { \"center\", \"size\" }, { \"inset\" } or { \"frameOf\" })")
    return nil
  }

  private mutating func frameOf(_ node: JSONNode) -> Scene.Frame? {
    guard let fields = fields(node, .frameOf) else { return nil }
    let view = value("frameOf", fields, as: .viewReference) { $0.viewReference($1) }
    let inset = value("inset", fields, as: .insets) { $0.insets($1) }
    return view.map { .frameOf($0, inset: inset ?? .zero) }
  }

  private mutating func centeredFrame(_ node: JSONNode) -> Scene.Frame? {
    guard let fields = fields(node, .centeredFrame) else { return nil }
    if let center = fields["center"], flag(center) == false {
      note("center is true here; without it write [x, y, width, height]", at: center)
    }
    guard let size = list("size", fields, { $0.length($1) }), size.count == 2 else { return nil }
    return .centered(width: size[0], height: size[1])
  }

  private mutating func insetFrame(_ node: JSONNode) -> Scene.Frame? {
    guard let fields = fields(node, .insetFrame) else { return nil }
    return value("inset", fields, as: .insets) { $0.insets($1) }.map { .inset($0) }
  }

  mutating func transform(_ node: JSONNode) -> Matrix4? {
    guard let node = resolve(node) else { return nil }
    if node.members != nil { return transformParts(node) }
    guard node.elements != nil else {
      noteMismatch(node, expected: "a transform (six numbers, or { \"translate\", \"scale\", \"rotate\" })")
      return nil
    }
    return numbers(node, count: 6).map { Matrix4(AffineMatrix($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])) }
  }

  private mutating func transformParts(_ node: JSONNode) -> Matrix4? {
    guard let fields = fields(node, .transformParts) else { return nil }
    let scale = fields["scale"].flatMap { self.scale($0) } ?? Point(1, 1)
    let translation = value("translate", fields, as: .point) { $0.point($1) } ?? .zero
    var matrix = Matrix4.identity
    (matrix.m11, matrix.m22) = (scale.x, scale.y)
    for (key, axis) in [("rotateX", RotationAxis.x), ("rotateY", .y), ("rotate", .z)] {
      if let degrees = number(key, fields) { matrix = matrix.concatenating(.rotation(degrees: degrees, about: axis)) }
    }
    matrix = matrix.concatenating(.translation(translation.x, translation.y))
    if let distance = number("perspective", fields) {
      var perspective = Matrix4.identity
      perspective.m34 = -1 / distance
      matrix = matrix.concatenating(perspective)
    }
    return matrix
  }

  private mutating func scale(_ node: JSONNode) -> Point? {
    guard let node = resolve(node) else { return nil }
    if case .number = node.value { return number(node).map { Point($0, $0) } }
    return point(node)
  }
}

/// What a rotation leaves in place.
enum RotationAxis {
  case x
  case y
  case z
}

extension Matrix4 {
  /// A rotation as CATransform3DMakeRotation's, clockwise about z as seen from the viewer; quarter turns are exact.
  static func rotation(degrees: Double, about axis: RotationAxis) -> Matrix4 {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    var result = Matrix4.identity
    switch axis {
    case .x: (result.m22, result.m23, result.m32, result.m33) = (cosine, sine, -sine, cosine)
    case .y: (result.m11, result.m13, result.m31, result.m33) = (cosine, -sine, sine, cosine)
    case .z: (result.m11, result.m12, result.m21, result.m22) = (cosine, sine, -sine, cosine)
    }
    return result
  }

  private static func sineAndCosine(degrees: Double) -> (Double, Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default:
      let angle = turn / 180 * Double.pi
      return (Elementary.sin(angle), Elementary.cos(angle))
    }
  }
}

extension Scene.Length {
  /// A share of the parent, with points more or less: "85%", "100%-32", "50% + 8"; nil for anything else.
  init?(share text: String) {
    guard let sign = text.firstIndex(of: "%") else { return nil }
    guard let share = Self.number(text[..<sign]) else { return nil }
    let rest = text[text.index(after: sign)...].filter { $0 != " " }
    if rest.isEmpty {
      self = .share(share / 100, plus: 0)
      return
    }
    guard rest.hasPrefix("+") || rest.hasPrefix("-"), let points = Self.number(rest.dropFirst()) else { return nil }
    self = .share(share / 100, plus: rest.hasPrefix("-") ? -points : points)
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard isPlain, let number = Double(text), abs(number) <= NumberRule.limit else { return nil }
    return number
  }
}
