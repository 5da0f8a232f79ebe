import UIKit

extension UIColor {
  static let cardBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1) : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }
}

/// A card whose colours follow light and dark, its border too, which layers do not do by themselves.
final class ThemedViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .cardBackground
    card.layer.borderWidth = 2
    view.addSubview(card)
    updateBorder()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
    changes += 1
    updateBorder()
  }

  private func updateBorder() {
    card.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  func goDark() {
    UIView.transition(
      with: view, duration: 0.3, options: [.transitionCrossDissolve],
      animations: { self.overrideUserInterfaceStyle = .dark }, completion: nil)
  }
}
