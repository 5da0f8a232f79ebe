import UIKit

/// Lays its cards side by side in landscape, and turns a badge alongside the rotation.
final class RotatingViewController: UIViewController {
  let stack = UIStackView()
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private(set) var sizes: [CGSize] = []
  private(set) var finished = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    for color in [UIColor.systemRed, .systemYellow] {
      let card = UIView()
      card.backgroundColor = color
      stack.addArrangedSubview(card)
    }
    view.addSubview(badge)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate { _ in
      self.stack.axis = size.width > size.height ? .horizontal : .vertical
      self.badge.center = CGPoint(x: size.width - 20, y: 20)
    } completion: { _ in
      self.finished += 1
    }
  }
}
