/// What a cell's content is, as `UIContentConfiguration`.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration, as `UIContentView`.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A text, a second one and a picture in a row, as `UIListContentConfiguration`.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  public struct TextProperties {
    /// The letters.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How many lines at most; 0 for any number.
    public var numberOfLines: Int
    /// Where lines stand.
    public var alignment: NSTextAlignment = .natural
  }

  /// How a picture is shown.
  public struct ImageProperties {
    /// The picture's size at most; zero for its own.
    public var maximumSize: CGSize = .zero
    /// Points of its corners.
    public var cornerRadius: CGFloat = 0
    /// Its colour; has no effect, as pictures are not templates here.
    public var tintColor: UIColor?
  }

  /// The text.
  public var text: String?
  /// The text below, or at the other end.
  public var secondaryText: String?
  /// The picture before the text.
  public var image: UIImage?
  /// How the text is set.
  public var textProperties: TextProperties
  /// How the second text is set.
  public var secondaryTextProperties: TextProperties
  /// How the picture is shown.
  public var imageProperties: ImageProperties = ImageProperties()
  /// Points around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Points between picture and text.
  public var imageToTextPadding: CGFloat = UndocumentedUIKit.cellMargin
  /// Points between the texts where one is below.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Whether the second text stands at the other end where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool = false

  private init(second: UIColor, size: CGFloat) {
    textProperties = TextProperties(font: .systemFont(ofSize: UIFont.labelFontSize), color: .label, numberOfLines: 0)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: size), color: second, numberOfLines: 0)
    let (margin, text) = (UndocumentedUIKit.cellMargin, UndocumentedUIKit.cellTextMargin)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: text, leading: margin, bottom: text, trailing: margin)
  }

  /// A text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(second: .label, size: Self.detailSize)
  }

  /// A text with a smaller one below.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A text, and a grey one at the other end.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(second: .secondaryLabel, size: UIFont.labelFontSize)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  private static let detailSize: CGFloat = 12

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// Shows a text, a second one and a picture, as `UIListContentView`.
@preconcurrency @MainActor public final class UIListContentView: UIView, UIContentView {
  private let (label, detail, picture) = (UILabel(), UILabel(), UIImageView(frame: .zero))
  private var list: UIListContentConfiguration

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [label, detail, picture] { addSubview(view) }
    show()
  }

  /// Archives are not read here: always nil.
  public required init?(coder: NSCoder) { nil }

  /// What it shows; one of another kind is left alone.
  public var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  private func show() {
    dress(label, list.text, list.textProperties)
    dress(detail, list.secondaryText, list.secondaryTextProperties)
    picture.image = list.image
    picture.layer.cornerRadius = list.imageProperties.cornerRadius
    picture.clipsToBounds = list.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private func dress(_ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
  }

  private var pictureSize: CGSize {
    guard let size = list.image?.size else { return .zero }
    let most = list.imageProperties.maximumSize
    let share = min(most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1, 1)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  private func size(of label: UILabel, in width: CGFloat) -> CGSize {
    label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width, height: 0)) : .zero
  }

  /// Where texts begin, and the room that they have.
  private func textRoom(in width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let margins = list.directionalLayoutMargins
    let start = margins.leading + (list.image == nil ? 0 : pictureSize.width + list.imageToTextPadding)
    return (start, max(width - start - margins.trailing, 0))
  }

  /// The height that the content needs in a width.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = textRoom(in: size.width).length
    let (upper, lower) = (self.size(of: label, in: room).height, self.size(of: detail, in: room).height)
    let isBeside = list.prefersSideBySideTextAndSecondaryText
    let gap = lower > 0 ? list.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(upper, lower) : upper + gap + lower
    let margins = list.directionalLayoutMargins
    return CGSize(width: size.width, height: max(texts, pictureSize.height) + margins.top + margins.bottom)
  }

  /// Places texts and picture in the middle of the height.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let (room, height) = (textRoom(in: bounds.width), bounds.height)
    let shown = pictureSize
    picture.frame = CGRect(
      x: list.directionalLayoutMargins.leading, y: (height - shown.height) / 2, width: shown.width,
      height: shown.height)
    let (upper, lower) = (size(of: label, in: room.length), size(of: detail, in: room.length))
    guard !list.prefersSideBySideTextAndSecondaryText else { return placeBeside(room, lower.width) }
    let gap = lower.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
    let top = (height - upper.height - gap - lower.height) / 2
    label.frame = CGRect(x: room.start, y: top, width: room.length, height: upper.height)
    detail.frame = CGRect(x: room.start, y: top + upper.height + gap, width: room.length, height: lower.height)
  }

  private func placeBeside(_ room: (start: CGFloat, length: CGFloat), _ width: CGFloat) {
    let width = min(width, room.length)
    label.frame = CGRect(x: room.start, y: 0, width: room.length - width, height: bounds.height)
    detail.frame = CGRect(x: room.start + room.length - width, y: 0, width: width, height: bounds.height)
  }
}
