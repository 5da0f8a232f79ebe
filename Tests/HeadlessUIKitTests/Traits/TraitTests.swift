import HeadlessUIKit
import Testing

@MainActor @Suite("Traits") struct TraitTests {
  /// A controller and its view, who write down what they are told.
  final class Screen: UIViewController {
    final class Root: UIView {
      var told: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        told.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let root = Root()
    var told: [UIUserInterfaceStyle] = []
    var border: CGColor?
    override func loadView() { view = root }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(traitCollection.userInterfaceStyle)
      border = UIColor.label.cgColor
    }
  }

  @Test func `a controller's style is that of its view and of what lies in it`() {
    let stage = TestStage()
    let screen = Screen()
    let label = UILabel()
    screen.root.addSubview(label)
    stage.act { stage.window.rootViewController = screen }
    screen.overrideUserInterfaceStyle = .dark
    #expect(screen.traitCollection.userInterfaceStyle == .dark && label.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    #expect(screen.told == [.dark] && screen.root.told == [.light])
    // Dynamic colours are those of the traits that have come.
    #expect(screen.border == UIColor.white.cgColor)
    screen.overrideUserInterfaceStyle = .dark
    #expect(screen.told.count == 1)
    label.overrideUserInterfaceStyle = .light
    #expect(label.traitCollection.userInterfaceStyle == .light && screen.told.count == 1)
  }

  @Test func `a window's style reaches controllers and views in it`() {
    let stage = TestStage()
    let screen = Screen()
    stage.act { stage.window.rootViewController = screen }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(screen.told == [.dark] && screen.root.told == [.light])
  }

  @Test func `a parent gives a child traits`() {
    let stage = TestStage()
    let (parent, child) = (UIViewController(), Screen())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.act { stage.window.rootViewController = parent }
    let wide = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
    ])
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(
      child.traitCollection.horizontalSizeClass == .regular && child.traitCollection.verticalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .light && child.traitCollection.containsTraits(in: wide))
    #expect(child.told.count == 1 && parent.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection == parent.traitCollection && child.told.count == 2)
  }

  @Test func `watches are told of their traits only, until they end`() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    let watch = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in sizes += 1 }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark] && sizes == 0)
    view.unregisterForTraitChanges(watch)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(styles.count == 2)
  }

  @Test func `what a view says of its traits reaches what lies in it`() {
    let stage = TestStage()
    let outer = stage.view(0, 0, 100, 100)
    let inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.modifyingTraits { $0.displayScale = 2 }.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test func `a stage says all traits`() {
    let traits = TestStage().window.traitCollection
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.displayScale == 1 && traits.userInterfaceIdiom == .phone)
    #expect(traits.preferredContentSizeCategory == .large && !UIContentSizeCategory.large.isAccessibilityCategory)
    #expect(UIScreen.main.traitCollection == traits)
  }

  @Test func `current traits are those that code is run under`() {
    _ = TestStage()
    var color: CGColor?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { color = UIColor.label.cgColor }
    #expect(color == UIColor.white.cgColor && UIColor.label.cgColor == UIColor.black.cgColor)
  }

  @Test func `bars have the items of the screens and are not drawn`() {
    let stage = TestStage()
    let (list, detail) = (UIViewController(), UIViewController())
    (list.title, detail.title) = ("List", "Detail")
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    tabs.viewControllers = [navigation]
    stage.act { stage.window.rootViewController = tabs }
    stage.act { navigation.pushViewController(detail, animated: false) }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = look
    detail.navigationItem.setRightBarButton(UIBarButtonItem(systemItem: .close), animated: false)
    #expect(navigation.navigationBar.topItem?.title == "Detail" && navigation.navigationBar.backItem?.title == "List")
    #expect(detail.navigationItem.rightBarButtonItems?.count == 1)
    #expect(tabs.tabBar.items?.map(\.tag) == [3])
    #expect(navigation.navigationBar.superview == nil)
  }

  @Test func `a nib file is refused with a warning`() {
    let stage = TestStage()
    let screen = UIViewController(nibName: "Card", bundle: nil)
    #expect(stage.environment.log.warnings.last?.message.contains("Card") == true)
    #expect(screen.view.bounds == stage.window.bounds)
  }
}
