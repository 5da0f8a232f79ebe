extension UIView {
  /// Colours that differ in light and dark are taken anew in the whole subtree.
  func appearanceMayHaveChanged() {
    UIView.performWithoutAnimation { resolveColors() }
    for child in children { child.appearanceMayHaveChanged() }
  }
}

extension UIView {
  func contentModeDidChange() { layer.contentMode = contentMode.gravity }
}
