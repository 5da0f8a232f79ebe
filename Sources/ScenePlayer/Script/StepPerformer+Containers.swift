import HeadlessUIKit
import SceneFiles

extension StepPerformer {
  func push(_ screen: String, _ via: String?, animated: Bool) {
    guard let navigation: UINavigationController = container("push <\(screen)>", "navigation") else { return }
    guard let controller = tree.makeController(of: screen) else { return }
    let transition = transition(via)
    controller.arrival = transition
    controller.departure = gesture(of: transition, starting: .pop)
    change(navigation, by: transition) { navigation.pushViewController(controller, animated: animated) }
  }

  func pop(_ target: Scene.PopTarget, _ via: String?, animated: Bool) {
    guard let navigation: UINavigationController = container("pop", "navigation") else { return }
    let departing = navigation.topViewController as? SceneController
    change(navigation, by: transition(via) ?? departing?.arrival) {
      switch target {
      case .top: navigation.popViewController(animated: animated)
      case .root: navigation.popToRootViewController(animated: animated)
      case .screen(let name): popTo(name, in: navigation, animated: animated)
      }
    }
  }

  private func popTo(_ screen: String, in navigation: UINavigationController, animated: Bool) {
    let below = navigation.viewControllers.dropLast()
    let controller = below.last { ($0 as? SceneController)?.screen.name == screen }
    guard let controller else {
      return refuse(
        "Tried to pop to <\(screen)>, which doesn't exist in the stack under its top",
        fix: "pop to a screen of the stack")
    }
    navigation.popToViewController(controller, animated: animated)
  }

  func select(_ target: Scene.TabTarget, _ via: String?, animated: Bool) {
    guard let tabs: UITabBarController = container("select a tab", "tabs") else { return }
    let transition = transition(via)
    use(transition)
    tabs.delegate = containerDelegate
    containerDelegate.requesting(animated ? transition : nil) { select(target, in: tabs) }
  }

  private func select(_ target: Scene.TabTarget, in tabs: UITabBarController) {
    switch target {
    case .index(let index): tabs.selectedIndex = index
    case .screen(let name):
      guard let tab = tabs.viewControllers?.first(where: { $0.shows(name) }) else {
        return refuse("Attempt to select <\(name)>, which is no tab", fix: "select one of the tabs")
      }
      tabs.selectedViewController = tab
    }
  }

  func turn(to target: Scene.PageTarget, _ via: String?, animated: Bool) {
    guard let pages: UIPageViewController = container("turn a page", "pages") else { return }
    let transition = transition(via)
    use(transition)
    pages.turning = { [tree, unowned pages] step in
      transition.flatMap { tree.legs.turning(by: step, in: pages.view.bounds, of: $0, tree: tree) }
    }
    switch target {
    case .forward: pages.turnPage(.forward, animated: animated)
    case .reverse: pages.turnPage(.reverse, animated: animated)
    case .screen(let name): turn(pages, to: name, animated: animated)
    }
  }

  private func turn(_ pages: UIPageViewController, to screen: String, animated: Bool) {
    guard let source = pages.dataSource as? PageSource,
      let index = source.pages.firstIndex(where: { $0.shows(screen) })
    else { return refuse("Attempt to turn to <\(screen)>, which is no page", fix: "turn to one of the pages") }
    let current = source.index(of: pages.viewControllers?.first) ?? 0
    pages.setViewControllers(
      [source.pages[index]], direction: index >= current ? .forward : .reverse, animated: animated)
  }

  /// The nearest container of a kind; a refusal where there is none.
  private func container<Container: UIViewController>(_ request: String, _ kind: String) -> Container? {
    if let container = tree.container(Container.self) { return container }
    refuse("Attempt to \(request) without a \(kind) controller", fix: "give the scene a root with \"\(kind)\"")
    return nil
  }

  private func change(
    _ navigation: UINavigationController, by transition: Scene.Transition?, _ request: () -> Void
  ) {
    use(transition)
    navigation.delegate = containerDelegate
    containerDelegate.requesting(transition, request)
  }
}

extension UIViewController {
  /// Whether it is a screen's controller or holds it.
  fileprivate func shows(_ screen: String) -> Bool {
    (self as? SceneController)?.screen.name == screen || children.contains { $0.shows(screen) }
  }
}
