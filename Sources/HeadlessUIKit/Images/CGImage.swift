#if !canImport(CoreGraphics)
  package import DisplayLists
  import PNGCoding
  import Pixels

  /// The pixels of a picture, as `CGImage`.
  public final class CGImage: Hashable, Sendable {
    package let picture: Picture

    package init(picture: Picture) { self.picture = picture }

    /// Pixels across.
    public var width: Int { picture.bitmap.width }

    /// Pixels downwards.
    public var height: Int { picture.bitmap.height }

    /// The part in a rectangle of pixels, from the top left; nil when nothing of the picture lies in it.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
      var bitmap = Bitmap(width: columns, height: rows)
      for y in 0..<rows {
        for x in 0..<columns { bitmap[x, y] = picture.bitmap[left + x, top + y] }
      }
      return CGImage(picture: Picture(bitmap))
    }

    /// True when the pixels are equal.
    public static func == (a: CGImage, b: CGImage) -> Bool { a.picture == b.picture }

    /// Hashes the pixels.
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
  }

  extension UIImage {
    /// The pixels.
    public var cgImage: CGImage? { CGImage(picture: picture) }

    /// A picture by its pixels, 1 pixel a point.
    public convenience init(cgImage: CGImage) { self.init(picture: cgImage.picture) }

    /// A picture by its pixels.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels a point, above 0.
    ///   - orientation: upright only; pictures are not turned here.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      self.init(picture: cgImage.picture, scale: scale)
    }
  }
#endif
