/// A view that shows a picture, as `UIImageView`.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { imageDidChange() } }

  /// A view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange()
  }

  /// A view with a frame; touches pass it by, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func imageDidChange() {
    showImage()
    layer.contentsScale = image?.scale ?? 1
    invalidateIntrinsicContentSize()
  }

  private func showImage() { layer.picture = image?.picture(tinted: tintColor.resolvedColor(with: traitCollection)) }

  override func resolveColors() {
    super.resolveColors()
    if image?.renderingMode == .alwaysTemplate { showImage() }
  }

  /// A picture that is a template follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { showImage() }
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
