extension UIViewController {
  /// What the bars of the controller around it cover of its view, apart from what covers that controller's.
  var insetsFromBars: UIEdgeInsets { parentController?.barInsets(of: self) ?? .zero }

  /// Lets what shows keep its safe area while it leaves: the bars are the next one's by then.
  func holdSafeArea() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    heldSafeArea = view.safeAreaInsets
  }

  /// Tells the views around that bars have come, gone or got another height.
  func barsMayHaveChanged() {
    let outermost = sequence(first: self, next: \.parent).reduce(self) { $1.isBarContainer ? $1 : $0 }
    outermost.viewIfLoaded?.safeAreaMayHaveChanged()
  }

  private var isBarContainer: Bool { self is UINavigationController || self is UITabBarController }

  /// Runs a change of bars, and the layout that follows, in the time that bars take.
  func changeBars(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, isOnScreen, isViewLoaded else { return change() }
    UIView.animate(withDuration: Double(UndocumentedUIKit.Bars.hideShowDuration)) { [self] in
      change()
      view.layoutIfNeeded()
    }
  }
}
