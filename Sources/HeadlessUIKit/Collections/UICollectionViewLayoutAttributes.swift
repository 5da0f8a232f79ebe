/// What a layout says of one element of a collection, as `UICollectionViewLayoutAttributes`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item, or whose element it is.
  open var indexPath: IndexPath = IndexPath(item: 0, section: 0)
  /// The middle, in the collection's content.
  open var center: CGPoint = .zero
  /// Points.
  open var size: CGSize = .zero
  /// About the middle.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// How opaque it is, 0…1.
  open var alpha: CGFloat = 1
  /// How far in front of others it lies; default 0.
  open var zIndex: Int = 0
  /// Whether it is left out.
  open var isHidden: Bool = false
  /// What it is said of.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String?

  /// Attributes of nothing yet.
  public required override init() { super.init() }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a header, a footer, or what else goes with an item or a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, .supplementaryView, elementKind)
  }

  /// Attributes of a view that shows no data.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementCategory) = (indexPath, .decorationView)
    representedElementKind = decorationViewKind
  }

  /// The upright box around it, transformed, in the collection's content.
  open var frame: CGRect {
    get {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// Its own rectangle, from zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The 2-D transform about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy; subclasses copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.center, copy.size, copy.transform3D) = (indexPath, center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// True when both say the same of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return element == other.element && center == other.center && size == other.size && alpha == other.alpha
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// Hashes the element.
  open override var hash: Int { element.hashValue }

  var element: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView: .decoration(representedElementKind ?? "", indexPath)
    }
  }
}

/// One thing that a collection shows.
enum CollectionElement: Hashable, Comparable {
  case cell(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  /// The place of a cell; nil for what is none.
  var cellPath: IndexPath? {
    if case .cell(let path) = self { path } else { nil }
  }

  /// The same element after its items have moved.
  func at(_ path: IndexPath) -> CollectionElement {
    switch self {
    case .cell: .cell(path)
    case .supplementary(let kind, _): .supplementary(kind, path)
    case .decoration(let kind, _): .decoration(kind, path)
    }
  }
}
