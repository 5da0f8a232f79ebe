/// What of a layout no longer holds, as `UICollectionViewLayoutInvalidationContext`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the data is to be read anew.
  public internal(set) var invalidateEverything: Bool = false
  /// Whether the numbers of items are to be read anew.
  public internal(set) var invalidateDataSourceCounts: Bool = false
  /// The items that are named; nil when none is.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How far the content is to be scrolled.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// How much larger the content becomes; has no effect, as its size is asked for anew.
  open var contentSizeAdjustment: CGSize = .zero

  /// A context that names nothing.
  public required override init() { super.init() }

  /// Names items; the whole layout is prepared anew all the same.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// What of a flow layout no longer holds; all of it is prepared anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics: Bool = true
  /// Whether places are computed anew.
  open var invalidateFlowLayoutAttributes: Bool = true
}

/// One change in a batch of updates.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Hashable, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// What is done.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
