import Geometry

extension AnimatableValue {
  /// A part of the value; nil when it has no such part.
  func part(_ component: LayerKeyPath.Component) -> AnimatableValue? {
    switch self {
    case .point(let point):
      switch component {
      case .x: .number(point.x)
      case .y: .number(point.y)
      default: nil
      }
    case .size(let size):
      switch component {
      case .width: .number(size.width)
      case .height: .number(size.height)
      default: nil
      }
    case .rect(let rect): Self.part(component, of: rect)
    case .transform(let matrix): matrix.part(component)
    default: nil
    }
  }

  private static func part(_ component: LayerKeyPath.Component, of rect: Rect) -> AnimatableValue? {
    switch component {
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .originX: .number(rect.origin.x)
    case .originY: .number(rect.origin.y)
    case .sizeWidth: .number(rect.size.width)
    case .sizeHeight: .number(rect.size.height)
    default: nil
    }
  }

  /// The value with a part replaced; nil when it has no such part.
  func replacing(_ component: LayerKeyPath.Component, with part: AnimatableValue) -> AnimatableValue? {
    switch (self, component, part) {
    case (.point(let p), .x, .number(let v)): .point(Point(v, p.y))
    case (.point(let p), .y, .number(let v)): .point(Point(p.x, v))
    case (.size(let s), .width, .number(let v)): .size(Size(v, s.height))
    case (.size(let s), .height, .number(let v)): .size(Size(s.width, v))
    case (.rect(let r), .origin, .point(let v)): .rect(Rect(origin: v, size: r.size))
    case (.rect(let r), .size, .size(let v)): .rect(Rect(origin: r.origin, size: v))
    case (.rect(let r), .originX, .number(let v)): .rect(Rect(v, r.origin.y, r.size.width, r.size.height))
    case (.rect(let r), .originY, .number(let v)): .rect(Rect(r.origin.x, v, r.size.width, r.size.height))
    case (.rect(let r), .sizeWidth, .number(let v)): .rect(Rect(r.origin.x, r.origin.y, v, r.size.height))
    case (.rect(let r), .sizeHeight, .number(let v)): .rect(Rect(r.origin.x, r.origin.y, r.size.width, v))
    case (.transform(let m), _, _): m.replacing(component, with: part).map { .transform($0) }
    default: nil
    }
  }
}
