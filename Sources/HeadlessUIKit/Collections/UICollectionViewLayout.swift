/// Says where the elements of a collection are, as `UICollectionViewLayout`; made to be subclassed.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that it lays out.
  public internal(set) weak var collectionView: UICollectionView?
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// A layout without elements.
  public override init() { super.init() }

  /// A layout without elements: archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of its attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what it says when it no longer holds.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Places

  /// Called before anything is asked, whenever the layout no longer holds.
  open func prepare() {}

  /// The size of the whole content, points.
  open var collectionViewContentSize: CGSize { .zero }

  /// All elements that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item's cell is; nil for an item that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, a footer, or what else goes with an item or a section is; nil when there is none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Where a view that shows no data is; nil when there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The class of views that show no data.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations[kind]?.init(reusableIn: .zero)
  }

  // MARK: Invalidation

  /// Has it prepared anew before the next layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Has it prepared anew before the next layout, for a reason.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(context)
  }

  /// Whether it holds no longer when the collection has been scrolled or resized; default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What no longer holds then.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether it holds no longer when a cell asks for other attributes than it has been given; default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What no longer holds then.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    (Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Scrolling

  /// Where a scroll is to end that would end at an offset by itself.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where it would end.
  ///   - velocity: points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }

  /// Where the content is to stand after a batch of updates, or when the layout has come to a collection.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before a batch of updates moves anything.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation of a batch of updates, last.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes that is inserted; nil for its own place, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where an item goes that is deleted; nil for its own place, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
}
