extension UICollectionView: ListTouchReceiver {
  /// The selected items in order.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item, or nothing for nil, without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil for none.
  ///   - animated: whether scrolling to it takes its time.
  ///   - scrollPosition: where it is to stand; empty not to scroll.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return selection.sorted().forEach { mark($0, isSelected: false) } }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != indexPath { mark(other, isSelected: false) }
    }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item back, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, isSelected: false) }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  // MARK: A finger

  func pathOfCell(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func beginHighlight(_ path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func endHighlight(_ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// In the order that UIKit's header states: selected first, and then no longer highlighted.
  func tapCell(_ path: IndexPath) {
    if allowsSelection { toggle(path) }
    endHighlight(path)
  }

  private func toggle(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path {
        mark(other, isSelected: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(path, isSelected: true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
