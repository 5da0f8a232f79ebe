extension UIView {
  /// The top of the tree it is in.
  var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The innermost view that contains both, or is one of them; nil in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// The active constraints that the view keeps: those whose items lie in it and in no subview of it alone.
  public var constraints: [NSLayoutConstraint] { constraintState.constraints }

  /// Makes a constraint take part in layout, kept by this view.
  ///
  /// Its items must lie in the view; otherwise it is refused with UIKit's message.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let owners = [constraint.first?.layoutOwner, constraint.second?.layoutOwner].compactMap { $0 }
    guard owners.allSatisfy({ $0.isDescendant(of: self) }) else {
      return UIEnvironment.current.refuse(
        Refusal(
          .request,
          "The view hierarchy is not prepared for the constraint: \(constraint.text). When added to a view, the "
            + "constraint's items must be descendants of that view (or the view itself).",
          fix: "add the views to \(layoutName) before the constraint"))
    }
    constraint.isActive = false
    constraint.activate()
  }

  /// Makes constraints take part in layout, kept by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint out of layout.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    releaseConstraints { $0 === constraint }
  }

  /// Takes constraints out of layout.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraintState.constraints.append(constraint)
    constraint.holder = self
    UIEnvironment.current.usesConstraints = true
    constraintsDidChange()
  }

  func releaseConstraints(where isReleased: (NSLayoutConstraint) -> Bool) {
    guard !constraintState.constraints.isEmpty else { return }
    let count = constraintState.constraints.count
    constraintState.constraints.removeAll { constraint in
      guard isReleased(constraint) else { return false }
      constraint.holder = nil
      return true
    }
    if constraintState.constraints.count != count { constraintsDidChange() }
  }

  /// A view that leaves its superview loses the constraints to what lies outside it, as in UIKit.
  func releaseConstraintsToOutside() {
    guard UIEnvironment.current.usesConstraints else { return }
    for view in sequence(first: self, next: \.superview).dropFirst() {
      view.releaseConstraints { constraint in
        [constraint.first, constraint.second].contains { $0?.layoutOwner?.isDescendant(of: self) == true }
      }
    }
  }

  /// The tree has to be solved anew before its next layout.
  func constraintsDidChange() {
    let environment = UIEnvironment.current
    guard environment.usesConstraints else { return }
    root.constraintState.engine?.isStale = true
    environment.layoutIsNeeded = true
  }

  /// What lies in it lies elsewhere for views outside.
  func boundsOriginDidChange() { if constraintState.isUsed { constraintsDidChange() } }

  /// Its frame has been set: what constraints say of other views may follow from it.
  func frameMayHaveChanged() {
    guard constraintState.isUsed, isPlacedByFrame else { return }
    constraintsDidChange()
  }
}
