import Geometry
import HeadlessUIKit
import SceneFiles

extension UIView {
  /// The size that shares of a frame are taken of.
  var parentSize: Size { superview?.layer.model.bounds.size ?? layer.model.bounds.size }

  /// The model value of a property as a scene writes it; nil when the view has no such property.
  func modelValue(of property: Scene.Property) -> Scene.PropertyValue? {
    let model = layer.model
    return switch property {
    case .frame: .frame(Scene.Frame(untransformedFrame.rect))
    case .bounds: .rect(model.bounds)
    case .center: .point(model.position)
    case .transform: .transform(model.transform)
    case .anchorPoint: .point(model.anchorPoint)
    case .alpha: .number(model.opacity)
    case .isHidden: .flag(model.isHidden)
    case .zPosition: .number(model.zPosition)
    case .backgroundColor: .color(model.backgroundColor ?? .clear)
    case .cornerRadius: .radii(model.cornerRadii)
    case .shouldRasterize: .flag(model.shouldRasterize)
    default: decorationValue(of: property)
    }
  }

  private func decorationValue(of property: Scene.Property) -> Scene.PropertyValue? {
    let model = layer.model
    return switch property {
    case .shadowOpacity: .number(model.shadowOpacity)
    case .shadowRadius: .number(model.shadowRadius)
    case .shadowOffset: .size(model.shadowOffset)
    case .shadowColor: .color(model.shadowColor ?? .clear)
    case .borderWidth: .number(model.borderWidth)
    case .borderColor: .color(model.borderColor ?? .clear)
    case .gradientColors: model.gradient.map { .colors($0.colors) }
    case .gradientLocations: model.gradient.map { .numbers($0.locations) }
    case .gradientStart: model.gradient.map { .point($0.startPoint) }
    case .gradientEnd: model.gradient.map { .point($0.endPoint) }
    case .contentsRect: (self as? SceneView)?.contentsRectInPoints.map { .rect($0) }
    default: nil
    }
  }
}

extension UIView {
  /// Gives a property a model value; a value of another kind changes nothing, the loader does not let it through.
  func setModelValue(_ value: Scene.PropertyValue, of property: Scene.Property) {
    switch (property, value) {
    case (.frame, .frame(let frame)): frame.rect(in: parentSize).map { untransformedFrame = CGRect($0) }
    case (.bounds, .rect(let rect)): bounds = CGRect(rect)
    case (.center, .point(let point)): center = CGPoint(point)
    case (.transform, .transform(let matrix)): layer.transform = CATransform3D(matrix)
    case (.anchorPoint, .point(let point)): layer.anchorPoint = CGPoint(point)
    case (.alpha, .number(let number)): alpha = number
    case (.isHidden, .flag(let flag)): isHidden = flag
    case (.zPosition, .number(let number)): layer.zPosition = number
    case (.backgroundColor, .color(let color)): backgroundColor = UIColor(color: color)
    case (.cornerRadius, .radii(let radii)): layer.cornerRadii = radii
    case (.shouldRasterize, .flag(let flag)): layer.shouldRasterize = flag
    default: setDecoration(value, of: property)
    }
  }

  private func setDecoration(_ value: Scene.PropertyValue, of property: Scene.Property) {
    switch (property, value) {
    case (.shadowOpacity, .number(let number)): layer.shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): layer.shadowRadius = number
    case (.shadowOffset, .size(let size)): layer.shadowOffset = CGSize(size)
    case (.shadowColor, .color(let color)): layer.shadowColor = UIColor(color: color).cgColor
    case (.borderWidth, .number(let number)): layer.borderWidth = number
    case (.borderColor, .color(let color)): layer.borderColor = UIColor(color: color).cgColor
    case (.contentsRect, .rect(let rect)): (self as? SceneView)?.contentsRectInPoints = rect
    default: setGradient(value, of: property)
    }
  }

  private func setGradient(_ value: Scene.PropertyValue, of property: Scene.Property) {
    guard let gradient = layer as? CAGradientLayer else { return }
    switch (property, value) {
    case (.gradientColors, .colors(let colors)): gradient.colors = colors.map { UIColor(color: $0).cgColor }
    case (.gradientLocations, .numbers(let numbers)): gradient.locations = numbers.map { NSNumber(value: $0) }
    case (.gradientStart, .point(let point)): gradient.startPoint = CGPoint(point)
    case (.gradientEnd, .point(let point)): gradient.endPoint = CGPoint(point)
    default: break
    }
  }
}

extension Scene.Frame {
  init(_ rect: Rect) {
    self = .edges(
      x: .points(rect.origin.x), y: .points(rect.origin.y), width: .points(rect.size.width),
      height: .points(rect.size.height))
  }
}
