import HeadlessUIKit

extension UIColor {
  /// A colour as designers write it, such as 0xF2F2F7.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

extension UIView {
  /// A block of colour.
  convenience init(
    _ identifier: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, color: UIColor?,
    cornerRadius: CGFloat = 0
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = identifier
    backgroundColor = color
    layer.cornerRadius = cornerRadius
  }
}

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
