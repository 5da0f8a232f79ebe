/// A text, as `UILabel`; every line is drawn as a bar, as long as half its point size a character.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The bars are a shape.
  open override class var layerClass: AnyClass { CAShapeLayer.self }

  /// What it says.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue || runs != nil { textDidChange() }
      runs = nil
    }
  }
  /// The letters; 17 points by default.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      runs = nil
      textDidChange()
    }
  }
  /// The colour of the bars.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { resolveColors() } }
  /// Where lines stand.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }
  /// How many lines at most; 0 for any number.
  open var numberOfLines: Int = 1 { didSet { textDidChange() } }
  /// Has no effect: bars end where their words do.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Has no effect: bars are cut at the label's width.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Has no effect: the size does not follow a user's settings.
  open var adjustsFontForContentSizeCategory: Bool = false

  private var attributed: NSAttributedString?
  /// The text by its fonts; nil where the label's own counts.
  private var runs: [TextRun]?

  /// What it says, in letters of several sizes: bars are as long and high as these are.
  ///
  /// The first letters' font and colour become the label's, and all bars have that colour; other attributes have no effect.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      guard let newValue else { return }
      let first = newValue.firstAttributes
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      (attributed, runs) = (newValue, newValue.runs(in: font))
      textDidChange()
    }
  }

  /// A label with a frame; touches pass it by, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    resolveColors()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func resolveColors() {
    super.resolveColors()
    UIView.performWithoutAnimation {
      (layer as? CAShapeLayer)?.fillColor = textColor.resolvedColor(with: traitCollection).cgColor
    }
  }

  private func bars(in width: CGFloat) -> TextBars {
    TextBars(runs ?? [TextRun(text: text ?? "", font: font)], width: width, limit: numberOfLines)
  }

  /// Draws the bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation {
      (layer as? CAShapeLayer)?.path = bars(in: bounds.width).path(in: bounds, alignment: textAlignment)
    }
  }

  /// The size of the bars in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    bars(in: size.width > 0 ? size.width : .infinity).size.roundedUp
  }

  /// The size of the text; in lines of the label's width when it may have several.
  open override var intrinsicContentSize: CGSize {
    guard contentWraps else { return bars(in: .infinity).size.roundedUp }
    let width = constraintState.wrappingWidth ?? (bounds.width > 0 ? bounds.width : .infinity)
    return bars(in: width).size.roundedUp
  }

  override var contentWraps: Bool { numberOfLines != 1 }

  override var firstBaselineFromTop: CGFloat { font.ascender }

  override var lastBaselineFromBottom: CGFloat { -font.descender }
}

extension CGSize {
  /// Whole points, as texts are measured.
  fileprivate var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
