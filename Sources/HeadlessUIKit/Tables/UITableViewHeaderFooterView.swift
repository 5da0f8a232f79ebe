/// What stands over or under a section of a table, as `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What it is asked for with.
  public let reuseIdentifier: String?
  /// What the content goes into; as large as the view.
  public let contentView: UIView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, belowSubview: contentView) }
    }
  }
  private var (title, detail): (UILabel?, UILabel?)
  /// Whether it stands outside of a group, and has no ground of its own.
  var isInGroup = false { didSet { groundDidChange() } }

  /// A view without text.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// A view without size: archives are not read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// A view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes registered classes with: `init(reuseIdentifier:)` of whatever class it is.
  ///
  /// Classes that have `init(reuseIdentifier:)` have this without saying so.
  public required convenience init(reusableAs identifier: String) { self.init(reuseIdentifier: identifier) }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    groundDidChange()
  }

  private func groundDidChange() {
    contentView.backgroundColor = isInGroup ? nil : .secondarySystemBackground
    title.map(dress)
  }

  private func dress(_ label: UILabel) {
    label.font = isInGroup ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    label.textColor = isInGroup ? .secondaryLabel : .label
  }

  /// The title; made at the first use.
  public var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    dress(label)
    contentView.addSubview(label)
    title = label
    return label
  }

  /// A second text below; made at the first use.
  public var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    detail = label
    return label
  }

  /// Called before it is used again; call super.
  open func prepareForReuse() {}

  /// Places the texts: in the middle of the height, in a group at the bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let margin = UndocumentedUIKit.cellMargin
    let labels = [title, detail].compactMap { $0 }
    let heights = labels.map { $0.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: 0)).height }
    let rest = bounds.height - heights.reduce(0, +)
    var top = isInGroup ? max(rest - Self.groupTitleMargin, 0) : rest / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: margin, y: top, width: bounds.width - 2 * margin, height: height)
      top += height
    }
  }

  /// Points between a group's title and its first row; measured by many.
  private static let groupTitleMargin: CGFloat = 6
}
