package import DisplayLists
import PNGCoding
package import Pixels

/// A picture, as `UIImage`.
public final class UIImage: Hashable, Sendable {
  package let picture: Picture
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether its colours stay, or a view fills it with its tint.
  public let renderingMode: RenderingMode
  /// Whether there is nothing in it, not even a point.
  private let isEmpty: Bool

  /// A picture with a number of pixels a point, above 0.
  package init(picture: Picture, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    (self.picture, self.scale, self.renderingMode, isEmpty) = (picture, scale, renderingMode, false)
  }

  /// A picture without size.
  public init() {
    (picture, scale, renderingMode, isEmpty) = (Picture(Bitmap(width: 1, height: 1)), 1, .automatic, true)
  }

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
    let name = url.deletingPathExtension().lastPathComponent
    self.init(data: data, scale: ImageFinder.nameAndScale(name).scale)
  }

  /// A picture of decoded pixels.
  package convenience init(bitmap: Bitmap, scale: CGFloat) { self.init(picture: Picture(bitmap), scale: scale) }

  /// The picture in points.
  public var size: CGSize {
    isEmpty
      ? .zero : CGSize(width: CGFloat(picture.bitmap.width) / scale, height: CGFloat(picture.bitmap.height) / scale)
  }

  /// True when the pixels, the scale and the rendering mode are equal.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.picture == b.picture && a.scale == b.scale && a.renderingMode == b.renderingMode && a.isEmpty == b.isEmpty
  }

  /// Hashes the pixels and the scale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
    hasher.combine(scale)
  }
}
