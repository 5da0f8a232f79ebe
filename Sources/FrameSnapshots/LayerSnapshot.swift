package import DisplayLists
package import Geometry

/// The presentation values of one layer at the frame's time, as computed: not clamped, full precision.
package struct LayerSnapshot: Hashable, Sendable {
  /// The view's name in the trace; nil for a layer without a view, or a view that is not traced.
  package var name: String?
  /// Index of the parent in the frame's layers, -1 for the window.
  package var parent: Int
  /// Number of layers in its subtree, itself included.
  package var subtreeCount: Int = 1

  package var bounds: Rect = .zero
  package var position: Point = .zero
  package var zPosition: Double = 0
  /// Unit coordinates.
  package var anchorPoint: Point = Point(0.5, 0.5)
  package var transform: Matrix4 = .identity
  package var sublayerTransform: Matrix4 = .identity

  package var opacity: Double = 1
  package var isHidden: Bool = false
  /// False hides it while its back is turned to the viewer.
  package var isDoubleSided: Bool = true
  package var allowsGroupOpacity: Bool = true
  package var masksToBounds: Bool = false
  package var shouldRasterize: Bool = false
  package var rasterizationScale: Double = 1

  package var backgroundColor: Color?
  package var cornerRadii: CornerRadii = .zero
  package var cornerCurve: CornerCurve = .circular
  package var borderWidth: Double = 0
  package var borderColor: Color = .black

  package var shadowOpacity: Double = 0
  package var shadowRadius: Double = 3
  package var shadowOffset: Size = Size(0, -3)
  package var shadowColor: Color = .black
  package var shadowPath: Path?

  package var contents: ContentsSnapshot?
  package var gradient: GradientSnapshot?
  package var shape: ShapeSnapshot?
  /// What its path mask covers, in its own coordinates; nil without a mask.
  package var mask: Path?

  package init(name: String? = nil, parent: Int = -1) {
    self.name = name
    self.parent = parent
  }
}

/// A picture in a layer.
package struct ContentsSnapshot: Hashable, Sendable {
  package var picture: Picture
  /// Pixels of the picture a point.
  package var scale: Double
  /// How the picture fills the bounds.
  package var mode: ContentMode
  /// The part of the picture shown, in unit coordinates.
  package var contentsRect: Rect

  package init(picture: Picture, scale: Double, mode: ContentMode, contentsRect: Rect = Rect(0, 0, 1, 1)) {
    self.picture = picture
    self.scale = scale
    self.mode = mode
    self.contentsRect = contentsRect
  }
}

/// `UIView.ContentMode` without `redraw`.
package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// A gradient over a layer's bounds.
package struct GradientSnapshot: Hashable, Sendable {
  package var kind: Gradient.Kind
  package var stops: [Gradient.Stop]
  package var start: Point
  package var end: Point

  package init(kind: Gradient.Kind, stops: [Gradient.Stop], start: Point, end: Point) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// A filled path over a layer's background, in the layer's coordinates.
package struct ShapeSnapshot: Hashable, Sendable {
  package var path: Path
  package var fillColor: Color

  package init(path: Path, fillColor: Color) {
    self.path = path
    self.fillColor = fillColor
  }
}
