package import FrameSnapshots
import DisplayLists
import Geometry

extension UIEnvironment {
  /// All that shows now; reading it changes nothing.
  package func snapshot() -> FrameSnapshot {
    var writer = SnapshotWriter(time: clock.now)
    for window in windows { writer.append(window.layer, parent: -1) }
    return FrameSnapshot(
      time: clock.now,
      canvas: Canvas(size: screen.bounds.size.size, scale: screen.scale, background: background),
      layers: writer.layers, transition: runningTransition,
      statusBar: statusBar, touch: touch?.point, top: topScreenName)
  }
}

/// Writes layers down, each before its children.
@MainActor private struct SnapshotWriter {
  let time: Double
  var layers: [LayerSnapshot] = []

  init(time: Double) { self.time = time }

  mutating func append(_ layer: CALayer, parent: Int) {
    let index = layers.count
    layers.append(LayerSnapshot(layer.values(at: time), name: layer.traceName, parent: parent))
    if let mask = layer.maskLayer { layers[index].mask = mask.maskPath(at: time) }
    for child in layer.children { append(child, parent: index) }
    layers[index].subtreeCount = layers.count - index
  }
}

extension LayerSnapshot {
  /// A layer's values as a painter reads them.
  init(_ values: LayerValues, name: String?, parent: Int) {
    self.init(name: name, parent: parent)
    (bounds, position, zPosition, anchorPoint) = (
      values.bounds, values.position, values.zPosition, values.anchorPoint
    )
    (transform, sublayerTransform) = (values.transform, values.sublayerTransform)
    (opacity, isHidden, isDoubleSided) = (values.opacity, values.isHidden, values.isDoubleSided)
    (allowsGroupOpacity, masksToBounds) = (values.allowsGroupOpacity, values.masksToBounds)
    (shouldRasterize, rasterizationScale) = (values.shouldRasterize, values.rasterizationScale)
    (backgroundColor, cornerRadii, cornerCurve) = (
      values.backgroundColor, values.drawnCornerRadii, values.cornerCurve
    )
    (borderWidth, borderColor) = (values.borderWidth, values.borderColor ?? .clear)
    (shadowOpacity, shadowRadius, shadowOffset) = (values.shadowOpacity, values.shadowRadius, values.shadowOffset)
    (shadowColor, shadowPath) = (values.shadowColor ?? .clear, values.shadowPath)
    contents = values.contentsSnapshot
    gradient = values.gradient?.snapshot
    shape = values.shape?.snapshot
  }
}

extension LayerValues {
  fileprivate var contentsSnapshot: ContentsSnapshot? {
    contents.map {
      ContentsSnapshot(picture: $0, scale: contentsScale, mode: contentsGravity, contentsRect: contentsRect)
    }
  }
}

extension LayerValues.GradientValues {
  /// Nil without colours.
  fileprivate var snapshot: GradientSnapshot? {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    var reached = -Double.infinity
    let stops = colors.enumerated().map { index, color in
      let location = index < locations.count ? locations[index] : Double(index) / last
      reached = max(reached, location)
      return Gradient.Stop(location: reached, color: color)
    }
    return GradientSnapshot(kind: kind, stops: stops, start: startPoint, end: endPoint)
  }
}

extension LayerValues.ShapeValues {
  /// Nil when there is nothing to fill.
  fileprivate var snapshot: ShapeSnapshot? {
    guard let path, let fillColor else { return nil }
    return ShapeSnapshot(path: path, fillColor: fillColor)
  }
}

extension CALayer {
  /// What the layer cuts out as a mask, in the masked layer's coordinates.
  fileprivate func maskPath(at time: Double) -> Path {
    let values = values(at: time)
    let outline =
      values.shape.map { $0.path ?? Path() } ?? Path(roundedRect: values.bounds, radii: values.drawnCornerRadii)
    let matrix = values.matrixToParent.flattened
    return matrix == .identity ? outline : outline.mapped(matrix.apply)
  }
}
