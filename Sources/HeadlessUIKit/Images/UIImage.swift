package import DisplayLists

/// A picture, as `UIImage`.
public final class UIImage: Hashable, Sendable {
  package let picture: Picture
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture with a number of pixels a point, above 0.
  package init(picture: Picture, scale: CGFloat = 1) { (self.picture, self.scale) = (picture, scale) }

  /// The picture in points.
  public var size: CGSize {
    CGSize(width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  /// True when the pixels and the scale are equal.
  public static func == (a: UIImage, b: UIImage) -> Bool { a.picture == b.picture && a.scale == b.scale }

  /// Hashes the pixels and the scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
    hasher.combine(scale)
  }
}
