/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Not carried.
  public static var shared: UIApplication {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var delegate: (any UIApplicationDelegate)? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var windows: [UIWindow] {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var keyWindow: UIWindow? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var connectedScenes: Set<UIScene> {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isIdleTimerDisabled: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var statusBarFrame: CGRect {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public static var didBecomeActiveNotification: NSNotification.Name { preconditionFailure("unavailable") }
  /// Not carried.
  public static var willResignActiveNotification: NSNotification.Name { preconditionFailure("unavailable") }
  /// Not carried.
  public static var didEnterBackgroundNotification: NSNotification.Name { preconditionFailure("unavailable") }
  /// Not carried.
  public static var willEnterForegroundNotification: NSNotification.Name { preconditionFailure("unavailable") }
  /// Not carried.
  public struct LaunchOptionsKey: Hashable, Sendable {}
  /// Not carried.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// Not carried.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { preconditionFailure("unavailable") }
  /// Not carried.
  public func beginIgnoringInteractionEvents() { preconditionFailure("unavailable") }
  /// Not carried.
  public func endIgnoringInteractionEvents() { preconditionFailure("unavailable") }
}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; leave the file out")
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Not carried.
  public var session: UISceneSession {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public struct ConnectionOptions: Sendable {}
}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Not carried.
  public var windows: [UIWindow] {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var keyWindow: UIWindow? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var interfaceOrientation: UIInterfaceOrientation {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var screen: UIScreen {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// Not carried.
  public var scene: UIScene? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; leave the file out")
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; leave the file out")
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindow {
  /// Not carried.
  @available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
  public convenience init(windowScene: UIWindowScene) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
  public var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }
}
