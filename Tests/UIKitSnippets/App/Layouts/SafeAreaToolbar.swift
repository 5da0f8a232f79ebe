import UIKit

/// A toolbar that stands on the safe area, and content that makes room for it.
final class SafeAreaToolbarViewController: UIViewController {
  let toolbar = UIView()
  let content = UIView()
  private(set) var insets: [UIEdgeInsets] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [content, toolbar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
      content.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
    ])
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insets.append(view.safeAreaInsets)
  }

  func showKeyboard(height: CGFloat) {
    additionalSafeAreaInsets.bottom = height - (insets.first?.bottom ?? 0)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear, animations: view.layoutIfNeeded)
  }
}
