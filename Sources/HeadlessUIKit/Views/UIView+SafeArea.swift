extension UIView {
  /// What bars and the display's corners cover of the view.
  public var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return additionalSafeArea }
    let outer = superview.safeAreaInsets
    let (box, size) = (untransformedFrame, superview.bounds)
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
    return UIEdgeInsets(
      top: covered(outer.top, box.minY - size.minY) + additionalSafeArea.top,
      left: covered(outer.left, box.minX - size.minX) + additionalSafeArea.left,
      bottom: covered(outer.bottom, size.maxY - box.maxY) + additionalSafeArea.bottom,
      right: covered(outer.right, size.maxX - box.maxX) + additionalSafeArea.right)
  }

  /// Tells the view and what lies in it when the safe area is not what it was.
  func safeAreaMayHaveChanged() {
    let insets = safeAreaInsets
    if insets != knownSafeArea {
      knownSafeArea = insets
      safeAreaInsetsDidChange()
      owningViewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for child in children { child.safeAreaMayHaveChanged() }
  }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(layoutFrame: bounds.inset(by: safeAreaInsets), of: self)
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds.inset(by: layoutMargins), of: self) }

  /// The margins for content, on top of the safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = ownLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
        right: own.right + safe.right)
    }
    set {
      ownLayoutMargins = newValue
      setNeedsLayout()
    }
  }
}

/// A rectangle that views may be laid out by, as `UILayoutGuide`; only its frame is carried.
@MainActor open class UILayoutGuide: NSObject {
  /// The rectangle in its view's coordinates, as it was when the guide was asked for.
  public let layoutFrame: CGRect
  /// The view it belongs to.
  public private(set) weak var owningView: UIView?

  init(layoutFrame: CGRect, of view: UIView) { (self.layoutFrame, owningView) = (layoutFrame, view) }
}
