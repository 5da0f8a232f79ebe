package import FrameSnapshots
import DisplayLists
import Geometry

extension UIEnvironment {
  /// All that shows now; reading it changes nothing.
  package func snapshot() -> FrameSnapshot {
    var writer = SnapshotWriter(time: clock.now, capacity: lastLayerCount)
    for window in windows { writer.append(window.layer, parent: -1) }
    lastLayerCount = writer.layers.count
    return FrameSnapshot(
      time: clock.now,
      canvas: Canvas(size: screen.bounds.size.size, scale: screen.scale, background: background),
      layers: writer.layers, transition: runningTransition,
      statusBar: statusBar, touch: touch?.point, top: topScreenName)
  }
}

extension UIEnvironment {
  /// A tree of layers that lies in no window, on a canvas of its own.
  func snapshot(of root: CALayer, on canvas: Canvas) -> FrameSnapshot {
    var writer = SnapshotWriter(time: clock.now, capacity: 0)
    writer.append(root, parent: -1)
    return FrameSnapshot(time: clock.now, canvas: canvas, layers: writer.layers)
  }
}

/// Writes layers down, each before its children.
@MainActor private struct SnapshotWriter {
  let time: Double
  var layers: [LayerSnapshot] = []

  init(time: Double, capacity: Int) {
    self.time = time
    layers.reserveCapacity(capacity)
  }

  mutating func append(_ layer: CALayer, parent: Int) {
    guard let companion = layer.companion else { return appendAlone(layer, parent: parent) }
    if !companion.isInFront { appendAlone(companion.layer, parent: parent) }
    appendAlone(layer, parent: parent)
    if companion.isInFront { appendAlone(companion.layer, parent: parent) }
  }

  private mutating func appendAlone(_ layer: CALayer, parent: Int) {
    let index = layers.count
    layers.append(LayerSnapshot(name: layer.traceName, parent: parent))
    layers[index].show(layer.values(at: time))
    if let mask = layer.maskLayer { layers[index].mask = mask.maskPath(at: time) }
    for child in layer.children { append(child, parent: index) }
    layers[index].subtreeCount = layers.count - index
  }
}

extension LayerSnapshot {
  /// Takes on a layer's values, as a painter reads them, in place of those a new snapshot has.
  fileprivate mutating func show(_ values: LayerValues) {
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
    shadowColor = values.shadowColor ?? .clear
    // A new snapshot has none of these, and neither have most layers.
    if let path = values.shadowPath { shadowPath = path }
    if values.contents != nil { contents = values.contentsSnapshot }
    if let values = values.gradient { gradient = values.snapshot }
    if let values = values.shape { shape = values.snapshot }
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
