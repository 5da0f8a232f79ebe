extension UIView {
  /// A point of the view in another's coordinates; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: other(view)) }

  /// A point of another view in this one's coordinates; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: other(view)) }

  /// The box around a rectangle of the view in another's coordinates; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: other(view)) }

  /// The box around a rectangle of another view in this one's coordinates; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: other(view)) }

  private func other(_ view: UIView?) -> CALayer { view?.layer ?? window?.layer ?? layer.root }
}
