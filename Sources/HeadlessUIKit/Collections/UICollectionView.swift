/// Shows items as a layout places them, as `UICollectionView`; only what is in sight has a view.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// What layout attributes are of.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The way in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item is to stand after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Positions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top: ScrollPosition = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically: ScrollPosition = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom: ScrollPosition = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left: ScrollPosition = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally: ScrollPosition = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right: ScrollPosition = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"

  /// Who knows the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { dataDidChange() } }

  /// Who is told of what happens to the cells.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Who says where the items are.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }

  /// The view behind all cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether taps select items; default true.
  open var allowsSelection: Bool = true
  /// Whether several may be selected; default false.
  open var allowsMultipleSelection: Bool = false
  /// Has no effect: cells are made when they come in sight.
  open var isPrefetchingEnabled: Bool = true

  var content = CollectionContent()
  var selection: Set<IndexPath> = []
  var cells = ReuseQueue<UICollectionViewCell>()
  var supplements = ReuseQueue<UICollectionReusableView>()
  private lazy var touch = ListTouch(self)

  /// A collection with a layout; it shows nothing before it has a data source.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  /// A collection with a flow layout: archives are not read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Layout

  /// Brings what has come in sight, and takes away what has gone.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutElements()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds, collectionViewLayout.collectionView === self,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
  }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  /// Reads the data anew: all cells are asked for again, and nothing is selected.
  open func reloadData() {
    selection = []
    dataDidChange()
  }

  // MARK: Touches

  /// Highlights the item under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let first = touches.first { touch.begin(first) }
    super.touchesBegan(touches, with: event)
  }

  /// Selects the item under the finger that has highlighted it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let first = touches.first { touch.end(first) }
  }

  /// The finger scrolls, or has been taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touch.cancel()
  }
}
