extension UIButton {
  /// Not carried: buttons have a title and a picture.
  @available(*, unavailable, message: "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius")
  @preconcurrency @MainActor public struct Configuration {
    /// Not carried.
    public static func plain() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func filled() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func tinted() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func gray() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func bordered() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func borderedProminent() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func borderedTinted() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public static func borderless() -> Configuration { preconditionFailure("unavailable") }
    /// Not carried.
    public var title: String? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var subtitle: String? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var image: UIImage? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var attributedTitle: AttributedString? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var baseBackgroundColor: UIColor? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var baseForegroundColor: UIColor? {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var imagePadding: CGFloat {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public var titlePadding: CGFloat {
      get { preconditionFailure("unavailable") }
      set {}
    }
    /// Not carried.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// Not carried.
    public var cornerStyle: CornerStyle {
      get { preconditionFailure("unavailable") }
      set {}
    }
  }

  /// Not carried.
  @available(*, unavailable, message: "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius")
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    preconditionFailure("unavailable")
  }

  /// Not carried.
  @available(*, unavailable, message: "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius")
  public var configuration: Configuration? {
    get { nil }
    set {}
  }
}
