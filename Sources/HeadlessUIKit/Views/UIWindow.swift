/// The top of a tree of views on the screen, as `UIWindow`.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
  }

  /// How far in front of other windows it is.
  open var windowLevel: Level = .normal { didSet { UIEnvironment.current.orderWindows() } }

  /// How far in front a window is, as `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level's number; higher is nearer to the viewer.
    public let rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's own windows.
    public static let normal: Level = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar: Level = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert: Level = Level(rawValue: 2000)
  }

  /// A window of the screen's size.
  public convenience init() { self.init(frame: UIEnvironment.current.screen.bounds) }

  /// A window with a frame on the screen; it is on the screen at once.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIEnvironment.current.attach(self)
    nameOnceOnScreen()
    safeAreaDidChange()
  }

  /// A window without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIEnvironment.current.attach(self)
    nameOnceOnScreen()
  }

  /// Where it is on the screen; another size is told to its controllers first, as at a rotation.
  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }

  /// Its rectangle in its own coordinates; another size is told to its controllers first, as at a rotation.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether it is the one that takes input: the frontmost.
  open var isKeyWindow: Bool { UIEnvironment.current.windows.last === self }

  /// Has no effect: the frontmost window takes input.
  open func makeKey() {}

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }

  /// The display it is on.
  open var screen: UIScreen { UIEnvironment.current.screen }

  func safeAreaDidChange() {
    additionalSafeArea = UIEnvironment.current.safeAreaInsets
    safeAreaMayHaveChanged()
  }
}
