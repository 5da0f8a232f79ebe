import Geometry
import HeadlessUIKit

/// A view whose content has a size of its own.
@MainActor final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private(set) var layoutCount = 0

  init(_ width: Double, _ height: Double, hugging: Float = 250, resistance: Float = 750) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

extension UIView {
  /// A subview that constraints place.
  @discardableResult func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// The view is as large as another, but for insets.
  func pin(to other: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }

  /// The view is at the upper left corner of its superview.
  func pinToCorner() {
    guard let superview else { return }
    leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  }
}
