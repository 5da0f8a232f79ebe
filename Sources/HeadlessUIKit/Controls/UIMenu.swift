/// A part of a menu, as `UIMenuElement`; menus are not shown here.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What an element looks like and whether it can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled: Attributes = Attributes(rawValue: 1 << 0)
    /// It does what cannot be undone.
    public static let destructive: Attributes = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden: Attributes = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element has a mark.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What it says; a button that has an action says it too.
  public var title: String
  /// Its picture; that of a button that has an action too.
  public var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// A menu, as `UIMenu`; it is not shown here.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// How a menu lies in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements lie in the other.
    public static let displayInline: Options = Options(rawValue: 1 << 0)
    /// It does what cannot be undone.
    public static let destructive: Options = Options(rawValue: 1 << 1)
    /// One of its elements is marked.
    public static let singleSelection: Options = Options(rawValue: 1 << 5)
  }

  /// What is in it.
  public let children: [UIMenuElement]
  /// How it lies in another.
  public let options: Options

  /// A menu of elements.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    (self.children, self.options) = (children, options)
    super.init(title: title, image: image)
  }
}
