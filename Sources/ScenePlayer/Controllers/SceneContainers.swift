import HeadlessUIKit

/// UIKit's containers as scenes use them: their own views have no name in traces, and bars take no room, as a scene's
/// screens have views of their own for them.
final class SceneNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
    isNavigationBarHidden = true
  }
}

/// The controller of tabs, whose own view has no name in traces.
final class SceneTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
    tabBar.isHidden = true
  }
}

/// The controller of pages, whose own view has no name in traces.
final class ScenePageViewController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
  }
}
