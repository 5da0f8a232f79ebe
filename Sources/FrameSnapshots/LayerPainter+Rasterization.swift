import DisplayLists
import Geometry

extension LayerPainter {
  /// True while a layer with `shouldRasterize` is painted into the picture that stands for it.
  func isPaintingRasterized(_ index: Int) -> Bool { rasterized == index }

  /// Appends a layer as a picture of itself and its sublayers, at its `rasterizationScale`.
  ///
  /// The picture holds the layer and what reaches out of it, shadows included, on whole pixels of its own grid.
  func appendRasterized(_ index: Int, opacity: Double, into items: inout [DisplayItem]) {
    let scale = max(snapshot.layers[index].rasterizationScale, 0)
    guard scale > 0, let box = paintedBox(of: index), let back = matrices[index].inverse else { return }
    let left = (box.minX * scale).rounded(.down)
    let top = (box.minY * scale).rounded(.down)
    let size = Size((box.maxX * scale).rounded(.up) - left, (box.maxY * scale).rounded(.up) - top)
    guard size.width >= 1, size.height >= 1, size.width * size.height <= Self.largestPicture else { return }
    let toPicture = back.concatenating(ProjectiveMatrix(AffineMatrix(scale, 0, 0, scale, -left, -top)))
    var list = DisplayList(width: Int(size.width), height: Int(size.height), background: .clear)
    var painter = LayerPainter(snapshot: snapshot, matrices: matrices.map { $0.concatenating(toPicture) })
    painter.rasterized = index
    painter.paintsShadows = paintsShadows
    painter.appendCasting(index, into: &list.items)
    let target = Rect(left / scale, top / scale, size.width / scale, size.height / scale)
    let silhouette = Silhouette(.roundedRect(RoundedRect(target)), transform: matrices[index])
    let paint = RasterizedPaint(list: list, target: target)
    items.append(DisplayItem(.fill(Fill(silhouette, paint: .rasterized(paint), opacity: opacity)), layer: index))
  }

  /// Pixels of the largest picture that is made: 16 384 × 16 384, the largest layer that a device rasterizes.
  private static var largestPicture: Double { 16_384 * 16_384 }

  /// Everything that a layer and its sublayers may paint, in the layer's coordinates; nil for nothing.
  private func paintedBox(of index: Int) -> Rect? {
    guard let back = matrices[index].inverse else { return nil }
    var corners: [Point] = []
    for inner in index..<index + snapshot.layers[index].subtreeCount {
      let layer = snapshot.layers[inner]
      let toLayer = matrices[inner].concatenating(back)
      corners += (layer.paintedBoxes.flatMap(\.corners)).map { toLayer.apply($0) }
    }
    return Rect(around: corners)
  }
}

extension LayerSnapshot {
  /// What the layer itself may paint, in its own coordinates: bounds, picture, shape, and shadow to four deviations.
  fileprivate var paintedBoxes: [Rect] {
    var boxes = [drawnBounds]
    if let contents {
      let picture = contents.picture.bitmap
      let size = Size(
        contents.contentsRect.size.width * Double(picture.width) / contents.scale,
        contents.contentsRect.size.height * Double(picture.height) / contents.scale)
      if size.width > 0, size.height > 0 { boxes.append(contents.mode.place(size, in: drawnBounds)) }
    }
    if let shape, let box = shape.path.box { boxes.append(box) }
    if shadowOpacity > 0 {
      let caster = shadowPath?.box ?? drawnBounds
      let reach = 4 * max(shadowRadius, 0)
      let cast = Rect(
        caster.origin.x + shadowOffset.width, caster.origin.y + shadowOffset.height, caster.size.width,
        caster.size.height)
      boxes.append(cast.grown(by: reach))
    }
    return boxes
  }
}

extension Path {
  /// The rectangle around all end and control points; nil for an empty path.
  fileprivate var box: Rect? {
    Rect(
      around: elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
      })
  }
}
