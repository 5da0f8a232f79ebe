import Geometry

extension LayerValues {
  /// A whole property as an animatable value; nil when the layer's class does not have it.
  package func value(of property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .position: .point(position)
    case .bounds: .rect(bounds)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(opacity)
    case .hidden: .flag(isHidden)
    case .shouldRasterize: .flag(shouldRasterize)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .radii(cornerRadii)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowOpacity: .number(shadowOpacity)
    case .shadowRadius: .number(shadowRadius)
    case .shadowOffset: .size(shadowOffset)
    case .shadowColor: .color(shadowColor)
    case .shadowPath: .path(shadowPath)
    case .contentsRect: .rect(contentsRect)
    case .colors: gradient.map { .colors($0.colors) }
    case .locations: gradient.map { .numbers($0.locations) }
    case .startPoint: gradient.map { .point($0.startPoint) }
    case .endPoint: gradient.map { .point($0.endPoint) }
    case .path: shape.map { .path($0.path) }
    case .fillColor: shape.map { .color($0.fillColor) }
    }
  }

  /// Gives a whole property a value; a value of another kind changes nothing.
  package mutating func set(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.position, .point(let v)): position = v
    case (.bounds, .rect(let v)): bounds = v
    case (.zPosition, .number(let v)): zPosition = v
    case (.anchorPoint, .point(let v)): anchorPoint = v
    case (.transform, .transform(let v)): transform = v
    case (.sublayerTransform, .transform(let v)): sublayerTransform = v
    case (.opacity, .number(let v)): opacity = v
    case (.hidden, .flag(let v)): isHidden = v
    case (.shouldRasterize, .flag(let v)): shouldRasterize = v
    case (.backgroundColor, .color(let v)): backgroundColor = v
    case (.cornerRadius, .radii(let v)): cornerRadii = v
    case (.cornerRadius, .number(let v)): cornerRadii = CornerRadii(v)
    case (.borderWidth, .number(let v)): borderWidth = v
    case (.borderColor, .color(let v)): borderColor = v
    default: setDecoration(value, of: property)
    }
  }

  private mutating func setDecoration(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.shadowOpacity, .number(let v)): shadowOpacity = v
    case (.shadowRadius, .number(let v)): shadowRadius = v
    case (.shadowOffset, .size(let v)): shadowOffset = v
    case (.shadowColor, .color(let v)): shadowColor = v
    case (.shadowPath, .path(let v)): shadowPath = v
    case (.contentsRect, .rect(let v)): contentsRect = v
    case (.colors, .colors(let v)): gradient?.colors = v
    case (.locations, .numbers(let v)): gradient?.locations = v
    case (.startPoint, .point(let v)): gradient?.startPoint = v
    case (.endPoint, .point(let v)): gradient?.endPoint = v
    case (.path, .path(let v)): shape?.path = v
    case (.fillColor, .color(let v)): shape?.fillColor = v
    default: break
    }
  }

  /// A property or a part of one.
  package func value(at keyPath: LayerKeyPath) -> AnimatableValue? {
    guard let whole = value(of: keyPath.property) else { return nil }
    guard let component = keyPath.component else { return whole }
    return whole.part(component)
  }

  /// Gives a property, or a part of one, a value.
  package mutating func set(_ value: AnimatableValue, at keyPath: LayerKeyPath) {
    guard let component = keyPath.component else { return set(value, of: keyPath.property) }
    guard let whole = self.value(of: keyPath.property)?.replacing(component, with: value) else { return }
    set(whole, of: keyPath.property)
  }
}
