package import DisplayLists
package import Geometry
package import Pixels

extension DisplayItem {
  /// A fill of a rounded rect.
  package static func fill(
    _ rect: Rect, radius: Double = 0, _ paint: Paint, opacity: Double = 1, transform: AffineMatrix = .identity
  ) -> DisplayItem {
    let shape = Shape.roundedRect(RoundedRect(rect, radii: CornerRadii(radius)))
    let silhouette = Silhouette(shape, transform: ProjectiveMatrix(transform))
    return DisplayItem(.fill(Fill(silhouette, paint: paint, opacity: opacity)))
  }

  /// The beginning of a clip to a rounded rect.
  package static func clip(_ rect: Rect, radius: Double = 0) -> DisplayItem {
    let shape = Shape.roundedRect(RoundedRect(rect, radii: CornerRadii(radius)))
    return DisplayItem(.beginClip(Silhouette(shape, transform: .identity)))
  }

  package static func group(_ opacity: Double) -> DisplayItem { DisplayItem(.beginGroup(opacity: opacity)) }

  package static var end: DisplayItem { DisplayItem(.end) }
}

extension Bitmap {
  /// A pixel's channels R, G, B, A.
  package func channels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }
}
