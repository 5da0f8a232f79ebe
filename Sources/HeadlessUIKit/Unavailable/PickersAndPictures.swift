/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Not carried.
  public var dataSource: AnyObject? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var delegate: AnyObject? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func reloadAllComponents() { preconditionFailure("unavailable") }
  /// Not carried.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { preconditionFailure("unavailable") }
  /// Not carried.
  public func selectedRow(inComponent component: Int) -> Int { preconditionFailure("unavailable") }
}

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// Not carried.
  public var date: Date {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var minimumDate: Date? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var maximumDate: Date? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func setDate(_ date: Date, animated: Bool) { preconditionFailure("unavailable") }
}

extension UIImageView {
  /// Not carried.
  @available(
    *, unavailable,
    message:
      "pictures do not change by themselves here; set image from a CADisplayLink, or use a CAKeyframeAnimation of opacity"
  )
  public var animationImages: [UIImage]? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable,
    message:
      "pictures do not change by themselves here; set image from a CADisplayLink, or use a CAKeyframeAnimation of opacity"
  )
  public var animationDuration: TimeInterval {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable,
    message:
      "pictures do not change by themselves here; set image from a CADisplayLink, or use a CAKeyframeAnimation of opacity"
  )
  public var animationRepeatCount: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable,
    message:
      "pictures do not change by themselves here; set image from a CADisplayLink, or use a CAKeyframeAnimation of opacity"
  )
  public func startAnimating() { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable,
    message:
      "pictures do not change by themselves here; set image from a CADisplayLink, or use a CAKeyframeAnimation of opacity"
  )
  public func stopAnimating() { preconditionFailure("unavailable") }
}

extension UIImage {
  /// Not carried.
  @available(*, unavailable, message: "pictures are PNG files here; use pngData()")
  public func jpegData(compressionQuality: CGFloat) -> Data? { preconditionFailure("unavailable") }
}

extension UIImage {
  /// Not carried.
  @available(
    *, unavailable,
    message: "the middle of a picture does not stretch by itself here; use contentMode, or views side by side"
  )
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { preconditionFailure("unavailable") }
}

extension UIColor {
  /// Not carried.
  @available(*, unavailable, message: "colours are plain here; stand a UIImageView with the pattern in its place")
  public convenience init(patternImage image: UIImage) { preconditionFailure("unavailable") }
}
