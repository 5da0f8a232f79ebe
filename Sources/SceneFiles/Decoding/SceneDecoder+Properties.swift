import Geometry

extension SceneDecoder {
  mutating func property(_ node: JSONNode) -> Scene.Property? { choice(node) }

  /// A property's value, of the form its key in a view has.
  mutating func propertyValue(_ node: JSONNode, of property: Scene.Property) -> Scene.PropertyValue? {
    switch property {
    case .frame: frame(node, allowsFrameOf: true).map { .frame($0) }
    case .bounds, .contentsRect: rect(node).map { .rect($0) }
    case .center, .anchorPoint, .gradientStart, .gradientEnd: point(node).map { .point($0) }
    case .shadowOffset: point(node).map { .size(Size($0.x, $0.y)) }
    case .transform: transform(node).map { .transform($0) }
    case .alpha, .zPosition, .shadowOpacity: number(node).map { .number($0) }
    case .shadowRadius, .borderWidth: number(node, .notNegative).map { .number($0) }
    case .cornerRadius: radii(node).map { .radii($0) }
    case .isHidden, .shouldRasterize: flag(node).map { .flag($0) }
    case .backgroundColor, .shadowColor, .borderColor: color(node).map { .color($0) }
    case .gradientColors: list(node, count: 1...SceneLimits.gradientColors) { $0.color($1) }.map { .colors($0) }
    case .gradientLocations: list(node, count: 1...SceneLimits.gradientColors) { $0.number($1) }.map { .numbers($0) }
    }
  }

  mutating func propertyValue(_ key: String, _ fields: Fields, of property: Scene.Property?) -> Scene.PropertyValue? {
    guard let property else { return nil }
    return value(key, fields, as: .propertyValue) { $0.propertyValue($1, of: property) }
  }

  mutating func assignment(_ node: JSONNode) -> Scene.Assignment? {
    guard let fields = fields(node, .assignment) else { return nil }
    let view = value("view", fields, as: .viewReference) { $0.viewReference($1) }
    let property = value("property", fields, as: .property) { $0.property($1) }
    let value = propertyValue("value", fields, of: property)
    guard let view, let property, let value else { return nil }
    return Scene.Assignment(view: view, property: property, value: value, origin: origin(node))
  }
}
