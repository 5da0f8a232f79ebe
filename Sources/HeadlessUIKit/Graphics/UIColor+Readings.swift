import Geometry

extension UIColor {
  /// Writes hue, saturation, brightness and alpha of the colour in light, each 0…1; true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let span = most - least
    let sixths: Double =
      switch most {
      case _ where span == 0: 0
      case color.red: ((color.green - color.blue) / span + 6).truncatingRemainder(dividingBy: 6)
      case color.green: (color.blue - color.red) / span + 2
      default: (color.red - color.green) / span + 4
      }
    unsafe hue?.pointee = sixths / 6
    unsafe saturation?.pointee = most == 0 ? 0 : span / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and alpha of a colour without hue in light; false for one with hue.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = color.red
    unsafe alpha?.pointee = color.alpha
    return true
  }
}
