/// What a batch of updates does to a list: what goes is named as it was before, what comes as it is afterwards.
struct ListUpdates {
  var insertedItems: Set<IndexPath> = []
  var deletedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var insertedSections: IndexSet = []
  var deletedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [Int: Int] = [:]

  /// Where everything goes; nil when the numbers of items do not fit what was asked.
  ///
  /// - Parameters:
  ///   - old: the number of items of each section before.
  ///   - new: the same afterwards.
  func places(from old: [Int], to new: [Int]) -> ListPlaces? {
    guard let sections = sections(old.count, new.count) else { return nil }
    var places = ListPlaces(sections: sections)
    let moves = movedItems.filter { sections[$0.key.section] != nil }
    let arrivals = Set(movedItems.values)
    for (before, after) in sections {
      if reloadedSections.contains(before) { continue }
      let staying = (0..<old[before]).map { IndexPath(item: $0, section: before) }
        .filter { !deletedItems.contains($0) && moves[$0] == nil }
      let free = (0..<new[after]).map { IndexPath(item: $0, section: after) }
        .filter { !insertedItems.contains($0) && !arrivals.contains($0) }
      guard staying.count == free.count else { return nil }
      for (path, place) in zip(staying, free) { places.items[path] = place }
    }
    for (path, place) in moves { places.items[path] = place }
    return places
  }

  /// Where each section that stays goes; nil when the numbers do not fit.
  private func sections(_ old: Int, _ new: Int) -> [Int: Int]? {
    let arrivals = Set(movedSections.values)
    let staying = (0..<old).filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    let free = (0..<new).filter { !insertedSections.contains($0) && !arrivals.contains($0) }
    guard staying.count == free.count else { return nil }
    return movedSections.merging(zip(staying, free)) { moved, _ in moved }
  }
}

/// Where items and sections that stay in a list go.
struct ListPlaces {
  let sections: [Int: Int]
  var items: [IndexPath: IndexPath] = [:]
}
