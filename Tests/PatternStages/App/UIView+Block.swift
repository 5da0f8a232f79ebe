import UIKit

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
