import UIKit

/// A heading and rows.
final class ListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "list"
    view.backgroundColor = UIColor(hex: 0xF2F2F7)
    view.addSubview(
      UIView("list.heading", x: 16, y: 30, width: 90, height: 18, color: UIColor(hex: 0x1C1C1E), cornerRadius: 6))
    for index in 0..<4 {
      view.addSubview(
        UIView(
          "list.row-\(index)", x: 12, y: 70 + 60 * CGFloat(index), width: 176, height: 48, color: .white,
          cornerRadius: 10))
    }
  }
}
