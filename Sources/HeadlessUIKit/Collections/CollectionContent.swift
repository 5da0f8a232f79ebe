/// What a collection shows of its data now.
@MainActor struct CollectionContent {
  /// A view on the screen, and where the layout has put it.
  struct Shown {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  /// Items of each section; nil when the data source has to be asked.
  var counts: [Int]?
  /// Whether the layout has to be prepared.
  var layoutIsInvalid = true
  /// Whether the layout is asked where everything is, so that what it invalidates meanwhile says nothing new.
  var isPreparing = false
  /// Whether the content has become smaller than where it may have been scrolled to.
  var hasShrunk = false
  var shown: [CollectionElement: Shown] = [:]
  /// What a batch of updates collects; nil outside of one.
  var updates: ListUpdates?

  /// The cells on the screen in the order of their items.
  var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    shown.compactMap { element, shown in
      guard let path = element.cellPath, let cell = shown.view as? UICollectionViewCell else { return nil }
      return (path, cell)
    }.sorted { $0.path < $1.path }
  }
}
