/// An animatable property of a layer, under Core Animation's name.
package enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  case position, bounds, zPosition, anchorPoint, transform, sublayerTransform
  case opacity, hidden, shouldRasterize
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath
  case contentsRect
  case colors, locations, startPoint, endPoint
  case path, fillColor
}

/// A property, or a part of one: `bounds.size`, `transform.rotation.z`.
package struct LayerKeyPath: Hashable, Sendable {
  package var property: LayerProperty
  package var component: Component?

  package enum Component: String, Hashable, Sendable {
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  package init(_ property: LayerProperty, _ component: Component? = nil) {
    self.property = property
    self.component = component
  }

  /// The key path under its Core Animation name; nil for what no layer of ours animates.
  package init?(_ name: String) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let property = LayerProperty(rawValue: first) else { return nil }
    self.property = property
    guard parts.count > 1 else { return }
    guard let component = Component(rawValue: parts[1]) else { return nil }
    self.component = component
  }

  package var name: String {
    component.map { "\(property.rawValue).\($0.rawValue)" } ?? property.rawValue
  }
}
