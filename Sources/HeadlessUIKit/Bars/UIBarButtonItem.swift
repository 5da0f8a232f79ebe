/// A button in a bar, as `UIBarButtonItem`; bars are not drawn, and nothing taps it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
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

  /// How it would look.
  open var style: Style = .plain
  /// Its colour.
  open var tintColor: UIColor?
  /// Points of a fixed space; has no effect.
  open var width: CGFloat = 0
  /// The view in its place; it is not shown.
  open var customView: UIView?
  /// Whom it would call.
  open weak var target: AnyObject?
  /// What it would call.
  open var action: Selector?
  /// What it would do.
  open var primaryAction: UIAction?

  /// A button that says nothing.
  public override init() { super.init() }

  /// A button that says nothing: archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
  }

  /// One of the system's buttons that does something.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button that does something.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image ?? primaryAction?.image, primaryAction)
  }

  /// A view in a bar; it is not shown.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room that gives way.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of some points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  /// What says how all such buttons look; it has no effect.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
