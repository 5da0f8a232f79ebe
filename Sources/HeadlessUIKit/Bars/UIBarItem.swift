/// Something in a bar, as `UIBarItem`; bars are not drawn.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether it could be tapped; default true.
  open var isEnabled: Bool = true
  /// A number for the item's own use.
  open var tag: Int = 0

  /// An item that says nothing.
  public override init() { super.init() }

  /// An item that says nothing: archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Has no effect: bars are not drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A tab in a tab bar, as `UITabBarItem`; bars are not drawn.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What the system has tabs for.
  public enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// Its picture while it is selected.
  open var selectedImage: UIImage?
  /// What stands in its badge; has no effect.
  open var badgeValue: String?
  /// The colour of its badge; has no effect.
  open var badgeColor: UIColor?

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab with a title, and a picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}
