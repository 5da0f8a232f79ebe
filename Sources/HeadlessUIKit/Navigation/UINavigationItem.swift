/// What a navigation bar would show of a screen, as `UINavigationItem`; bars are not drawn.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title would be large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never, inline
  }

  /// What the way back would say.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }

  /// The title; has no effect.
  open var title: String?
  /// The line over the title; has no effect.
  open var prompt: String?
  /// The view in the title's place; it is not shown.
  open var titleView: UIView?
  /// What the way back is called; has no effect.
  open var backButtonTitle: String?
  /// What the way back says; has no effect.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// The button that leads back here; has no effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button back; has no effect.
  open var hidesBackButton: Bool = false
  /// Whether buttons at the beginning stand beside the one back; has no effect.
  open var leftItemsSupplementBackButton: Bool = false
  /// When the title is large, and the bar higher by it; default automatic: as the one below, and large at the bottom.
  ///
  /// What is scrolled does not make it small.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { screen?.parent?.barsMayHaveChanged() }
  }
  /// The screen it says something of.
  weak var screen: UIViewController?
  /// The buttons at the beginning; they have no effect.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end; they have no effect.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// How the bar looks over this screen; has no effect.
  open var standardAppearance: UINavigationBarAppearance?
  /// How a low bar looks over this screen; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks at the beginning of this screen's content; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks at the beginning of this screen's content; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What is shown of a screen with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// What is shown of a screen without a title: archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The button at the beginning; it has no effect.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the end; it has no effect.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets whether there is no button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
