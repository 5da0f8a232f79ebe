extension UIView {
  /// The margins for content, on top of the safe area.
  ///
  /// By default 8 points at each edge; the root view of a controller has the system's least margins.
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = baseMargins
      if insetsLayoutMarginsFromSafeArea {
        let safe = safeAreaInsets
        margins = UIEdgeInsets(
          top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
          right: margins.right + safe.right)
      }
      return preservesSuperviewLayoutMargins ? margins.reaching(inheritedMargins) : margins
    }
    set {
      guard newValue != ownLayoutMargins else { return }
      ownLayoutMargins = newValue
      marginsMayHaveChanged()
    }
  }

  /// The margins by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isReversed) = (layoutMargins, traitCollection.layoutDirection == .rightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isReversed ? margins.left : margins.right)
    }
    set {
      let isReversed = traitCollection.layoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isReversed ? newValue.leading : newValue.trailing)
    }
  }

  /// Without the safe area: the view's own, in a controller's root view no less at the sides than the system's least.
  private var baseMargins: UIEdgeInsets {
    guard let controller = owningViewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return ownLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    return (ownLayoutMargins ?? .zero).reaching(
      UIEdgeInsets(top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing))
  }

  /// What the superview's margins leave for the view.
  private var inheritedMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    let (outer, box, size) = (superview.layoutMargins, untransformedFrame, superview.bounds)
    return UIEdgeInsets(
      top: outer.top - (box.minY - size.minY), left: outer.left - (box.minX - size.minX),
      bottom: outer.bottom - (size.maxY - box.maxY), right: outer.right - (size.maxX - box.maxX))
  }

  /// What is laid out by the margins is laid out anew.
  func marginsMayHaveChanged() {
    constraintsDidChange()
    setNeedsLayout()
  }

  /// Constraints place it now, or its frame does again.
  func placementDidChange() {
    UIEnvironment.current.usesConstraints = true
    constraintsDidChange()
    superview?.setNeedsLayout()
  }
}

extension UIEdgeInsets {
  /// The larger of both at each edge.
  fileprivate func reaching(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
