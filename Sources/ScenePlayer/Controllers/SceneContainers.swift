import HeadlessUIKit

/// UIKit's containers as scenes use them: their own views have no name in traces.
final class SceneNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
  }
}

/// The controller of tabs, whose own view has no name in traces.
final class SceneTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
  }
}

/// The controller of pages, whose own view has no name in traces.
final class ScenePageViewController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.isTraced = false
  }
}
