package import DisplayLists
package import Geometry

/// The colour of a gradient at the centre of every pixel.
package struct GradientShader: Sendable {
  /// A colour without alpha, and its alpha with all other opacity as one whole number.
  package struct Shade: Hashable, Sendable {
    package let pixel: UInt32
    package let opacity: Int
  }

  let kind: Gradient.Kind
  let ramp: GradientRamp
  /// Where a pixel is: along the axis, or from the centre in units of the ellipse's half axes.
  let place: PaintCoordinates

  /// Nil when the map or the rectangle collapses, so that nothing is painted.
  package init?(_ gradient: Gradient, transform: ProjectiveMatrix, opacity: Double) {
    guard !gradient.stops.isEmpty, !gradient.rect.isEmpty else { return nil }
    guard let place = PaintCoordinates(transform, to: Self.frame(of: gradient)) else { return nil }
    self.place = place
    kind = gradient.kind
    ramp = GradientRamp(gradient.stops, opacity: opacity)
  }

  /// The map from the shape's coordinates to x along the axis, 0 at the start and 1 at the end, or to the unit circle.
  private static func frame(of gradient: Gradient) -> AffineMatrix {
    let rect = gradient.rect
    let toUnitSquare = AffineMatrix(
      1 / rect.size.width, 0, 0, 1 / rect.size.height, -rect.origin.x / rect.size.width,
      -rect.origin.y / rect.size.height)
    let start = gradient.start
    let axis = gradient.end - start
    switch gradient.kind {
    case .axial:
      let square = axis.x * axis.x + axis.y * axis.y
      // Without an axis everything lies beyond the end.
      guard square > 0 else { return AffineMatrix(0, 0, 0, 0, 2, 0) }
      let along = AffineMatrix(
        axis.x / square, 0, axis.y / square, 0, -(start.x * axis.x + start.y * axis.y) / square, 0)
      return toUnitSquare.concatenating(along)
    case .radial:
      guard axis.x != 0, axis.y != 0 else { return AffineMatrix(0, 0, 0, 0, 2, 0) }
      return toUnitSquare.concatenating(
        AffineMatrix(1 / axis.x, 0, 0, 1 / axis.y, -start.x / axis.x, -start.y / axis.y))
    }
  }

  /// True when all pixels of a row have the same colour.
  package var isUniformAcross: Bool { kind == .axial && place.w == nil && place.x.across == 0 }

  /// True when all pixels of a column have the same colour.
  package var isUniformDown: Bool { kind == .axial && place.w == nil && place.x.down == 0 }

  package var isOpaque: Bool { ramp.isOpaque }

  @inline(__always)
  package func shade(x: Int, y: Int) -> Shade { ramp.shade(at: location(x: x, y: y)) }

  @inline(__always)
  func location(x: Int, y: Int) -> Double {
    let point = place.point(Double(x) + 0.5, Double(y) + 0.5)
    switch kind {
    case .axial: return point.x
    case .radial: return (point.x * point.x + point.y * point.y).squareRoot()
    }
  }
}
