package import DisplayLists
import Geometry
import Pixels

/// A paint made ready for the pixels of a canvas.
enum PaintSource {
  /// One opaque pixel and its opacity.
  case color(UInt32, opacity: Int)
  case gradient(GradientShader)
  case picture(PreparedPicture)

  /// Nil when nothing would be seen.
  init?(_ fill: Fill, bounds: PixelBounds, cache: PaintCache) {
    let opacity = Opacity.rounded(fill.opacity)
    let transform = fill.silhouette.transform
    switch fill.paint {
    case .color(let color):
      let folded = Opacity.rounded(min(max(color.alpha, 0), 1) * min(max(fill.opacity, 0), 1))
      guard folded > 0 else { return nil }
      self = .color(Pixel.opaque(red: color.red, green: color.green, blue: color.blue), opacity: folded)
    case .gradient(let gradient):
      guard opacity > 0 else { return nil }
      guard let shader = GradientShader(gradient, transform: transform, opacity: min(fill.opacity, 1)) else {
        return nil
      }
      self = .gradient(shader)
    case .picture(let paint):
      guard opacity > 0 else { return nil }
      self.init(paint, transform, opacity, bounds, cache)
    case .rasterized(let paint):
      guard opacity > 0 else { return nil }
      self.init(cache.picture(painting: paint), transform, opacity, bounds, cache)
    }
  }

  private init?(
    _ paint: PicturePaint, _ transform: ProjectiveMatrix, _ opacity: Int, _ bounds: PixelBounds, _ cache: PaintCache
  ) {
    guard let picture = cache.picture(paint, transform, bounds: bounds) else { return nil }
    self = .picture(PreparedPicture(picture: picture, opacity: opacity, isOpaque: paint.picture.isOpaque))
  }

  /// True when full coverage leaves nothing of what lies below.
  var isOpaque: Bool {
    switch self {
    case .color(_, let opacity): opacity == Opacity.full
    case .gradient(let shader): shader.isOpaque
    case .picture(let picture): picture.isOpaque && picture.opacity == Opacity.full
    }
  }
}

/// A picture's pixels on the canvas, premultiplied, and the opacity of all.
struct PreparedPicture {
  let picture: KeptPicture
  let opacity: Int
  let isOpaque: Bool
}

extension PicturePaint {
  /// Paints a list into the picture that stands for it.
  package init(painting paint: RasterizedPaint) {
    self.init(
      picture: Picture(Bitmap(painting: paint.list)),
      source: Rect(0, 0, Double(paint.list.width), Double(paint.list.height)), target: paint.target)
  }
}
