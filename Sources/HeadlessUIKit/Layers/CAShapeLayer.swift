import Geometry

/// A layer that fills a path, as `CAShapeLayer`; also as a mask.
///
/// Lines are not stroked.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  override func prepareValues() { model.shape = LayerValues.ShapeValues() }

  private func set<Value: Equatable>(
    _ field: WritableKeyPath<LayerValues.ShapeValues, Value>, to value: Value, as property: LayerProperty
  ) {
    var shape = model.shape ?? LayerValues.ShapeValues()
    shape[keyPath: field] = value
    set(\.shape, to: shape, as: property)
  }

  /// The outline, in the layer's coordinates.
  open var path: CGPath? {
    get { model.shape?.path.map { CGPath.make($0) } }
    set { set(\.path, to: newValue?.outline, as: .path) }
  }

  /// The colour it is filled with; nil for none.
  open var fillColor: CGColor? {
    get { model.shape?.fillColor.map { CGColor.make($0) } }
    set { set(\.fillColor, to: newValue?.color, as: .fillColor) }
  }
}
