import PNGCoding
import Pixels

extension UIImage {
  /// How a picture's pixels lie, as `UIImage.Orientation`; upright only.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
  }

  /// Always upright.
  public var imageOrientation: Orientation { .up }

  /// The picture as a PNG file.
  public func pngData() -> Data? {
    (try? PNGEncoder.encode(picture.bitmap, isOpaque: picture.isOpaque)).map { Data($0) }
  }
}
