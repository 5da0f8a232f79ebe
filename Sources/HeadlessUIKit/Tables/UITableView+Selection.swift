extension UITableView: ListTouchReceiver {
  /// The selected row, the first of several; nil when none is.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The selected rows in order; nil when none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row, or nothing for nil, without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nil for none.
  ///   - animated: whether scrolling to it takes its time.
  ///   - scrollPosition: where it is to stand; none not to scroll.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.sorted().forEach { mark($0, isSelected: false, animated: animated) } }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != indexPath { mark(other, isSelected: false, animated: animated) }
    }
    mark(indexPath, isSelected: true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes a row back, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false, animated: animated)
  }

  private func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = cellForRow(at: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  // MARK: A finger

  func pathOfCell(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func beginHighlight(_ path: IndexPath) -> Bool {
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  func endHighlight(_ path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// No document states whether the highlight ends before the selection or after it; apps' logs show it before.
  func tapCell(_ path: IndexPath) {
    endHighlight(path)
    if allowsMultipleSelection, selection.contains(path) { takeBack(path) } else { select(path) }
  }

  private func select(_ path: IndexPath) {
    let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let chosen else { return }
    if !allowsMultipleSelection { for other in selection.sorted() where other != chosen { takeBack(other) } }
    mark(chosen, isSelected: true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func takeBack(_ path: IndexPath) {
    let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let chosen else { return }
    mark(chosen, isSelected: false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
