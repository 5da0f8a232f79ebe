/// The bar over a navigation controller's screens, as `UINavigationBar`; it is not drawn, has no size, and lies in no view.
@MainActor open class UINavigationBar: UIView {
  /// Whether content shows through it; has no effect.
  open var isTranslucent: Bool = true
  /// Whether titles are large; has no effect.
  open var prefersLargeTitles: Bool = false
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

/// A bar with buttons, as `UIToolbar`; it is not drawn.
@MainActor open class UIToolbar: UIView {
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

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// What says how all such bars look; it has no effect.
  open class func appearance() -> UIToolbar { UIToolbar() }
}

/// The bar under a tab bar controller's screens, as `UITabBar`; it is not drawn, has no size, and lies in no view.
@MainActor open class UITabBar: UIView {
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

  /// Its tabs: those of the controller's screens.
  open var items: [UITabBarItem]? {
    get { tabs?.viewControllers?.map(\.tabBarItem) ?? ownItems }
    set { ownItems = newValue ?? [] }
  }

  /// What says how all such bars look; it has no effect.
  open class func appearance() -> UITabBar { UITabBar() }
}
