/// The bar over a navigation controller's screens, as `UINavigationBar`; it takes its room, is not drawn, and lies in no
/// view.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether content shows through it; has no effect.
  open var isTranslucent: Bool = true
  /// Whether titles are large, and the bar higher by them; default false.
  open var prefersLargeTitles: Bool = false { didSet { navigation?.barsMayHaveChanged() } }
  /// How dark it is; has no effect.
  open var barStyle: UIBarStyle = .default
  /// Its colour; has no effect.
  open var barTintColor: UIColor?
  /// How the title is set; has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title is set; has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Its line; has no effect.
  open var shadowImage: UIImage?
  /// How it looks; has no effect.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// How it looks when it is low; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks at the beginning of content; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks at the beginning of content when it is low; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  weak var navigation: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  /// Where it would be drawn, in its controller's view.
  open override var frame: CGRect {
    get { navigation?.navigationBarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Its size.
  open override var bounds: CGRect {
    get { navigation.map { CGRect(origin: .zero, size: $0.navigationBarFrame.size) } ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// Whether it takes no room.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { navigation?.barsMayHaveChanged() } } }

  /// What it would show, the last on top: those of the controller's screens.
  open var items: [UINavigationItem]? {
    get { navigation?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue ?? [] }
  }

  /// What it would show.
  open var topItem: UINavigationItem? { items?.last }
  /// What the way back would lead to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Has no effect: the bar is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// What says how all such bars look; it has no effect.
  open class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// A bar with buttons, as `UIToolbar`; it is not drawn, and a navigation controller's takes its room.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Its buttons; they are not shown.
  open var items: [UIBarButtonItem]?
  /// Whether content shows through it; has no effect.
  open var isTranslucent: Bool = true
  /// How dark it is; has no effect.
  open var barStyle: UIBarStyle = .default
  /// Its colour; has no effect.
  open var barTintColor: UIColor?
  /// How it looks; has no effect.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  /// How it looks at the end of content; has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  weak var navigation: UINavigationController?

  /// Where it would be drawn, in its controller's view; its own frame without one.
  open override var frame: CGRect {
    get { navigation?.toolbarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Its size.
  open override var bounds: CGRect {
    get { navigation.map { CGRect(origin: .zero, size: $0.toolbarFrame.size) } ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// What says how all such bars look; it has no effect.
  open class func appearance() -> UIToolbar { UIToolbar() }
}

/// The bar under a tab bar controller's screens, as `UITabBar`; it takes its room, is not drawn, and lies in no view.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Whether content shows through it; has no effect.
  open var isTranslucent: Bool = true
  /// How dark it is; has no effect.
  open var barStyle: UIBarStyle = .default
  /// Its colour; has no effect.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; has no effect.
  open var unselectedItemTintColor: UIColor?
  /// Its line; has no effect.
  open var shadowImage: UIImage?
  /// Its ground; has no effect.
  open var backgroundImage: UIImage?
  /// How it looks; has no effect.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// How it looks at the end of content; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
  weak var tabs: UITabBarController?
  private var ownItems: [UITabBarItem] = []

  /// Where it would be drawn, in its controller's view, with what of the safe area it covers.
  open override var frame: CGRect {
    get { tabs?.tabBarFrame ?? super.frame }
    set { super.frame = newValue }
  }

  /// Its size.
  open override var bounds: CGRect {
    get { tabs.map { CGRect(origin: .zero, size: $0.tabBarFrame.size) } ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// Whether it takes no room.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { tabs?.barsMayHaveChanged() } } }

  /// Its tabs: those of the controller's screens.
  open var items: [UITabBarItem]? {
    get { tabs?.viewControllers?.map(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue ?? [] }
  }

  /// What says how all such bars look; it has no effect.
  open class func appearance() -> UITabBar { UITabBar() }
}
