extension UIView {
  /// Colours that differ in light and dark are taken anew in the whole subtree.
  func appearanceDidChange() {
    appearanceMayHaveChanged()
    traitCollectionDidChange(nil)
  }

  func appearanceMayHaveChanged() {
    UIView.performWithoutAnimation {
      if let color = ownBackground, color.isDynamic {
        layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
      }
    }
    for child in children { child.appearanceMayHaveChanged() }
  }

  /// What traces call the view: its identifier, or its class under its controller's.
  package var traceName: String? { isTraced ? accessibilityIdentifier ?? defaultName : nil }

  private var defaultName: String {
    guard let controller = nearestController else { return "\(type(of: self))-0" }
    let name = "\(type(of: self))"
    let number = controller.view.flatMap { root in root.position(of: self, className: name) } ?? 0
    return "\(type(of: controller)).\(name)-\(number)"
  }

  private var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.owningViewController).first
  }

  /// The number of a view among those of its class in depth-first order; nil when it does not lie here.
  private func position(of view: UIView, className: String) -> Int? {
    var count = 0
    func visit(_ candidate: UIView) -> Bool {
      if candidate === view { return true }
      if "\(type(of: candidate))" == className { count += 1 }
      return candidate.children.contains(where: visit)
    }
    return visit(self) ? count : nil
  }
}

extension UIView {
  func contentModeDidChange() { layer.contentMode = contentMode.gravity }
}
