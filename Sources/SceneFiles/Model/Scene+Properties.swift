package import Geometry

extension Scene {
  /// A property that tracks animate and steps set, by its name in a scene.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    case frame
    case bounds
    case center
    case transform
    case anchorPoint
    case alpha
    case isHidden
    case zPosition
    case backgroundColor
    case cornerRadius
    case shadowOpacity = "shadow.opacity"
    case shadowRadius = "shadow.radius"
    case shadowOffset = "shadow.offset"
    case shadowColor = "shadow.color"
    case borderWidth = "border.width"
    case borderColor = "border.color"
    case gradientColors = "gradient.colors"
    case gradientLocations = "gradient.locations"
    case gradientStart = "gradient.start"
    case gradientEnd = "gradient.end"
    case contentsRect
    case shouldRasterize
  }

  /// The value of a property.
  package enum PropertyValue: Hashable, Sendable {
    /// `frame`; shares are of the view's parent.
    case frame(Frame)
    /// `bounds`, `contentsRect`.
    case rect(Rect)
    /// `center`, `anchorPoint`, `gradient.start`, `gradient.end`.
    case point(Point)
    /// `shadow.offset`.
    case size(Size)
    case transform(Matrix4)
    /// `alpha`, `zPosition`, `shadow.opacity`, `shadow.radius`, `border.width`.
    case number(Double)
    /// `cornerRadius`.
    case radii(CornerRadii)
    /// `isHidden`, `shouldRasterize`.
    case flag(Bool)
    /// `backgroundColor`, `shadow.color`, `border.color`.
    case color(Color)
    /// `gradient.colors`.
    case colors([Color])
    /// `gradient.locations`.
    case numbers([Double])
  }

  /// A model value given to a property of a view.
  package struct Assignment: Hashable, Sendable {
    package var view: ViewReference
    package var property: Property
    package var value: PropertyValue
    package var origin: Origin
  }
}
