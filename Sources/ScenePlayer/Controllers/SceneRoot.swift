import HeadlessUIKit
import SceneFiles

/// Builds what is on the screen at first.
@MainActor final class SceneRoot {
  private let tree: SceneTree
  /// UIKit keeps its data sources weakly.
  private(set) var pageSources: [PageSource] = []

  init(_ tree: SceneTree) { self.tree = tree }

  /// The controller of a root; nil for a screen that the scene does not have.
  func controller(of root: Scene.Root) -> UIViewController? {
    switch root {
    case .screen(let name): return tree.makeController(of: name, isKept: true)
    case .navigation(let roots):
      let navigation = SceneNavigationController(nibName: nil, bundle: nil)
      navigation.screenName = "navigation"
      navigation.setViewControllers(controllers(of: roots), animated: false)
      return navigation
    case .tabs(let roots, let selected):
      let tabs = SceneTabBarController()
      tabs.screenName = "tabs"
      tabs.setViewControllers(controllers(of: roots), animated: false)
      tabs.selectedIndex = selected
      return tabs
    case .pages(let roots, let selected, let spacing):
      return pages(controllers(of: roots), selected: selected, spacing: spacing)
    }
  }

  private func controllers(of roots: [Scene.Root]) -> [UIViewController] { roots.compactMap { controller(of: $0) } }

  private func pages(_ controllers: [UIViewController], selected: Int, spacing: Double) -> UIViewController {
    let source = PageSource(controllers)
    pageSources.append(source)
    let pages = ScenePageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: spacing])
    pages.screenName = "pages"
    pages.dataSource = source
    if controllers.indices.contains(selected) {
      pages.setViewControllers([controllers[selected]], direction: .forward, animated: false)
    }
    return pages
  }
}

/// The pages of a page controller, in their order.
final class PageSource: UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  func index(of controller: UIViewController?) -> Int? { pages.firstIndex { $0 === controller } }

  private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = index(of: controller), pages.indices.contains(index + distance) else { return nil }
    return pages[index + distance]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}
