import Foundation

extension UIViewController {
  /// Whether it moves its children's views and tells them itself, as UIKit's containers do.
  var movesChildViews: Bool {
    self is UINavigationController || self is UITabBarController || self is UIPageViewController || isExchangingChildren
  }

  func exchange(
    _ from: UIViewController, with to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let stage = from.viewIfLoaded?.superview else { return }
    isExchangingChildren = true
    from.beginAppearanceTransition(false, animated: duration > 0)
    to.beginAppearanceTransition(true, animated: duration > 0)
    let end = { [self] (finished: Bool) in
      from.view.removeFromSuperview()
      isExchangingChildren = false
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(finished)
    }
    guard options.transitionNumber != 0 else {
      stage.addSubview(to.view)
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
    UIView.transition(
      with: stage, duration: duration, options: options,
      animations: {
        stage.addSubview(to.view)
        from.view.removeFromSuperview()
        animations?()
      }, completion: end)
  }
}
