import DisplayLists
import Geometry

/// A finger: a translucent circle with a bright rim, as screen recordings show touches.
struct TouchOverlay {
  /// A fingertip is about 44 points across, Apple's smallest size of what is touched.
  private static let radius = 22.0
  private static let rim = 2.0
  private static let color = Color(red: 0.45, green: 0.45, blue: 0.5, alpha: 0.5)
  private static let rimColor = Color(red: 1, green: 1, blue: 1, alpha: 0.85)

  let items: [DisplayItem]

  /// - Parameter touch: in window coordinates.
  init(_ touch: Point, scale: Double) {
    let toPixels = ProjectiveMatrix(AffineMatrix(scale, 0, 0, scale, 0, 0))
    let (inner, outer) = (Self.circle(touch, Self.radius), Self.circle(touch, Self.radius + Self.rim))
    items = [
      DisplayItem(filling: .roundedRect(inner), through: toPixels, with: Self.color),
      DisplayItem(filling: .ring(outer, inner), through: toPixels, with: Self.rimColor),
    ]
  }

  private static func circle(_ center: Point, _ radius: Double) -> RoundedRect {
    RoundedRect(
      Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), radii: CornerRadii(radius))
  }
}
