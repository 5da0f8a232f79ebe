/// The traits of a tree of views before a change, so that those whose traits are others afterwards are told.
@MainActor struct TraitCensus {
  private var views: [(view: UIView, traits: UITraitCollection)] = []

  /// - Parameter root: nil for a controller whose view has not been made.
  init(of root: UIView?) { if let root { count(root) } }

  private mutating func count(_ view: UIView) {
    views.append((view, view.traitCollection))
    for child in view.children { count(child) }
  }

  /// Takes colours anew, and tells of what has changed, from root to leaf, a controller before its view.
  func settle() {
    guard let root = views.first?.view else { return }
    root.appearanceMayHaveChanged()
    for (view, old) in views {
      let new = view.traitCollection
      guard new != old else { continue }
      new.performAsCurrent {
        view.owningViewController?.traitCollectionDidChange(old)
        view.owningViewController?.traitWatches.tell(of: new, after: old)
        view.traitCollectionDidChange(old)
        view.traitWatches.tell(of: new, after: old)
      }
    }
    root.setNeedsLayout()
  }
}
