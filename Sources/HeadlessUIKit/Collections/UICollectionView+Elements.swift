extension UICollectionView {
  /// A layout whose cells ask for other sizes again and again is given up after so many passes; taste.
  private static let sizingPasses: Int = 16

  func layOutElements() {
    prepareLayout()
    if content.hasShrunk { comeBackIntoContent() }
    content.hasShrunk = false
    for _ in 0..<Self.sizingPasses {
      prepareLayout()
      let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      guard content.counts != nil, !show(wanted.filter { $0.frame.overlaps(bounds) && isKnown($0) }) else { continue }
      break
    }
  }

  /// Asks the data source for the numbers of items, and the layout for all places, where they do not hold.
  func prepareLayout() {
    guard dataSource != nil || content.counts == nil else { return }
    loadCounts()
    guard content.layoutIsInvalid, !content.isPreparing else { return }
    content.isPreparing = true
    collectionViewLayout.prepare()
    (content.layoutIsInvalid, content.isPreparing) = (false, false)
    let size = collectionViewLayout.collectionViewContentSize
    if size.width < contentSize.width || size.height < contentSize.height { content.hasShrunk = true }
    contentSize = size
  }

  func loadCounts() {
    guard content.counts == nil else { return }
    guard let dataSource else { return content.counts = [] }
    content.counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// A layout may speak of items that are not there; they are left out.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let (path, counts) = (attributes.indexPath, content.counts ?? [])
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// True when a cell wants another size, and the layout gives it one.
  private func show(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let elements = Set(wanted.map(\.element))
    for element in content.shown.keys.filter({ !elements.contains($0) }).sorted() { remove(element) }
    for attributes in wanted.sorted(by: { $0.element < $1.element }) {
      if var shown = content.shown[attributes.element] {
        guard shown.attributes != attributes else { continue }
        shown.attributes = attributes.kept
        content.shown[attributes.element] = shown
        shown.view.place(attributes)
      } else if bring(attributes) {
        return true
      }
    }
    return false
  }

  /// Shows what has come in sight; true when it wants another size, and the layout gives it one.
  @discardableResult func bring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    var wantsOtherSize = false
    UIView.performWithoutAnimation {
      guard let view = make(attributes) else { return }
      view.place(attributes)
      content.shown[attributes.element] = CollectionContent.Shown(view: view, attributes: attributes.kept)
      wantsOtherSize = asksForOtherSize(view, attributes)
      guard !wantsOtherSize else { return }
      view.layoutIfNeeded()
    }
    addToContent(attributes.element)
    return wantsOtherSize
  }

  private func addToContent(_ element: CollectionElement) {
    guard let view = content.shown[element]?.view else { return }
    insertSubview(view, at: view is UICollectionViewCell ? frontOfCells : children.count)
    switch element {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
  }

  /// Cells lie behind headers and footers, and in front of the background.
  private var frontOfCells: Int {
    let last = children.lastIndex { $0 is UICollectionViewCell || $0 === backgroundView }
    return last.map { $0 + 1 } ?? 0
  }

  private func asksForOtherSize(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.element {
    case .cell(let path):
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      cell?.isSelected = selection.contains(path)
      return cell
    case .supplementary(let kind, let path):
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind, _): return collectionViewLayout.makeDecoration(kind)
    }
  }

  /// Takes a view away that has gone out of sight, for other data.
  func remove(_ element: CollectionElement) {
    guard let view = content.shown.removeValue(forKey: element)?.view else { return }
    retire(view, element)
  }

  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    switch element {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      if let identifier = cell.reuseIdentifier { cells.put(cell, identifier) }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      if let identifier = view.reuseIdentifier { supplements.put(view, Self.identifier(kind, identifier)) }
      delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
  }

  /// Supplementary views are kept apart by their kind.
  static func identifier(_ kind: String, _ identifier: String) -> String { "\(kind)\n\(identifier)" }

  // MARK: Changes

  /// All cells are asked for again.
  func dataDidChange() {
    content.counts = nil
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    for element in content.shown.keys.sorted() { remove(element) }
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !content.isPreparing else { return }
    content.layoutIsInvalid = true
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy, as layouts may change their own in place.
  var kept: UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }
}
