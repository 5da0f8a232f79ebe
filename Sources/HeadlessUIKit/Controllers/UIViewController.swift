/// A screen, or a part of one, as `UIViewController`.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The root view, made at the first use.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil { self.view = UIView(frame: UIEnvironment.current.screen.bounds) }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.owningViewController = self
    }
  }

  func rootViewDidMove(to window: UIWindow?) {}
  func rootViewWillLayout() {}

  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}
}
