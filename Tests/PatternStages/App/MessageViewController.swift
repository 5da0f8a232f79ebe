import UIKit

/// A banner and lines of text.
final class MessageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "message"
    view.backgroundColor = .white
    view.addSubview(UIView("message.banner", x: 0, y: 0, width: 200, height: 120, color: UIColor(hex: 0x3A8DFF)))
    for index in 0..<6 {
      view.addSubview(
        UIView(
          "message.line-\(index)", x: 16, y: 146 + 22 * CGFloat(index), width: 168, height: 8,
          color: UIColor(hex: 0xD3D3D9), cornerRadius: 4))
    }
  }
}
