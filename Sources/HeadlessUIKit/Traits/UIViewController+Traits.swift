extension UIViewController {
  /// Gives a child other traits than its own place would; nil for those of its place.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let census = TraitCensus(of: childViewController.viewIfLoaded)
    childViewController.traitsFromParent = collection
    census.settle()
  }

  /// The traits that a child has by `setOverrideTraitCollection(_:forChild:)`; nil for those of its place.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitsFromParent
  }

  /// The traits of its place with what its parent and the controller itself say of them.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    let given = traits.with(traitsFromParent).with(ownTraits)
    return overrideUserInterfaceStyle == .unspecified ? given : given.with(style: overrideUserInterfaceStyle)
  }
}
