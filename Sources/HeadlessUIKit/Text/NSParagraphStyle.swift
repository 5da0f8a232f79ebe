/// How lines of a text lie, as `NSParagraphStyle`; has no effect on a label, whose own properties count.
open class NSParagraphStyle: NSObject {
  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points between paragraphs.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Where lines end.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The height of a line beside its font's.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points of a line at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Points of a line at most; 0 for any number.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  fileprivate struct Values {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  fileprivate var values = Values()

  /// Lines as they lie where nothing is said.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Lines as they lie where nothing is said.
  public override init() { super.init() }
}

/// How lines of a text lie, to be changed, as `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Points between paragraphs.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Where lines end.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The height of a line beside its font's.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Points of a line at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// Points of a line at most; 0 for any number.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
}

/// How a line under or through a text looks, as `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Looks by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x09)
}

extension NSAttributedString.Key {
  /// How lines lie; has no effect.
  public static let paragraphStyle: NSAttributedString.Key = NSAttributedString.Key("NSParagraphStyle")
  /// The colour behind letters; has no effect.
  public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key("NSBackgroundColor")
  /// A line under letters; has no effect.
  public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key("NSUnderline")
  /// The colour of that line; has no effect.
  public static let underlineColor: NSAttributedString.Key = NSAttributedString.Key("NSUnderlineColor")
  /// A line through letters; has no effect.
  public static let strikethroughStyle: NSAttributedString.Key = NSAttributedString.Key("NSStrikethrough")
  /// The colour of that line; has no effect.
  public static let strikethroughColor: NSAttributedString.Key = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are raised; has no effect.
  public static let baselineOffset: NSAttributedString.Key = NSAttributedString.Key("NSBaselineOffset")
  /// The width of letters' outlines; has no effect.
  public static let strokeWidth: NSAttributedString.Key = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of letters' outlines; has no effect.
  public static let strokeColor: NSAttributedString.Key = NSAttributedString.Key("NSStrokeColor")
  /// Where letters lead; has no effect.
  public static let link: NSAttributedString.Key = NSAttributedString.Key("NSLink")
}
