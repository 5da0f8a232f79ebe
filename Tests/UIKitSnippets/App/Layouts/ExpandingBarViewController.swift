import UIKit

/// A bar that grows by a constraint whose constant changes, within a screen that is laid out in the animation.
final class ExpandingBarViewController: UIViewController {
  let bar = UIView()
  let content = UIView()
  private var heightConstraint = NSLayoutConstraint()
  private var collapsedWidth = NSLayoutConstraint()
  private var expandedWidth = NSLayoutConstraint()
  private(set) var completions: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.backgroundColor = .systemBlue
    content.backgroundColor = .systemGray
    for subview in [bar, content] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    heightConstraint = bar.heightAnchor.constraint(equalToConstant: 50)
    collapsedWidth = bar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    expandedWidth = bar.widthAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      heightConstraint, collapsedWidth,
      content.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func toggle(expanded: Bool) {
    view.layoutIfNeeded()
    heightConstraint.constant = expanded ? 150 : 50
    if expanded {
      collapsedWidth.isActive = false
      expandedWidth.isActive = true
    } else {
      expandedWidth.isActive = false
      collapsedWidth.isActive = true
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      self.view.layoutIfNeeded()
    } completion: { finished in
      self.completions.append(finished)
    }
  }
}
