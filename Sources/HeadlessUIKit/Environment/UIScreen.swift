/// The display, as `UIScreen`.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen in points.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) { (self.bounds, self.scale) = (bounds, scale) }

  /// The stage's display.
  public static var main: UIScreen { UIEnvironment.current.screen }

  /// The traits of the stage.
  public var traitCollection: UITraitCollection { UIEnvironment.current.traitCollection }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }

  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Frames a second at most.
  public var maximumFramesPerSecond: Int { 60 }
}
