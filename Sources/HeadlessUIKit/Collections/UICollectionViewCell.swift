/// The view of one item of a collection, as `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What the content goes into; as large as the cell.
  public let contentView: UIView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content of a cell that is selected or highlighted, in front of `backgroundView`.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
  /// Whether it is selected; the collection sets it.
  open var isSelected: Bool = false { didSet { stateDidChange() } }
  /// Whether a finger is on it; the collection sets it.
  open var isHighlighted: Bool = false { didSet { stateDidChange() } }

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// What the content is.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  private var configured = ConfiguredContent()

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    stateDidChange()
  }

  private func stateDidChange() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  override var contentHolder: UIView { contentView }
}
