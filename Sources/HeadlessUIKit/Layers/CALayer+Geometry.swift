package import Geometry

extension LayerValues {
  /// The smallest upright rectangle around the layer in its superlayer.
  package var frame: Rect {
    if transform == .identity {
      return Rect(
        position.x - anchorPoint.x * bounds.size.width, position.y - anchorPoint.y * bounds.size.height,
        bounds.size.width, bounds.size.height)
    }
    return matrixToParent.flattened.boundingBox(of: bounds)
  }

  /// Bounds and position that give a frame.
  ///
  /// Under a transform the size is that of the frame taken back through the transform's linear part, and the box's
  /// corner is put where it is asked for, as Core Animation does; UIKit calls the result undefined.
  func placement(for frame: Rect) -> (bounds: Rect, position: Point) {
    var values = self
    values.bounds.size = transform == .identity ? frame.size : sizeUnderTransform(frame.size)
    if transform == .identity {
      let position = Point(
        frame.origin.x + anchorPoint.x * frame.size.width, frame.origin.y + anchorPoint.y * frame.size.height)
      return (values.bounds, position)
    }
    let shown = values.frame
    return (values.bounds, position + Point(frame.minX, frame.minY) - Point(shown.minX, shown.minY))
  }

  private func sizeUnderTransform(_ size: Size) -> Size {
    let m = transform.affine
    let linear = AffineMatrix(m.a, m.b, m.c, m.d, 0, 0)
    guard let inverse = ProjectiveMatrix(linear).inverse else { return bounds.size }
    let box = inverse.boundingBox(of: Rect(origin: .zero, size: size))
    return Size(box.width, box.height)
  }
}

extension CALayer {
  func setBounds(_ bounds: Rect) {
    guard model.bounds != bounds else { return }
    view?.boundsWillChange(to: CGRect(bounds))
    let old = model
    model.bounds = bounds
    modelDidChange(.bounds, from: old)
    if old.bounds.origin != bounds.origin { view?.boundsOriginDidChange() }
    guard old.bounds.size != bounds.size else { return }
    setNeedsLayout()
    view?.layerDidResize(from: CGSize(old.bounds.size))
  }

  /// The map from its coordinates to those of the layer at the top of its tree, each layer flattened into its parent.
  package var matrixToRoot: ProjectiveMatrix {
    var matrix = ProjectiveMatrix.identity
    var layer = self
    while let parent = layer.superlayer {
      let step = layer.model.matrixToParent.concatenating(parent.model.matrixOfSublayers).flattened
      matrix = matrix.concatenating(step)
      layer = parent
    }
    return matrix
  }

  private func matrix(to other: CALayer?) -> ProjectiveMatrix? {
    guard let other, other !== root else { return matrixToRoot }
    return other.matrixToRoot.inverse.map { matrixToRoot.concatenating($0) }
  }

  /// A point of its own in another layer's coordinates; nil is the top of the tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    guard layer !== self else { return point }
    return CGPoint((matrix(to: layer) ?? .identity).apply(point.point))
  }

  /// A point of another layer in its own coordinates; nil is the top of the tree.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// The upright box around a rectangle of its own in another layer's coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    guard layer !== self else { return rect }
    return CGRect((matrix(to: layer) ?? .identity).boundingBox(of: rect.rect))
  }

  /// The upright box around a rectangle of another layer in its own coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// Whether a point lies in the bounds.
  public func contains(_ point: CGPoint) -> Bool { model.bounds.contains(point.point) }
}
