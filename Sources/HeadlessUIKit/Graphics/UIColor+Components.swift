extension UIColor {
  /// A colour by its straight Display P3 components, which are taken as sRGB here.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Gives the components of the colour in light; true, as every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // The pointers are to the caller's variables, for the length of the call; the signature is UIKit's.
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Black text on light ground.
  public static let darkText: UIColor = .black
  /// White text on dark ground, a little transparent.
  public static let lightText: UIColor = UIColor(white: 1, alpha: 0.6)
  /// The tint where nobody has said another.
  public static let tintColor: UIColor = .systemBlue
}
