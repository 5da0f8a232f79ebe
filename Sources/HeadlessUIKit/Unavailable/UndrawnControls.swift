/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Not carried.
  public var isOn: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var onTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var thumbTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func setOn(_ on: Bool, animated: Bool) { preconditionFailure("unavailable") }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Not carried.
  public var value: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var minimumValue: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var maximumValue: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isContinuous: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var minimumTrackTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var maximumTrackTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var thumbTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func setValue(_ value: Float, animated: Bool) { preconditionFailure("unavailable") }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Not carried.
  public override init(frame: CGRect) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(items: [Any]?) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var selectedSegmentIndex: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var numberOfSegments: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var selectedSegmentTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    preconditionFailure("unavailable")
  }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Not carried.
  public var value: Double {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var minimumValue: Double {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var maximumValue: Double {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var stepValue: Double {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Not carried.
  public var numberOfPages: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var currentPage: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var pageIndicatorTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var currentPageIndicatorTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Not carried.
  public var isRefreshing: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func beginRefreshing() { preconditionFailure("unavailable") }
  /// Not carried.
  public func endRefreshing() { preconditionFailure("unavailable") }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Not carried.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  /// Not carried.
  public override init(frame: CGRect) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(style: Style) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var color: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isAnimating: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var hidesWhenStopped: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func startAnimating() { preconditionFailure("unavailable") }
  /// Not carried.
  public func stopAnimating() { preconditionFailure("unavailable") }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Not carried.
  public enum Style: Int, Sendable { case `default`, bar }
  /// Not carried.
  public init(progressViewStyle style: Style) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var progress: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var progressTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var trackTintColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func setProgress(_ progress: Float, animated: Bool) { preconditionFailure("unavailable") }
}

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Not carried.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// Not carried.
  public var text: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var placeholder: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var font: UIFont? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var textColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var textAlignment: NSTextAlignment {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var borderStyle: BorderStyle {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isSecureTextEntry: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var delegate: (any UITextFieldDelegate)? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel with numberOfLines 0 in its place")
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Not carried.
  public var text: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var attributedText: NSAttributedString? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var font: UIFont? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var textColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var textAlignment: NSTextAlignment {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isEditable: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isSelectable: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var textContainerInset: UIEdgeInsets {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Not carried.
  public var text: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var placeholder: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Not carried.
  public init(searchResultsController: UIViewController?) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var searchBar: UISearchBar {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var obscuresBackgroundDuringPresentation: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
