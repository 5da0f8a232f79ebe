/// Not carried: there are no split views.
@available(
  *, unavailable,
  message: "there are no split views here; stand a UINavigationController, or a container of your own, in its place"
)
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Not carried.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// Not carried.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// Not carried.
  public init(style: Style) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var viewControllers: [UIViewController] {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func setViewController(_ vc: UIViewController?, for column: Column) { preconditionFailure("unavailable") }
  /// Not carried.
  public func show(_ column: Column) { preconditionFailure("unavailable") }
}

/// Not carried: screens of the system are not drawn.
@available(
  *, unavailable, message: "screens of the system are not drawn; present a UIViewController with views of your own"
)
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Not carried.
  public init(activityItems: [Any], applicationActivities: [Any]?) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: screens of the system are not drawn.
@available(
  *, unavailable, message: "screens of the system are not drawn; present a UIViewController with views of your own"
)
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Not carried.
  public init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

extension UINavigationItem {
  /// Not carried.
  @available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
  public var searchController: UISearchController? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
  public var hidesSearchBarWhenScrolling: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
