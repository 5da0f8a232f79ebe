package import DisplayLists
package import FrameSnapshots
package import Geometry

/// All that a layer of any class shows, as plain values: its model, or what is on the screen at a time.
package struct LayerValues: Hashable, Sendable {
  package var bounds: Rect = .zero
  package var position: Point = .zero
  package var zPosition: Double = 0
  package var anchorPoint: Point = Point(0.5, 0.5)
  package var transform: Matrix4 = .identity
  package var sublayerTransform: Matrix4 = .identity

  package var opacity: Double = 1
  package var isHidden: Bool = false
  package var isDoubleSided: Bool = true
  package var allowsGroupOpacity: Bool = true
  package var masksToBounds: Bool = false
  package var shouldRasterize: Bool = false
  package var rasterizationScale: Double = 1

  package var backgroundColor: Color?
  package var cornerRadii: CornerRadii = .zero
  package var maskedCorners: UInt = 15
  package var cornerCurve: CornerCurve = .circular
  package var borderWidth: Double = 0
  package var borderColor: Color? = .black

  package var shadowOpacity: Double = 0
  package var shadowRadius: Double = 3
  package var shadowOffset: Size = Size(0, -3)
  package var shadowColor: Color? = .black
  package var shadowPath: Path?

  package var contents: Picture?
  package var contentsScale: Double = 1
  package var contentsGravity: ContentMode = .scaleToFill
  package var contentsRect: Rect = Rect(0, 0, 1, 1)

  package var gradient: GradientValues?
  package var shape: ShapeValues?

  package init() {}

  /// What a gradient layer adds.
  package struct GradientValues: Hashable, Sendable {
    package var colors: [Color] = []
    /// Empty for even spacing.
    package var locations: [Double] = []
    package var startPoint: Point = Point(0.5, 0)
    package var endPoint: Point = Point(0.5, 1)
    package var kind: Gradient.Kind = .axial

    package init() {}
  }

  /// What a shape layer adds.
  package struct ShapeValues: Hashable, Sendable {
    package var path: Path?
    package var fillColor: Color? = .black

    package init() {}
  }
}

extension LayerValues {
  /// The corner radii of the corners that are not masked out.
  package var drawnCornerRadii: CornerRadii {
    var radii = cornerRadii
    if maskedCorners & 1 == 0 { radii.topLeft = 0 }
    if maskedCorners & 2 == 0 { radii.topRight = 0 }
    if maskedCorners & 4 == 0 { radii.bottomLeft = 0 }
    if maskedCorners & 8 == 0 { radii.bottomRight = 0 }
    return radii
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: Point {
    Point(
      bounds.origin.x + anchorPoint.x * bounds.size.width, bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The map from the layer's coordinates to its parent's, before the parent's `sublayerTransform`.
  var matrixToParent: Matrix4 {
    Matrix4.translation(-anchor.x, -anchor.y).concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// The `sublayerTransform`, which acts about the anchor point.
  var matrixOfSublayers: Matrix4 {
    guard sublayerTransform != .identity else { return .identity }
    return Matrix4.translation(-anchor.x, -anchor.y).concatenating(sublayerTransform)
      .concatenating(.translation(anchor.x, anchor.y))
  }
}
