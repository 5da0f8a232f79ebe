import Geometry

extension AnimatableValue {
  /// The value an app hands to an explicit animation; nil for nil and for what cannot be animated.
  @MainActor init?(any value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGPoint: self = .point(value.point)
    case let value as CGSize: self = .size(value.size)
    case let value as CGRect: self = .rect(value.rect)
    case let value as CATransform3D: self = .transform(value.matrix)
    case let value as CGAffineTransform: self = .transform(Matrix4(value.matrix))
    case let value as UIColor: self = .color(value.color)
    case let value as Bool: self = .flag(value)
    case let value as [Any]: self.init(list: value)
    default: self.init(numberOrObject: value)
    }
  }

  private init?(numberOrObject value: Any?) {
    switch value {
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      guard let content = value.animatableContent else { return nil }
      self = content
    case let value?: self.init(coreGraphics: value)
    case nil: return nil
    }
  }

  private init?(coreGraphics value: Any) {
    if let color = AnimatableValue.color(from: value) {
      self = .color(color)
    } else if let outline = AnimatableValue.outline(from: value) {
      self = .path(outline)
    } else {
      return nil
    }
  }

  @MainActor private init?(list: [Any]) {
    let numbers = list.compactMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
    if numbers.count == list.count {
      self = .numbers(numbers)
      return
    }
    let colors = list.compactMap { AnimatableValue.color(from: $0) ?? ($0 as? UIColor)?.color }
    guard colors.count == list.count else { return nil }
    self = .colors(colors)
  }
}
