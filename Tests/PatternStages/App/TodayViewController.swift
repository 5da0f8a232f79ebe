import UIKit

/// Shows cards, of which the first one opens.
final class TodayViewController: UIViewController {
  let card = UIView(
    "today.card", x: 20, y: 70, width: 160, height: 140, color: UIColor(hex: 0x7A5CFF), cornerRadius: 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "today"
    view.backgroundColor = UIColor(hex: 0xF2F2F7)
    view.addSubview(card)
    view.addSubview(
      UIView("today.next", x: 20, y: 230, width: 160, height: 140, color: UIColor(hex: 0x34C77B), cornerRadius: 16))
  }
}
