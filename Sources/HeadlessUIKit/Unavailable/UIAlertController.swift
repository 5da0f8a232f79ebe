/// Not carried: alerts are not drawn.
@available(*, unavailable, message: "alerts are not drawn; present a UIViewController with views of your own")
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Not carried.
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// Not carried.
  public init(title: String?, message: String?, preferredStyle: Style) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public func addAction(_ action: UIAlertAction) { preconditionFailure("unavailable") }
  /// Not carried.
  public var actions: [UIAlertAction] {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var message: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var preferredAction: UIAlertAction? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: alerts are not drawn.
@available(*, unavailable, message: "alerts are not drawn; present a UIViewController with views of your own")
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// Not carried.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  /// Not carried.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public var title: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isEnabled: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
