extension UIWindow {
  /// The old root controller's view leaves, the new one's fills the window and appears with the event's end.
  func rootViewControllerDidChange(from old: UIViewController?) {
    remove(old)
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearanceTransition(true, animated: false)
    addSubview(root.view)
    UIEnvironment.current.afterThisEvent { [weak self, weak root] in
      guard let self, let root, root === rootViewController, root.appearance == .appearing else { return }
      layoutIfNeeded()
      root.endAppearanceTransition()
    }
  }

  private func remove(_ old: UIViewController?) {
    guard let old, old.viewIfLoaded?.window != nil else { return }
    old.beginAppearanceTransition(false, animated: false)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
  }
}
