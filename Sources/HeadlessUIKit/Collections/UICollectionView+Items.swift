extension UICollectionView {
  // MARK: Views for reuse

  /// The class of cells that are asked for with an identifier; nil to forget it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass as? UICollectionViewCell.Type, identifier)
  }

  /// The class of headers, footers and the like that are asked for with an identifier; nil to forget it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplements.register(
      viewClass as? UICollectionReusableView.Type, Self.identifier(elementKind, identifier))
  }

  /// A cell that has gone out of sight, or a new one.
  ///
  /// An identifier that nobody has registered is refused with UIKit's message, and a plain cell comes.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cells.take(identifier) {
      UIView.performWithoutAnimation {
        (cell.isSelected, cell.isHighlighted) = (false, false)
        cell.prepareForReuse()
      }
      return cell
    }
    if cells.kind(identifier) == nil { refuseUnregistered("UICollectionElementKindCell", identifier) }
    let cell = (cells.kind(identifier) ?? UICollectionViewCell.self).init(reusableIn: frame(forNew: .cell(indexPath)))
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A header, footer or the like that has gone out of sight, or a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.identifier(elementKind, identifier)
    if let view = supplements.take(key) {
      UIView.performWithoutAnimation { view.prepareForReuse() }
      return view
    }
    if supplements.kind(key) == nil { refuseUnregistered(elementKind, identifier) }
    let frame = frame(forNew: .supplementary(elementKind, indexPath))
    let view = (supplements.kind(key) ?? UICollectionReusableView.self).init(reusableIn: frame)
    view.reuseIdentifier = identifier
    return view
  }

  /// New views are as large as the layout says from the beginning, as in UIKit.
  private func frame(forNew element: CollectionElement) -> CGRect {
    guard !content.layoutIsInvalid else { return .zero }
    return attributes(of: element)?.frame ?? .zero
  }

  private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): collectionViewLayout.layoutAttributesForItem(at: path)
    case .supplementary(let kind, let path):
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind, let path):
      collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func refuseUnregistered(_ kind: String, _ identifier: String) {
    UIEnvironment.current.refuse(
      Refusal(
        .request,
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard", fix: "register the class before data is shown"))
  }

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int {
    loadCounts()
    return content.counts?.count ?? 0
  }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard let counts = content.counts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }

  /// Where the layout has an item; nil for an item that is not there.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout has a header, a footer or the like; nil when there is none.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item whose cell is at a point of the content; nil between cells.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let near = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: near)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: What is in sight

  /// The cells in sight, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { content.cells.map(\.cell) }

  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] { content.cells.map(\.path) }

  /// The cell of an item; nil when it is not in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The item of a cell; nil for a cell that is not in sight.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.cells.first { $0.cell === cell }?.path
  }

  /// A header, a footer or the like; nil when it is not in sight.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { content.shown[.supplementary(elementKind, indexPath)]?.view }

  /// The headers, footers or the like in sight, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Whose headers, footers or the like are in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    content.shown.keys.compactMap { element in
      guard case .supplementary(elementKind, let path) = element else { return nil }
      return path
    }.sorted()
  }

  // MARK: Scrolling

  /// Scrolls until an item stands where it is wanted, as near as the content's limits allow.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    layoutIfNeeded()
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - visible.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - visible.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - visible.maxX }
    setContentOffset(limits.clamped(offset), animated: animated)
  }
}
