/// A control with a title or a picture, as `UIButton`.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// How it looks by itself.
  public private(set) var buttonType: ButtonType = .custom
  /// The title's label; a property of its own is set on it, the text by `setTitle(_:for:)`.
  open var titleLabel: UILabel? { label ?? makeLabel() }
  /// The view of the picture.
  open var imageView: UIImageView? { picture ?? makeImageView() }
  /// Points around title and picture.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }

  /// Made when something asks for them.
  private var (label, picture): (UILabel?, UIImageView?)
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Points above and below a title.
  private static let titleMargin: CGFloat = 6
  /// How much a system button's content fades under a finger; read off the system.
  private static let highlightedAlpha: CGFloat = 0.2

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let systemFontSize: CGFloat = 15
    if buttonType == .system { titleLabel?.font = .systemFont(ofSize: systemFontSize) }
  }

  /// A button of a type that does something, with the action's title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button without size: archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    self.label = label
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    picture = view
    addSubview(view)
    return view
  }

  // MARK: What it shows

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// The title of a state; nil when none was set for it.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets the title for a state, in letters of its own; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// The title of a state in letters of its own; nil when none was set for it.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] }

  /// The title in letters of its own that it shows now; nil when it shows a plain one.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitles[state.rawValue] ?? (titles[state.rawValue] == nil ? attributedTitles[State.normal.rawValue] : nil)
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// The title's colour in a state; nil when none was set for it.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// The picture of a state; nil when none was set for it.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// The title it shows now.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// The colour in which it shows the title now: the tint of a system button, else white.
  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? (buttonType == .system ? tintColor : .white)
  }

  /// The picture it shows now.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The tint may be the title's colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func sendTap(_ event: UIEvent?) {
    super.sendTap(event)
    send(.primaryActionTriggered, event)
  }

  // MARK: Layout

  /// The size of title and picture side by side.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleSize, currentImage?.size ?? .zero)
    let height = max(!hasTitle ? 0 : title.height + 2 * Self.titleMargin, image.height)
    return CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The size of title and picture side by side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var titleSize: CGSize {
    guard hasTitle, let font = titleLabel?.font else { return .zero }
    let runs = currentAttributedTitle?.runs(in: font) ?? [TextRun(text: currentTitle ?? "", font: font)]
    return TextBars(runs, width: .infinity, limit: 1).size
  }

  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }

  /// Shows title and picture of the present state, the picture before the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let title = CGSize(width: min(titleSize.width, max(bounds.width - image.width, 0)), height: titleSize.height)
    let x = leadingEdge(ofContent: image.width + title.width)
    if let shown = currentImage == nil ? picture : imageView {
      shown.image = currentImage
      shown.frame = CGRect(origin: CGPoint(x: x, y: bounds.midY - image.height / 2), size: image)
      shown.alpha = contentAlpha
    }
    if let shown = hasTitle ? titleLabel : label {
      show(in: shown)
      shown.frame = CGRect(origin: CGPoint(x: x + image.width, y: bounds.midY - title.height / 2), size: title)
      shown.alpha = contentAlpha
    }
  }

  private func show(in label: UILabel) {
    let title = currentAttributedTitle
    if title?.firstAttributes[.foregroundColor] == nil { label.textColor = currentTitleColor }
    guard let title else { return label.text = currentTitle }
    if label.attributedText != title { label.attributedText = title }
  }

  private var contentAlpha: CGFloat {
    buttonType == .system && (isHighlighted || !isEnabled) ? Self.highlightedAlpha : 1
  }

  private func leadingEdge(ofContent width: CGFloat) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: bounds.minX + contentEdgeInsets.left
    case .right, .trailing: bounds.maxX - contentEdgeInsets.right - width
    case .center: bounds.midX - width / 2
    }
  }
}
