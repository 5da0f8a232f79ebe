/// What views are called in traces.
@MainActor struct ViewNames {
  /// A view's identifier; nil for a layer without a view, and for a view that is not traced.
  func name(of layer: CALayer) -> String? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view.traceName
  }
}
