import DisplayLists
import Geometry

extension LayerPainter {
  /// Appends a layer's shadow, which lies under everything the layer paints.
  func appendShadow(_ index: Int, opacity: Double, into items: inout [DisplayItem]) {
    let layer = snapshot.layers[index]
    let strength = min(max(layer.shadowOpacity, 0), 1) * opacity
    // Core Animation clips a layer's shadow away together with its overflow.
    guard paintsShadows, strength > 0, layer.shadowColor.alpha > 0, !layer.masksToBounds else { return }
    guard let jacobian = matrices[index].jacobian(at: layer.drawnBounds.center) else { return }
    guard let (caster, density) = caster(of: index) else { return }
    let radius = max(layer.shadowRadius, 0)
    let shadow = Shadow(
      caster: caster,
      offset: jacobian.apply(Point(layer.shadowOffset.width, layer.shadowOffset.height)),
      // The standard deviations along the device's axes of a round Gaussian under the layer's map.
      sigma: Size(
        radius * (jacobian.a * jacobian.a + jacobian.c * jacobian.c).squareRoot(),
        radius * (jacobian.b * jacobian.b + jacobian.d * jacobian.d).squareRoot()),
      color: layer.shadowColor, opacity: strength * density)
    items.append(DisplayItem(.shadow(shadow), layer: index))
  }

  /// What casts the shadow, and how dense it is: one shape where one shape contains the rest, else all that is painted.
  private func caster(of index: Int) -> (Shadow.Caster, density: Double)? {
    let layer = snapshot.layers[index]
    if let path = layer.shadowPath {
      return path.isEmpty ? nil : (.silhouette(Silhouette(.path(path), transform: matrices[index])), 1)
    }
    if let color = layer.backgroundColor, color.alpha >= 1, layer.mask == nil, !layer.drawnBounds.isEmpty,
      contains(subtreeOf: index)
    {
      return (.silhouette(Silhouette(.roundedRect(layer.outline), transform: matrices[index])), 1)
    }
    var painter = self
    painter.paintsShadows = false
    var items: [DisplayItem] = []
    painter.appendCasting(index, into: &items)
    if items.count == 1, case .fill(let fill) = items[0].content, case .color(let color) = fill.paint {
      return (.silhouette(fill.silhouette), min(max(color.alpha, 0), 1) * fill.opacity)
    }
    if let clip = items.clipFilledWholly { return (.silhouette(clip), 1) }
    return items.isEmpty ? nil : (.items(items), 1)
  }

  /// True when every visible layer below stays inside this layer's rounded outline.
  private func contains(subtreeOf index: Int) -> Bool {
    let layer = snapshot.layers[index]
    guard layer.subtreeCount > 1 || layer.contents != nil || layer.shape != nil else { return true }
    guard layer.shape == nil, layer.contents == nil || layer.contents?.mode == .scaleToFill else { return false }
    guard let back = matrices[index].inverse else { return false }
    let outline = layer.outline
    return (index + 1..<index + layer.subtreeCount).allSatisfy { child in
      let inner = snapshot.layers[child]
      guard inner.paintsSomething else { return true }
      guard inner.shape == nil, inner.contents == nil || inner.contents?.mode == .scaleToFill else { return false }
      let toLayer = matrices[child].concatenating(back)
      return inner.drawnBounds.corners.allSatisfy { outline.contains(toLayer.apply($0)) }
    }
  }
}

extension [DisplayItem] {
  /// The clip around all items when one of them covers it wholly and lets nothing through; nil else.
  ///
  /// What the others paint changes no alpha then.
  fileprivate var clipFilledWholly: Silhouette? {
    guard count > 2, case .beginClip(let clip) = self[0].content, endOfFirst == count - 1 else { return nil }
    // Those in further clips and groups may be cut or faded.
    for item in self[1...] {
      guard case .fill(let fill) = item.content else { return nil }
      if fill.isOpaque, fill.silhouette.covers(clip) { return clip }
    }
    return nil
  }

  /// The index of the item that ends the clip or group which the first one begins.
  private var endOfFirst: Int? {
    var depth = 0
    for (index, item) in enumerated() {
      switch item.content {
      case .beginClip, .beginGroup: depth += 1
      case .end: depth -= 1
      case .fill, .shadow: break
      }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension Fill {
  /// True when nothing shows through where the shape is.
  fileprivate var isOpaque: Bool {
    guard opacity >= 1 else { return false }
    switch paint {
    case .color(let color): return color.alpha >= 1
    case .gradient(let gradient): return gradient.stops.allSatisfy { $0.color.alpha >= 1 } && !gradient.rect.isEmpty
    case .picture(let paint): return paint.picture.isOpaque && !paint.source.isEmpty && !paint.target.isEmpty
    case .rasterized: return false
    }
  }
}

extension Silhouette {
  /// True when one rectangle contains another's corners and all, under the same map.
  fileprivate func covers(_ other: Silhouette) -> Bool {
    guard transform == other.transform, case .roundedRect(let cover) = shape, cover.radii == .zero,
      case .roundedRect(let inside) = other.shape
    else { return false }
    return cover.rect.minX <= inside.rect.minX && cover.rect.minY <= inside.rect.minY
      && cover.rect.maxX >= inside.rect.maxX && cover.rect.maxY >= inside.rect.maxY
  }
}

extension LayerSnapshot {
  /// False when only its sublayers can be seen.
  var paintsSomething: Bool {
    backgroundColor != nil || gradient != nil || contents != nil || shape != nil || borderWidth > 0
  }
}

extension RoundedRect {
  /// True for points on or within the outline; a continuous corner is taken as the largest circle inside it.
  func contains(_ point: Point) -> Bool {
    let slack = 1e-9
    guard
      point.x >= rect.minX - slack, point.x <= rect.maxX + slack, point.y >= rect.minY - slack,
      point.y <= rect.maxY + slack
    else { return false }
    let isLeft = point.x < rect.center.x
    let isTop = point.y < rect.center.y
    let corner = isTop ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
    // A continuous corner begins 1.5287 radii from the end of the edge.
    let radius = curve == .circular ? corner : min(corner * 1.5287, min(rect.width, rect.height) / 2)
    let center = Point(
      isLeft ? rect.minX + radius : rect.maxX - radius, isTop ? rect.minY + radius : rect.maxY - radius)
    let (dx, dy) = (isLeft ? center.x - point.x : point.x - center.x, isTop ? center.y - point.y : point.y - center.y)
    guard dx > 0, dy > 0 else { return true }
    return dx * dx + dy * dy <= radius * radius + slack
  }
}
