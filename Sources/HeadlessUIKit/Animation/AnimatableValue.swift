package import Geometry

/// A value that a layer's property can have and an animation can pass through.
package enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case radii(CornerRadii)
  /// Nil is the absence of a colour; it interpolates as clear black.
  case color(Color?)
  /// Indirect, so that all the other values stay small.
  indirect case transform(Matrix4)
  case colors([Color])
  case numbers([Double])
  case path(Path?)
  /// Holds its first value to the end of an animation.
  case flag(Bool)
}

extension AnimatableValue {
  /// The value a share of the way to another; the share may leave 0…1 and nothing is clamped.
  ///
  /// Values of different kinds or structure do not mix: the second shows from the end on.
  package func interpolated(to end: AnimatableValue, _ progress: Double) -> AnimatableValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    if case .transform(let a) = self, case .transform(let b) = end {
      return .transform(a.interpolated(to: b, progress))
    }
    return combined(with: end) { $0 + ($1 - $0) * progress } ?? (progress >= 1 ? end : self)
  }

  /// The value with another added to it, component by component; transforms are concatenated.
  func adding(_ delta: AnimatableValue) -> AnimatableValue {
    if case .transform(let base) = self, case .transform(let change) = delta {
      return .transform(base.concatenating(change))
    }
    return combined(with: delta, +) ?? self
  }

  /// The value with another taken off it; the opposite of adding.
  func subtracting(_ delta: AnimatableValue) -> AnimatableValue {
    if case .transform(let base) = self, case .transform(let change) = delta {
      return .transform(change.inverse.map { base.concatenating($0) } ?? base)
    }
    return combined(with: delta, -) ?? self
  }

  /// The value moved by as much as `value` differs from `reference`.
  ///
  /// Where this value is the reference, the result is exactly `value`: a single additive animation shows precisely what
  /// it passes through.
  func moved(from reference: AnimatableValue, to value: AnimatableValue) -> AnimatableValue {
    self == reference ? value : moved(from: reference, to: value, by: 1)
  }

  /// The value moved by a share of what leads from `reference` to `value`.
  func moved(from reference: AnimatableValue, to value: AnimatableValue, by share: Double) -> AnimatableValue {
    if case .transform(let base) = self, case .transform(let a) = reference, case .transform(let b) = value {
      return .transform(base.moved(from: a, to: b, by: share))
    }
    guard let delta = value.combined(with: reference, { ($0 - $1) * share }) else { return self }
    return combined(with: delta, +) ?? self
  }

  /// How far another value lies away: the root of the sum of squared differences, 0 for values that do not match.
  func distance(to other: AnimatableValue) -> Double {
    var sum: Double = 0
    let square: (Double, Double) -> Double = { a, b in
      sum += (a - b) * (a - b)
      return 0
    }
    if case .transform(let a) = self, case .transform(let b) = other {
      for (x, y) in zip(a.elements, b.elements) { _ = square(x, y) }
    } else {
      _ = combined(with: other, square)
    }
    return sum.squareRoot()
  }

  /// Whether running animations of it stack; the others replace one another.
  var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect, .radii, .transform: true
    case .color, .colors, .numbers, .path, .flag: false
    }
  }

  /// Whether there is anything between two of its kind; what has nothing changes at once.
  var hasValuesBetween: Bool {
    if case .flag = self { return false }
    return true
  }

  /// A function of the components of two values of the same kind and structure; nil for values that do not match.
  private func combined(
    with other: AnimatableValue, _ function: (Double, Double) -> Double
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(function(a, b))
    case (.point(let a), .point(let b)): return .point(Self.combine(a, b, function))
    case (.size(let a), .size(let b)): return .size(Self.combine(a, b, function))
    case (.rect(let a), .rect(let b)):
      return .rect(
        Rect(origin: Self.combine(a.origin, b.origin, function), size: Self.combine(a.size, b.size, function)))
    case (.radii(let a), .radii(let b)): return .radii(Self.combine(a, b, function))
    case (.color(let a), .color(let b)): return .color(Self.combine(a ?? .clear, b ?? .clear, function))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.combine($0, $1, function) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(function))
    case (.path(let a), .path(let b)): return Self.combine(a, b, function).map { .path($0) }
    default: return nil
    }
  }

  private static func combine(_ a: Point, _ b: Point, _ function: (Double, Double) -> Double) -> Point {
    Point(function(a.x, b.x), function(a.y, b.y))
  }

  private static func combine(_ a: Size, _ b: Size, _ function: (Double, Double) -> Double) -> Size {
    Size(function(a.width, b.width), function(a.height, b.height))
  }

  private static func combine(
    _ a: CornerRadii, _ b: CornerRadii, _ function: (Double, Double) -> Double
  ) -> CornerRadii {
    CornerRadii(
      topLeft: function(a.topLeft, b.topLeft), topRight: function(a.topRight, b.topRight),
      bottomRight: function(a.bottomRight, b.bottomRight), bottomLeft: function(a.bottomLeft, b.bottomLeft))
  }

  private static func combine(_ a: Color, _ b: Color, _ function: (Double, Double) -> Double) -> Color {
    Color(
      red: function(a.red, b.red), green: function(a.green, b.green), blue: function(a.blue, b.blue),
      alpha: function(a.alpha, b.alpha))
  }

  private static func combine(_ a: Path?, _ b: Path?, _ function: (Double, Double) -> Double) -> Path? {
    guard let a, let b, a.elements.count == b.elements.count else { return nil }
    var elements: [Path.Element] = []
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(combine(p, q, function)))
      case (.line(let p), .line(let q)): elements.append(.line(combine(p, q, function)))
      case (.cubic(let p1, let p2, let p3), .cubic(let q1, let q2, let q3)):
        elements.append(.cubic(combine(p1, q1, function), combine(p2, q2, function), combine(p3, q3, function)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return Path(elements)
  }
}
