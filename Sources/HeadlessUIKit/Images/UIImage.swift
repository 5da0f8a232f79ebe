package import DisplayLists
import PNGCoding
package import Pixels

/// A picture, as `UIImage`.
public final class UIImage: Hashable, Sendable {
  package let picture: Picture
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture with a number of pixels a point, above 0.
  package init(picture: Picture, scale: CGFloat = 1) { (self.picture, self.scale) = (picture, scale) }

  /// A picture by its PNG file's bytes, 1 pixel a point; nil when they are no PNG file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture by its PNG file's bytes; nil when they are no PNG file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let decoded = try? PNGDecoder.decode([UInt8](data)) else { return nil }
    self.init(picture: Picture(decoded.bitmap), scale: scale)
  }

  /// A picture by its PNG file; `@2x` and `@3x` before the extension say how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, scale: Self.scale(ofFileNamed: url.deletingPathExtension().lastPathComponent))
  }

  private static func scale(ofFileNamed name: String) -> CGFloat {
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  /// A picture of decoded pixels.
  package convenience init(bitmap: Bitmap, scale: CGFloat) { self.init(picture: Picture(bitmap), scale: scale) }

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
