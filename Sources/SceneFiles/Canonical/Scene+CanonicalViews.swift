import Geometry

extension Scene.View: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("id", id)
    text.field("frame", frame)
    text.field("bounds", bounds)
    text.field("center", center)
    text.field("anchor", anchorPoint, usual: Point(0.5, 0.5))
    text.field("transform", transform, usual: .identity)
    text.field("alpha", alpha, usual: 1)
    text.field("hidden", isHidden, usual: false)
    text.field("z", zPosition, usual: 0)
    text.field("background", backgroundColor)
    text.field("gradient", gradient)
    text.field("radius", cornerRadius, usual: .zero)
    text.field("curve", cornerCurve, usual: .circular)
    text.field("border", border)
    text.field("shadow", shadow)
    text.field("clips", clipsToBounds, usual: false)
    text.field("image", image)
    text.field("mode", contentMode, usual: .scaleToFill)
    text.field("contents", contentsRect)
    text.field("autoresize", autoresize.rawValue, usual: 0)
    text.field("rasterize", shouldRasterize, usual: false)
    text.field("rasterScale", rasterizationScale, usual: 1)
    text.field("subviews", subviews)
  }
}

extension Scene.ContentMode: Canonical {}
extension Scene.Gradient.Kind: Canonical {}

extension Scene.Gradient: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("kind", kind)
    text.field("colors", colors)
    text.field("locations", locations)
    text.field("start", start)
    text.field("end", end)
  }
}

extension Scene.Border: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("width", width)
    text.field("color", color)
  }
}

extension Scene.Shadow: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("color", color)
    text.field("opacity", opacity)
    text.field("radius", radius)
    text.field("offset", offset)
  }
}

extension Scene.Length: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .points(let points): text.append(points)
    case .share(let share, let plus):
      text.append("share ")
      text.append(share, plus)
    }
  }
}

extension Scene.Frame: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .edges(let x, let y, let width, let height): text.field("edges", [x, y, width, height])
    case .centered(let width, let height): text.field("centered", [width, height])
    case .inset(let insets): text.field("inset", insets)
    case .frameOf(let view, let inset):
      text.field("frameOf", view)
      text.field("inset", inset)
    }
  }
}

extension Scene.ViewReference: Canonical {
  func write(to text: inout CanonicalText) {
    if case .snapshot = self { text.append("snapshot ") }
    text.append(description)
  }
}

extension Scene.Property: Canonical {}

extension Scene.PropertyValue: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .frame(let frame): frame.write(to: &text)
    case .rect(let rect): rect.write(to: &text)
    case .point(let point): point.write(to: &text)
    case .size(let size): size.write(to: &text)
    case .transform(let matrix): matrix.write(to: &text)
    case .number(let number): number.write(to: &text)
    case .radii(let radii): radii.write(to: &text)
    case .flag(let flag): flag.write(to: &text)
    case .color(let color): color.write(to: &text)
    case .colors(let colors): text.field("colors", colors)
    case .numbers(let numbers): text.field("numbers", numbers)
    }
  }
}

extension Scene.Assignment: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("view", view)
    text.field("property", property)
    text.field("value", value)
  }
}
