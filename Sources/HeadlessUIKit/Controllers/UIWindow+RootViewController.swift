extension UIWindow {
  /// The old root controller's view leaves, the new one's fills the window.
  func rootViewControllerDidChange(from old: UIViewController?) {
    old?.view.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
