extension UICollectionView {
  /// Inserts, deletes, reloads and moves items together, animated; the data has to have changed when the block has run.
  ///
  /// Numbers that do not fit what the block asks for are refused with UIKit's message, and all data is read anew.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard content.updates == nil else {
      updates?()
      completion?(true)
      return
    }
    prepareLayout()
    content.updates = ListUpdates()
    updates?()
    let asked = content.updates ?? ListUpdates()
    content.updates = nil
    carryOut(asked, completion: completion)
  }

  private func update(_ change: @escaping (inout ListUpdates) -> Void) {
    performBatchUpdates {
      var updates = self.content.updates ?? ListUpdates()
      change(&updates)
      self.content.updates = updates
    }
  }

  /// Asks for items that have come into the data.
  public func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems.formUnion(indexPaths) } }

  /// Takes away items that have gone from the data.
  public func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems.formUnion(indexPaths) } }

  /// Asks for items' cells again.
  public func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems.formUnion(indexPaths) } }

  /// Moves an item that is elsewhere in the data now.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Asks for sections that have come into the data.
  public func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }

  /// Takes away sections that have gone from the data.
  public func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }

  /// Asks for all of sections again.
  public func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section that is elsewhere in the data now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Goes over to another layout, animated or not.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard animated else {
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: UndocumentedUIKit.listUpdateDuration, animations: { self.layoutIfNeeded() }, completion: completion)
  }

  // MARK: Carrying out

  private func carryOut(_ updates: ListUpdates, completion: ((Bool) -> Void)?) {
    let old = content.counts ?? []
    content.counts = nil
    loadCounts()
    guard let places = updates.places(from: old, to: content.counts ?? []) else {
      refuse(updates, from: old)
      completion?(true)
      return
    }
    collectionViewLayout.prepare(forCollectionViewUpdates: items(of: updates))
    let gone = rename(updates, places)
    selection = Set(selection.compactMap { places.items[$0] })
    collectionViewLayout.invalidateLayout()
    prepareLayout()
    let arrivals = bringArrivals()
    UIView.animate(
      withDuration: UndocumentedUIKit.listUpdateDuration,
      animations: {
        for leaving in gone { leaving.view.place(self.departure(of: leaving)) }
        for arriving in arrivals { arriving.view.place(arriving.attributes) }
        self.layOutElements()
        self.collectionViewLayout.finalizeCollectionViewUpdates()
      },
      completion: { finished in
        for leaving in gone { self.retire(leaving.view, leaving.attributes.element) }
        completion?(finished)
      })
  }

  /// What is on the screen goes under its new name; what does not stay is returned.
  private func rename(_ updates: ListUpdates, _ places: ListPlaces) -> [CollectionContent.Shown] {
    var gone: [CollectionContent.Shown] = []
    var kept: [CollectionElement: CollectionContent.Shown] = [:]
    for (element, shown) in content.shown.sorted(by: { $0.key < $1.key }) {
      let path = shown.attributes.indexPath
      let isReloaded = updates.reloadedItems.contains(path) || updates.reloadedSections.contains(path.section)
      let place: IndexPath? =
        element.cellPath == nil
        ? places.sections[path.section].map { IndexPath(item: path.item, section: $0) } : places.items[path]
      if let place, !isReloaded { kept[element.at(place)] = shown } else { gone.append(shown) }
    }
    content.shown = kept
    return gone
  }

  /// Puts what comes where it comes from, before anything moves.
  private func bringArrivals() -> [CollectionContent.Shown] {
    let before = Set(content.shown.keys)
    let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var arrivals: [CollectionContent.Shown] = []
    for attributes in wanted where !before.contains(attributes.element) && attributes.frame.overlaps(bounds) {
      bring(attributes)
      guard let shown = content.shown[attributes.element] else { continue }
      arrivals.append(shown)
      UIView.performWithoutAnimation { shown.view.place(start(of: attributes)) }
    }
    return arrivals
  }

  private func start(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let isCell = attributes.representedElementCategory == .cell
    let own = isCell ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) : nil
    return own ?? attributes.transparent
  }

  private func departure(of shown: CollectionContent.Shown) -> UICollectionViewLayoutAttributes {
    let path = shown.attributes.indexPath
    let isCell = shown.attributes.representedElementCategory == .cell
    let own = isCell ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) : nil
    return own ?? shown.attributes.transparent
  }

  private func items(of updates: ListUpdates) -> [UICollectionViewUpdateItem] {
    updates.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + updates.insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + updates.reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + updates.movedItems.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value)
      }
  }

  private func refuse(_ updates: ListUpdates, from old: [Int]) {
    UIEnvironment.current.refuse(Refusal.invalidUpdate(updates, from: old, to: content.counts ?? []))
    reloadData()
  }
}

extension Refusal {
  /// UIKit's message of an update that does not fit the data.
  static func invalidUpdate(_ updates: ListUpdates, from old: [Int], to new: [Int]) -> Refusal {
    let deltas = "(\(updates.insertedItems.count) inserted, \(updates.deletedItems.count) deleted)"
    let sections = "(\(updates.insertedSections.count) inserted, \(updates.deletedSections.count) deleted)"
    return Refusal(
      .request,
      "Invalid update: the number of items in each section after the update \(new) must be equal to the number before the "
        + "update \(old), plus or minus the items \(deltas) and the sections \(sections)",
      fix: "change the data and ask for the same change together, in performBatchUpdates")
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var transparent: UICollectionViewLayoutAttributes {
    let copy = kept
    copy.alpha = 0
    return copy
  }
}
