/// The view of one row of a table, as `UITableViewCell`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which labels it has.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and a detail at the other end.
    case value1 = 1
    /// A short text, and a detail beside it.
    case value2 = 2
    /// A text, and a detail below.
    case subtitle = 3
  }

  /// What stands at its end.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What shows that it is selected; all of them but none are grey since iOS 7.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none, blue, gray, `default`
  }

  /// How cells are separated.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none, singleLine
  }

  /// How a finger would edit it; none does.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none, delete, insert
  }

  /// The style it was made with.
  let cellStyle: CellStyle
  /// What it is asked for with.
  public let reuseIdentifier: String?
  /// What the content goes into; as large as the cell but for the separator and the accessory.
  public let contentView: UIView = UIView()
  let labels: CellLabels

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content of a cell that is selected or highlighted; made when it is first needed.
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
  /// What shows that it is selected; default grey.
  open var selectionStyle: SelectionStyle = .default
  /// What stands at its end; default nothing.
  open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
  /// The view at its end, instead of the type's.
  open var accessoryView: UIView? { didSet { accessoryDidChange() } }
  /// Where its separator begins and ends; the table's when nobody has said.
  open var separatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// How far its content is moved in, in steps.
  open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
  /// Points of a step; default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  var separator: TableSeparator? { didSet { if separator != oldValue { setNeedsLayout() } } }
  private(set) var shownAccessory: UIView?
  private let lines = (below: SeparatorView(), above: SeparatorView())
  private var (selected, highlighted) = (false, false)

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (cellStyle, self.reuseIdentifier, labels) = (style, reuseIdentifier, CellLabels(style))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UndocumentedUIKit.rowHeight))
    setUp()
  }

  /// A cell without size: archives are not read here.
  public required init?(coder: NSCoder) {
    (cellStyle, reuseIdentifier, labels) = (.default, nil, CellLabels(.default))
    super.init(coder: coder)
    setUp()
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes registered classes with: `init(style:reuseIdentifier:)` of whatever class it is.
  ///
  /// Classes that have `init(style:reuseIdentifier:)` have this without saying so.
  public required convenience init(reusableAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insetsLayoutMarginsFromSafeArea = false
    let (margin, text) = (UndocumentedUIKit.cellMargin, UndocumentedUIKit.cellTextMargin)
    contentView.layoutMargins = UIEdgeInsets(top: text, left: margin, bottom: text, right: margin)
    addSubview(contentView)
    for line in [lines.above, lines.below] { addSubview(line) }
  }

  // MARK: Content

  /// What the content is, in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      configured.show(newValue, in: contentView)
      setNeedsLayout()
    }
  }
  private(set) var configured = ConfiguredContent()

  /// A configuration of the cell's style, to be filled and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default, .subtitle: .cell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The text; made at the first use.
  public var textLabel: UILabel? { labels.text(in: self) }
  /// The detail; made at the first use, nil in the default style.
  public var detailTextLabel: UILabel? { labels.detail(in: self) }
  /// The picture before the text; made at the first use.
  public var imageView: UIImageView? { labels.image(in: self) }

  /// Called before it is used again; call super.
  open func prepareForReuse() {}

  /// Places the content, the accessory and the separator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = separator?.isShown == true ? 1 / UIEnvironment.current.screen.scale : 0
    placeAccessory()
    contentView.frame = CGRect(x: 0, y: 0, width: contentWidth(in: bounds.width), height: bounds.height - line)
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    labels.place(in: self)
    placeLines(line)
  }

  private func placeLines(_ height: CGFloat) {
    let pixel = 1 / UIEnvironment.current.screen.scale
    lines.below.show(separator?.isShown == true, color: separator?.color)
    lines.above.show(separator?.isAlsoAbove == true, color: separator?.color)
    let insets = separator?.insets ?? .zero
    lines.below.frame = CGRect(
      x: insets.left, y: bounds.height - height, width: max(bounds.width - insets.left - insets.right, 0),
      height: height)
    lines.above.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
  }

  // MARK: The accessory

  private func accessoryDidChange() {
    let new = accessoryView ?? AccessoryMark(accessoryType)
    if shownAccessory !== new { shownAccessory?.removeFromSuperview() }
    shownAccessory = new
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func placeAccessory() {
    guard let shownAccessory else { return }
    let size = shownAccessory.bounds.size
    shownAccessory.frame = CGRect(
      x: bounds.width - UndocumentedUIKit.cellMargin - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  func contentWidth(in width: CGFloat) -> CGFloat {
    guard let shownAccessory else { return width }
    return width - UndocumentedUIKit.cellMargin - shownAccessory.bounds.width - UndocumentedUIKit.cellAccessoryGap
  }

  // MARK: Selection

  /// Whether it is selected; the table sets it.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on it; the table sets it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects it, or takes it back; call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateDidChange(animated: animated)
  }

  /// Highlights it, or no longer; call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateDidChange(animated: animated)
  }

  /// Has no effect: rows are not edited by fingers.
  open func setEditing(_ editing: Bool, animated: Bool) {}

  private func stateDidChange(animated: Bool) {
    let isShown = (selected || highlighted) && selectionStyle != .none
    if isShown, selectedBackgroundView == nil {
      let ground = UIView()
      ground.backgroundColor = .systemGray4
      selectedBackgroundView = ground
    }
    guard let view = selectedBackgroundView, (view.alpha == 1) != isShown else { return }
    guard animated else { return view.alpha = isShown ? 1 : 0 }
    UIView.animate(withDuration: UndocumentedUIKit.listUpdateDuration) { view.alpha = isShown ? 1 : 0 }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    if new === selectedBackgroundView { new.alpha = (selected || highlighted) && selectionStyle != .none ? 1 : 0 }
  }
}
