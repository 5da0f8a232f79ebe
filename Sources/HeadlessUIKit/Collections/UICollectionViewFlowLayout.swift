/// Lays items out in lines, as `UICollectionViewFlowLayout`.
///
/// Items take up a line as long as they fit; full lines are spread from edge to edge, and items of different sizes stand in
/// the middle of their line's depth.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which insets a section's begin at.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// An estimate that leaves the size to the cells.
  public static let automaticSize: CGSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// Points between lines; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between items of a line at least; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items; default 50 × 50.
  open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before their cells have said theirs; default zero, for items that the layout measures.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The way of scrolling; default vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// The size of headers, of which only the length along the way of scrolling counts; default zero, for none.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the length along the way of scrolling counts; default zero, for none.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// Points around a section's items; default zero.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// Which insets a section's begin at; default the content's.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
  /// Whether headers stay in sight as long as their section is; default false.
  open var sectionHeadersPinToVisibleBounds: Bool = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight as long as their section is; default false.
  open var sectionFootersPinToVisibleBounds: Bool = false { didSet { invalidateLayout() } }

  private var sections: [FlowSection] = []
  private var contentSize: CGSize = .zero
  /// What cells have said of their size.
  private var measured: [IndexPath: CGSize] = [:]
  /// Whether the delegate has left the size to the layout.
  var sizeWasUnsaid = false

  /// A layout with UIKit's defaults.
  public override init() { super.init() }

  /// A layout with UIKit's defaults: archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The class of what it says when it no longer holds.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Preparing

  /// Computes where everything is.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return contentSize = .zero }
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let layout = specification(of: section, in: collectionView).layOut(from: position)
      position = layout.extent.upperBound
      sections.append(layout)
    }
    let breadth = breadth(in: collectionView)
    contentSize =
      isHorizontal ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  private func breadth(in collectionView: UICollectionView) -> CGFloat {
    let (size, inset) = (collectionView.bounds.size, collectionView.contentInset)
    return isHorizontal ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
  }

  private func specification(of section: Int, in view: UICollectionView) -> FlowSpecification {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let (sizes, isUniform) = sizes(in: section, of: view, delegate)
    return FlowSpecification(
      section: section, sizes: sizes, isUniform: isUniform,
      inset: (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        .adding(referenceInset(of: view)),
      lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      headerSize: delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footerSize: delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize,
      isHorizontal: isHorizontal, breadth: breadth(in: view), scale: UIEnvironment.current.screen.scale)
  }

  private func sizes(
    in section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> (sizes: [CGSize], isUniform: Bool) {
    var isUniform = true
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if estimatedItemSize != .zero {
        isUniform = false
        return measured[path] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
      }
      guard let delegate else { return itemSize }
      sizeWasUnsaid = false
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      if !sizeWasUnsaid { isUniform = false }
      return size
    }
    return (sizes, isUniform)
  }

  private func referenceInset(of view: UICollectionView) -> UIEdgeInsets {
    let inset: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    return isHorizontal
      ? UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0)
      : UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
  }

  // MARK: Places

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// All elements that reach into a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let span = isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
    return sections.indices.filter { sections[$0].extent.overlaps(span) }.flatMap { index in
      let section = sections[index]
      return [section.header.map { pinned($0, in: section, isHeader: true) }].compactMap { $0 } + section.items
        + [section.footer.map { pinned($0, in: section, isHeader: false) }].compactMap { $0 }
    }.filter { $0.frame.overlaps(rect) }
  }

  /// Where an item is.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Where a header or a footer is.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return switch elementKind {
    case UICollectionView.elementKindSectionHeader: section.header.map { pinned($0, in: section, isHeader: true) }
    case UICollectionView.elementKindSectionFooter: section.footer.map { pinned($0, in: section, isHeader: false) }
    default: nil
    }
  }

  /// A header or a footer where it stays in sight.
  private func pinned(_ bar: UICollectionViewLayoutAttributes, in section: FlowSection, isHeader: Bool)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let pinned = bar.copy() as? UICollectionViewLayoutAttributes
    else { return bar }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    func place(_ size: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let wanted = isHeader ? start : end - size
      return min(max(wanted, section.extent.lowerBound), section.extent.upperBound - size)
    }
    if isHorizontal {
      pinned.frame.origin.x = place(bar.size.width, visible.minX, visible.maxX)
    } else {
      pinned.frame.origin.y = place(bar.size.height, visible.minY, visible.maxY)
    }
    pinned.zIndex = UndocumentedUIKit.pinnedBarZIndex
    return pinned
  }

  // MARK: Invalidation

  /// When lines have another length, or bars stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isHorizontal ? newBounds.height != old.height : newBounds.width != old.width
  }

  /// When cells say their sizes.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      preferredAttributes.size != originalAttributes.size
    else { return false }
    measured[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  /// What cells have said holds only as long as the data does.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = [:] }
    super.invalidateLayout(with: context)
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
