extension UINavigationController {
  /// Seconds in which bars come and go.
  public static var hideShowBarDuration: CGFloat { UndocumentedUIKit.Bars.hideShowDuration }

  /// What its bars cover of a child's view, apart from what covers its own.
  func insetsOfBars(around child: UIViewController) -> UIEdgeInsets {
    guard !isNavigationBarHidden || showsToolbar else { return .zero }
    let heights = BarHeights(around: self)
    return UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : height(ofBarOver: child, heights), left: 0,
      bottom: showsToolbar ? heights.toolbar : 0, right: 0)
  }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

  private func height(ofBarOver child: UIViewController?, _ heights: BarHeights) -> CGFloat {
    heights.navigation + (hasLargeTitle(over: child) ? heights.largeTitle : 0)
  }

  /// A title is as large as the one below it where its screen says nothing, and large at the bottom.
  private func hasLargeTitle(over child: UIViewController?) -> Bool {
    guard navigationBar.prefersLargeTitles, let child else { return false }
    let index = stack.firstIndex { $0 === child } ?? stack.endIndex - 1
    let modes = ([child] + stack.prefix(max(index, 0)).reversed()).map(\.navigationItem.largeTitleDisplayMode)
    switch modes.first(where: { $0 != .automatic }) {
    case .never, .inline: return false
    case .always, .automatic, nil: return true
    }
  }

  /// Where the navigation bar would be drawn, in the controller's view; a hidden one is above it.
  var navigationBarFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let height = height(ofBarOver: topViewController, BarHeights(around: self))
    return CGRect(
      x: 0, y: isNavigationBarHidden ? -height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }

  /// Where the toolbar would be drawn, in the controller's view; a hidden one is below it.
  var toolbarFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let height = BarHeights(around: self).toolbar
    let y = showsToolbar ? view.bounds.height - view.safeAreaInsets.bottom - height : view.bounds.height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }
}
