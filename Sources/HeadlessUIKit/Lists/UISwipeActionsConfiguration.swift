/// What a finger finds beside a row that it swipes, as `UISwipeActionsConfiguration`; rows are not swiped here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first of them.
  open var performsFirstActionWithFullSwipe: Bool = true

  /// Buttons beside a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A button beside a row, as `UIContextualAction`; nobody sees it here.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What it looks like.
  public enum Style: Int, Sendable { case normal, destructive }
  /// What it does; it calls back when that is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it looks like.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Its ground.
  open var backgroundColor: UIColor?

  /// A button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
