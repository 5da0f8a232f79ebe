extension UIView {
  /// Does nothing: layers show what they are set to.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// Pixels a point of the layer's picture.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
}
