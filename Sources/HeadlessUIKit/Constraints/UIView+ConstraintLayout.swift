extension UIView {
  /// Brings what constraints say up to date in the tree: constraints first, then the values.
  func prepareConstraints() {
    guard UIEnvironment.current.usesConstraints else { return }
    let root = root
    let engine = root.preparedEngine
    for _ in 0..<CALayer.layoutPasses where engine.needsUpdate {
      engine.needsUpdate = false
      root.updateConstraintsBelow()
    }
    engine.solveIfNeeded()
  }

  private var preparedEngine: LayoutEngine {
    if let engine = constraintState.engine { return engine }
    let engine = LayoutEngine(root: self)
    constraintState.engine = engine
    return engine
  }

  /// The innermost first, as UIKit does; a controller is asked in its root view's place.
  private func updateConstraintsBelow() {
    for child in children { child.updateConstraintsBelow() }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let owningViewController { owningViewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Gives the subviews the frames that constraints say.
  func applyConstraints() {
    guard UIEnvironment.current.usesConstraints, children.contains(where: { !$0.isPlacedByFrame }) else { return }
    prepareConstraints()
    guard let engine = root.constraintState.engine else { return }
    for child in children where !child.isPlacedByFrame {
      guard let frame = engine.frame(of: child), frame != child.untransformedFrame else { continue }
      child.untransformedFrame = frame
      child.safeAreaMayHaveChanged()
    }
  }

  /// A view has come into the tree or gone: what it asks for comes or goes with it.
  func constraintTreeDidChange() {
    constraintState.engine = superview == nil ? constraintState.engine : nil
    guard UIEnvironment.current.usesConstraints else { return }
    root.constraintState.engine?.needsUpdate = true
    constraintsDidChange()
  }

  /// Calls `updateConstraints` before the next layout.
  func markNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    UIEnvironment.current.usesConstraints = true
    root.constraintState.engine?.needsUpdate = true
    UIEnvironment.current.layoutIsNeeded = true
  }

  // MARK: Fitting

  /// The smallest size that satisfies the constraints of the view and of what lies in it, as near to a size as they allow.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints of the view and of what lies in it.
  ///
  /// - Parameters:
  ///   - targetSize: the size to be near to, points.
  ///   - horizontalFittingPriority: how important its width is; required to keep to it.
  ///   - verticalFittingPriority: how important its height is.
  /// - Returns: the size, up to the next pixel.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareConstraints()
    let fitting = LayoutEngine.Fitting(
      size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    let engine = LayoutEngine(root: self, fitting: fitting)
    engine.solveIfNeeded()
    if engine.hasWrapped { constraintsDidChange() }
    return engine.fittedSize
  }

  /// As small as possible.
  public static let layoutFittingCompressedSize: CGSize = .zero
  /// As large as possible.
  public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10_000, height: 10_000)
}
