extension UITableView {
  /// Inserts, deletes, reloads and moves rows together, animated; the data has to have changed when the block has run.
  ///
  /// Heights are asked for again too. Numbers that do not fit what the block asks for are refused with UIKit's message,
  /// and all data is read anew.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Collects updates until `endUpdates`.
  public func beginUpdates() {
    prepareGeometry()
    if content.updateDepth == 0 { content.updates = ListUpdates() }
    content.updateDepth += 1
  }

  /// Carries out what has been collected, animated.
  public func endUpdates() { endUpdates(nil) }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    guard content.updateDepth > 0 else { return }
    content.updateDepth -= 1
    guard content.updateDepth == 0, let updates = content.updates else { return }
    content.updates = nil
    carryOut(updates, completion: completion)
  }

  private func update(_ animation: RowAnimation, _ change: @escaping (inout ListUpdates) -> Void) {
    func collect() {
      performBatchUpdates {
        guard var updates = self.content.updates else { return }
        change(&updates)
        self.content.updates = updates
      }
    }
    if animation == .none { UIView.performWithoutAnimation(collect) } else { collect() }
  }

  /// Asks for rows that have come into the data.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Takes away rows that have gone from the data.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for rows' cells again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves a row that is elsewhere in the data now.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Asks for sections that have come into the data.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes away sections that have gone from the data.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that is elsewhere in the data now.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.movedSections[section] = newSection }
  }

  // MARK: Carrying out

  private func carryOut(_ updates: ListUpdates, completion: ((Bool) -> Void)?) {
    let old = content.counts ?? []
    content.counts = nil
    loadCounts()
    guard let places = updates.places(from: old, to: content.counts ?? []) else {
      UIEnvironment.current.refuse(Refusal.invalidUpdate(updates, from: old, to: content.counts ?? []))
      reloadData()
      completion?(true)
      return
    }
    let gone = rename(updates, places)
    let before = Set(content.rows.keys)
    selection = Set(selection.compactMap { places.items[$0] })
    heightsDidChange()
    UIView.performWithoutAnimation { bringArrivals(before) }
    UIView.animate(
      withDuration: UndocumentedUIKit.listUpdateDuration,
      animations: {
        for leaving in gone { leaving.cell.alpha = 0 }
        for path in self.content.rows.keys.sorted() where !before.contains(path) {
          self.cellForRow(at: path)?.alpha = 1
        }
        self.layOutRows()
      },
      completion: { finished in
        for leaving in gone {
          leaving.cell.alpha = 1
          self.retire(leaving.cell, leaving.path)
        }
        completion?(finished)
      })
  }

  /// What is on the screen goes under its new name; what does not stay is returned.
  private func rename(_ updates: ListUpdates, _ places: ListPlaces) -> [(path: IndexPath, cell: UITableViewCell)] {
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    let rows = content.rows.sorted { $0.key < $1.key }
    content.rows = [:]
    for (path, row) in rows {
      if let place = places.items[path], !updates.reloadedItems.contains(path) {
        content.rows[place] = row
      } else {
        gone.append((path, row.cell))
      }
    }
    let bars = content.bars.sorted { $0.key < $1.key }
    content.bars = [:]
    for (bar, view) in bars {
      let isKept = !updates.reloadedSections.contains(bar.section)
      guard let section = places.sections[bar.section], isKept else {
        view.removeFromSuperview()
        continue
      }
      content.bars[TableBar(section: section, isHeader: bar.isHeader)] = view
    }
    content.measured = content.measured.reduce(into: [:]) { kept, entry in
      guard let place = places.items[entry.key], !updates.reloadedItems.contains(entry.key) else { return }
      kept[place] = entry.value
    }
    return gone
  }

  /// Rows that come are at their place at once, transparent, while the others still have to move.
  private func bringArrivals(_ before: Set<IndexPath>) {
    let places = content.rows.mapValues(\.cell.frame)
    layOutRows()
    for (path, row) in content.rows {
      if let frame = places[path] {
        row.cell.frame = frame
        content.rows[path]?.frame = frame
      } else if !before.contains(path) {
        row.cell.alpha = 0
      }
    }
  }
}
