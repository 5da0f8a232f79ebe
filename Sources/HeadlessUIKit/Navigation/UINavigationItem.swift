/// What a navigation bar would show of a screen, as `UINavigationItem`; bars are not drawn.
@MainActor public final class UINavigationItem: NSObject {
  /// The title; has no effect.
  public var title: String?
  /// The view in the title's place; has no effect.
  public var titleView: UIView?
  /// What the way back is called; has no effect.
  public var backButtonTitle: String?
  /// Whether there is no button back; has no effect.
  public var hidesBackButton: Bool = false
  /// The buttons at the beginning; they have no effect.
  public var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end; they have no effect.
  public var rightBarButtonItems: [UIBarButtonItem]?

  /// What is shown of a screen with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The button at the beginning; it has no effect.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the end; it has no effect.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A button in a bar, as `UIBarButtonItem`; bars are not drawn, and nothing taps it.
@MainActor public final class UIBarButtonItem: NSObject {
  /// How it looks.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  /// What the system has buttons for.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  /// What it says.
  public var title: String?
  /// Whether it could be tapped.
  public var isEnabled: Bool = true
  /// Its colour.
  public var tintColor: UIColor?
  /// Whom it would call.
  public weak var target: AnyObject?
  /// What it would call.
  public var action: Selector?
  /// What it would do.
  public var primaryAction: UIAction?

  /// A button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    (self.title, self.action) = (title, action)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
  }

  /// A button that does something.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
}
