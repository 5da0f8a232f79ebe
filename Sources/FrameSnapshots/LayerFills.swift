import DisplayLists
import Geometry

/// What a layer itself fills: background, gradient, shape and picture below its sublayers, the border above them.
struct LayerFills {
  /// Where the fills end.
  enum Edge {
    /// At the layer's rounded outline.
    case outline
    /// So far beyond it that the clip around them makes the only edge.
    case beyond(Double)
  }

  let layer: LayerSnapshot
  let index: Int
  let matrix: ProjectiveMatrix
  let edge: Edge

  func appendBelowSublayers(opacity: Double, into items: inout [DisplayItem]) {
    if let color = layer.backgroundColor, color.alpha > 0 {
      append(outline, paint: .color(color), opacity: opacity, into: &items)
    }
    if let gradient = layer.gradient, !gradient.stops.isEmpty {
      let paint = Gradient(
        kind: gradient.kind, stops: gradient.stops, start: gradient.start, end: gradient.end,
        rect: layer.drawnBounds)
      append(outline, paint: .gradient(paint), opacity: opacity, into: &items)
    }
    if let shape = layer.shape, !shape.path.isEmpty, shape.fillColor.alpha > 0 {
      append(.path(shape.path), paint: .color(shape.fillColor), opacity: opacity, into: &items)
    }
    appendPicture(opacity: opacity, into: &items)
  }

  func appendBorder(opacity: Double, into items: inout [DisplayItem]) {
    let width = layer.borderWidth
    guard width > 0, layer.borderColor.alpha > 0, let outline else { return }
    let inside = layer.drawnBounds.inset(top: width, left: width, bottom: width, right: width)
    guard inside.size.width > 0, inside.size.height > 0, case .roundedRect(let outer) = outline else {
      append(outline, paint: .color(layer.borderColor), opacity: opacity, into: &items)
      return
    }
    let inner = RoundedRect(inside, radii: layer.outline.radii.map { $0 - width }, curve: layer.cornerCurve)
    append(.ring(outer, inner), paint: .color(layer.borderColor), opacity: opacity, into: &items)
  }

  private func appendPicture(opacity: Double, into items: inout [DisplayItem]) {
    guard let contents = layer.contents, !layer.drawnBounds.isEmpty else { return }
    let picture = contents.picture.bitmap
    let source = Rect(
      contents.contentsRect.origin.x * Double(picture.width), contents.contentsRect.origin.y * Double(picture.height),
      contents.contentsRect.size.width * Double(picture.width),
      contents.contentsRect.size.height * Double(picture.height))
    guard source.size.width > 0, source.size.height > 0 else { return }
    let size = Size(source.size.width / contents.scale, source.size.height / contents.scale)
    let target = contents.mode.place(size, in: layer.drawnBounds)
    let paint = PicturePaint(picture: contents.picture, source: source, target: target)
    let shape = Shape.roundedRect(RoundedRect(target.grown(by: pictureMargin(target))))
    append(shape, paint: .picture(paint), opacity: opacity, into: &items)
  }

  /// Inside a clip a picture that fills the bounds leaves the edge to the clip too.
  private func pictureMargin(_ target: Rect) -> Double {
    guard case .beyond(let margin) = edge else { return 0 }
    let bounds = layer.drawnBounds
    let covers =
      target.minX <= bounds.minX && target.minY <= bounds.minY && target.maxX >= bounds.maxX
      && target.maxY >= bounds.maxY
    return covers ? margin : 0
  }

  /// The shape of background, gradient and border; nil when the bounds are empty.
  private var outline: Shape? {
    guard !layer.drawnBounds.isEmpty else { return nil }
    switch edge {
    case .outline: return .roundedRect(layer.outline)
    case .beyond(let margin): return .roundedRect(RoundedRect(layer.drawnBounds.grown(by: margin)))
    }
  }

  private func append(_ shape: Shape?, paint: Paint, opacity: Double, into items: inout [DisplayItem]) {
    guard let shape else { return }
    let fill = Fill(Silhouette(shape, transform: matrix), paint: paint, opacity: opacity)
    items.append(DisplayItem(.fill(fill), layer: index))
  }
}

extension Rect {
  func grown(by margin: Double) -> Rect {
    inset(top: -margin, left: -margin, bottom: -margin, right: -margin)
  }
}

extension ContentMode {
  /// Where a picture of some size in points lies in a layer's bounds.
  func place(_ size: Size, in bounds: Rect) -> Rect {
    let (across, down) = (bounds.size.width / size.width, bounds.size.height / size.height)
    switch self {
    case .scaleToFill: return bounds
    case .scaleAspectFit: return Self.align(size, scale: min(across, down), at: Point(0.5, 0.5), in: bounds)
    case .scaleAspectFill: return Self.align(size, scale: max(across, down), at: Point(0.5, 0.5), in: bounds)
    default: return Self.align(size, scale: 1, at: anchor, in: bounds)
    }
  }

  /// The point of the bounds, in unit coordinates, that the same point of the picture lies on.
  private var anchor: Point {
    switch self {
    case .top: Point(0.5, 0)
    case .bottom: Point(0.5, 1)
    case .left: Point(0, 0.5)
    case .right: Point(1, 0.5)
    case .topLeft: Point(0, 0)
    case .topRight: Point(1, 0)
    case .bottomLeft: Point(0, 1)
    case .bottomRight: Point(1, 1)
    case .center, .scaleToFill, .scaleAspectFit, .scaleAspectFill: Point(0.5, 0.5)
    }
  }

  private static func align(_ size: Size, scale: Double, at anchor: Point, in bounds: Rect) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      bounds.origin.x + (bounds.size.width - width) * anchor.x,
      bounds.origin.y + (bounds.size.height - height) * anchor.y, width, height)
  }
}
