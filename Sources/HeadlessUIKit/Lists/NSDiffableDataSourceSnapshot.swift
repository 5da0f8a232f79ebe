/// Sections and items by their identity, as `NSDiffableDataSourceSnapshot`.
///
/// An item is in one place only: one that is added again goes to its new place.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Hashable, Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  struct Section: Hashable, Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// What is to be shown anew though it stays.
  private(set) var reloaded: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// How many items there are in all.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has; none for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// A section's items; none for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    path(of: identifier).map { sections[$0.section].identifier }
  }

  /// The place of an item among all; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// The place of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The same, with nothing to be shown anew.
  var unmarked: Self {
    var copy = self
    copy.reloaded = []
    return copy
  }

  /// Nil where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  // MARK: Items

  /// Adds items at the end of a section, by default the last one; nothing without such a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let target = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let target else { return }
    deleteItems(identifiers)
    sections[target].items += identifiers
  }

  /// Adds items before another one; nothing without it.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Adds items after another one; nothing without it.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
    deleteItems(items.filter { $0 != other })
    guard let path = path(of: other) else { return }
    sections[path.section].items.insert(contentsOf: items.filter { $0 != other }, at: path.item + offset)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Takes all sections and items away.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has items shown in other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

  /// Has items shown anew; in other cells, as reloading does.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloadItems(identifiers) }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  /// Adds sections before another one; nothing without it.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Adds sections after another one; nothing without it.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index + 1)
  }

  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Has sections shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.identifier) { reloadItems(section.items) }
  }

  // MARK: Differences

  /// What leads from another snapshot to this one.
  func updates(from old: NSDiffableDataSourceSnapshot) -> ListUpdates {
    var updates = ListUpdates()
    let (before, after) = (old.sectionIdentifiers, sectionIdentifiers)
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let index, _, nil): updates.deletedSections.insert(index)
      case .insert(let index, _, nil): updates.insertedSections.insert(index)
      case .insert(let index, _, let from?): updates.movedSections[from] = index
      case .remove: break
      }
    }
    addItems(to: &updates, from: old)
    for item in reloaded { if let path = old.path(of: item) { updates.reloadedItems.insert(path) } }
    return updates
  }

  /// What has left its section or its order there goes, or moves where it has come up again.
  private func addItems(to updates: inout ListUpdates, from old: NSDiffableDataSourceSnapshot) {
    var (gone, come): ([ItemIdentifierType: IndexPath], [ItemIdentifierType: IndexPath]) = ([:], [:])
    for (index, section) in old.sections.enumerated() {
      let now = itemIdentifiers(inSection: section.identifier)
      for case .remove(let offset, let item, _) in now.difference(from: section.items) {
        gone[item] = IndexPath(item: offset, section: index)
      }
    }
    for (index, section) in sections.enumerated() {
      let then = old.itemIdentifiers(inSection: section.identifier)
      for case .insert(let offset, let item, _) in section.items.difference(from: then) {
        come[item] = IndexPath(item: offset, section: index)
      }
    }
    for (item, path) in gone {
      if let place = come.removeValue(forKey: item) {
        updates.movedItems[path] = place
      } else {
        updates.deletedItems.insert(path)
      }
    }
    updates.insertedItems.formUnion(come.values)
  }
}
