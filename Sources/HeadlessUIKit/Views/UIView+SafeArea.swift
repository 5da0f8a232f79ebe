extension UIView {
  /// What bars and the display's corners cover of the view.
  public var safeAreaInsets: UIEdgeInsets { owningViewController?.heldSafeArea ?? inheritedSafeArea }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return additionalSafeArea }
    let bars = owningViewController?.insetsFromBars ?? .zero
    let outer = superview.safeAreaInsets
    let (box, size) = (untransformedFrame, superview.bounds)
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
    return UIEdgeInsets(
      top: covered(outer.top, box.minY - size.minY) + additionalSafeArea.top + bars.top,
      left: covered(outer.left, box.minX - size.minX) + additionalSafeArea.left + bars.left,
      bottom: covered(outer.bottom, size.maxY - box.maxY) + additionalSafeArea.bottom + bars.bottom,
      right: covered(outer.right, size.maxX - box.maxX) + additionalSafeArea.right + bars.right)
  }

  /// Tells the view and what lies in it when the safe area is not what it was.
  func safeAreaMayHaveChanged() {
    let insets = safeAreaInsets
    if insets != knownSafeArea {
      knownSafeArea = insets
      safeAreaInsetsDidChange()
      owningViewController?.viewSafeAreaInsetsDidChange()
      marginsMayHaveChanged()
    }
    for child in children { child.safeAreaMayHaveChanged() }
  }
}
