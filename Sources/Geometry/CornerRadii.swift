/// How far each corner of a rectangle is rounded, in the rectangle's units.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero: CornerRadii = CornerRadii(0)

  package var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Each radius held between 0 and half of the rectangle's shorter side, one corner at a time.
  package func clamped(to size: Size) -> CornerRadii {
    let limit = min(abs(size.width), abs(size.height)) / 2
    func clamp(_ radius: Double) -> Double { min(max(radius, 0), limit) }
    return map(clamp)
  }

  /// Each radius put through a function.
  package func map(_ transform: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight),
      bottomLeft: transform(bottomLeft))
  }
}

/// The line a rounded corner follows, as `CALayerCornerCurve`.
package enum CornerCurve: String, Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle with rounded corners; the radii always fit into it.
package struct RoundedRect: Hashable, Sendable {
  package let rect: Rect
  package let radii: CornerRadii
  package let curve: CornerCurve

  package init(_ rect: Rect, radii: CornerRadii = .zero, curve: CornerCurve = .circular) {
    self.rect = rect
    self.radii = radii.clamped(to: rect.size)
    self.curve = curve
  }
}
