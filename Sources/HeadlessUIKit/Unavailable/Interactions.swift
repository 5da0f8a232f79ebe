/// Not carried: menus are not shown.
@available(*, unavailable, message: "menus are not shown here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject {
  /// Not carried.
  public init(delegate: any UIContextMenuInteractionDelegate) { preconditionFailure("unavailable") }
}

/// Not carried: menus are not shown.
@available(*, unavailable, message: "menus are not shown here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// Not carried: menus are not shown.
@available(*, unavailable, message: "menus are not shown here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Not carried.
  public init(
    identifier: Any?, previewProvider: (() -> UIViewController?)?, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { preconditionFailure("unavailable") }
}

/// Not carried: menus are not shown.
@available(*, unavailable, message: "menus are not shown here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// Not carried.
  public init(view: UIView) { preconditionFailure("unavailable") }
}

/// Not carried: nothing is dragged between apps.
@available(*, unavailable, message: "nothing is dragged between apps here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UIDragInteraction: NSObject {
  /// Not carried.
  public init(delegate: any UIDragInteractionDelegate) { preconditionFailure("unavailable") }
  /// Not carried.
  public var isEnabled: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing is dragged between apps.
@available(*, unavailable, message: "nothing is dragged between apps here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {}

/// Not carried: nothing is dragged between apps.
@available(*, unavailable, message: "nothing is dragged between apps here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UIDropInteraction: NSObject {
  /// Not carried.
  public init(delegate: any UIDropInteractionDelegate) { preconditionFailure("unavailable") }
}

/// Not carried: nothing is dragged between apps.
@available(*, unavailable, message: "nothing is dragged between apps here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

/// Not carried: there is no pointer.
@available(*, unavailable, message: "there is no pointer here; leave the code out by '#if !os(Linux)'")
@preconcurrency @MainActor open class UIPointerInteraction: NSObject {
  /// Not carried.
  public init(delegate: AnyObject? = nil) { preconditionFailure("unavailable") }
}

extension UIView {
  /// Not carried.
  @available(
    *, unavailable,
    message: "a stage has touches alone; use gesture recognisers, or leave the code out by '#if !os(Linux)'"
  )
  public func addInteraction(_ interaction: Any) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable,
    message: "a stage has touches alone; use gesture recognisers, or leave the code out by '#if !os(Linux)'"
  )
  public func removeInteraction(_ interaction: Any) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable,
    message: "a stage has touches alone; use gesture recognisers, or leave the code out by '#if !os(Linux)'"
  )
  public var interactions: [Any] {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
