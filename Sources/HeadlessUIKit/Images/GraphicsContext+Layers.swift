import Geometry

extension CALayer {
  /// Draws the layer and what lies in it, without animations, where its own points say.
  ///
  /// Its place, its transform and the shadow around it are no part of the drawing.
  public func render(in ctx: GraphicsContext) {
    let copy = modelCopy()
    copy.model.transform = .identity
    copy.model.zPosition = 0
    copy.model.anchorPoint = .zero
    copy.model.position = copy.model.bounds.origin
    copy.model.shadowOpacity = 0
    ctx.place(copy)
  }
}

extension UIView {
  /// Draws what shows of the view into the present context, stretched into a rectangle; false without a context.
  ///
  /// - Parameters:
  ///   - rect: where it is drawn, in points of the context.
  ///   - afterUpdates: true lays out first what waits for it.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIEnvironment.current.drawings.last else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    let replica = ReplicaLayer()
    replica.hold(layer, part: bounds.rect)
    replica.model.anchorPoint = .zero
    replica.model.bounds = Rect(origin: .zero, size: rect.size.size)
    replica.model.position = rect.origin.point
    context.place(replica)
    return true
  }
}
