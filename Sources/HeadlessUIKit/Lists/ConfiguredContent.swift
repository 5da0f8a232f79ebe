/// The view that shows a cell's configuration, in place of what else the cell has.
@MainActor struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?
  private(set) var configuration: (any UIContentConfiguration)?

  /// Shows another configuration; the view stays when it is of the same kind.
  mutating func show(_ new: (any UIContentConfiguration)?, in contentView: UIView) {
    let isSameKind = configuration.map { old in new.map { type(of: $0) == type(of: old) } ?? false } ?? false
    configuration = new
    if isSameKind, let new {
      view?.configuration = new
      return
    }
    view?.removeFromSuperview()
    view = new?.makeContentView()
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }
}
