/// A view that a collection uses again for other data, as `UICollectionReusableView`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What it is asked for with; nil for one that a collection has not made.
  public internal(set) var reuseIdentifier: String?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view without size: archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a collection makes registered classes with: `init(frame:)` of whatever class it is.
  ///
  /// Classes that have `init(frame:)` have this without saying so.
  public required convenience init(reusableIn frame: CGRect) { self.init(frame: frame) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Called when the layout says where it is, after it has been put there.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What it would rather have than what the layout says; by default the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard contentHolder.hasConstrainedContent, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    copy.frame = CGRect(
      origin: layoutAttributes.frame.origin,
      size: contentHolder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return copy
  }

  /// The view whose constraints say how large it would be.
  var contentHolder: UIView { self }

  func place(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

extension UIView {
  /// Whether constraints place what lies in it.
  var hasConstrainedContent: Bool {
    UIEnvironment.current.usesConstraints && children.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
