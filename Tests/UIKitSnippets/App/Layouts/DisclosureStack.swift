import UIKit

/// A stack of rows in which one is shown and hidden.
final class DisclosureStackViewController: UIViewController {
  let stackView = UIStackView()
  let header = UIView()
  let detail = UIView()
  let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    for (row, height) in [(header, 44), (detail, 100), (footer, 44)] {
      row.backgroundColor = .systemFill
      row.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      stackView.addArrangedSubview(row)
    }
  }

  func setDetail(hidden: Bool) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear,
      animations: {
        self.detail.isHidden = hidden
        self.detail.alpha = hidden ? 0 : 1
        self.stackView.layoutIfNeeded()
      })
  }
}
