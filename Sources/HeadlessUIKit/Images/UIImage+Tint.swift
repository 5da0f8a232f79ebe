import DisplayLists
import Geometry
import Pixels

extension UIImage {
  /// Whether a picture keeps its colours, as `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// As the view does.
    case automatic
    /// Its colours stay.
    case alwaysOriginal
    /// It is filled with the tint of the view.
    case alwaysTemplate
  }

  /// The picture with its colours, or to be filled with a view's tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture: picture, scale: scale, renderingMode: renderingMode)
  }

  /// The picture filled with a colour.
  @preconcurrency @MainActor public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture filled with a colour.
  @preconcurrency @MainActor public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: Picture(picture.bitmap.filled(with: color.color(in: UITraitCollection.current))), scale: scale,
      renderingMode: renderingMode)
  }

  /// The pixels that a view of a tint shows.
  @MainActor func picture(tinted tint: UIColor) -> Picture {
    renderingMode == .alwaysTemplate ? withTintColor(tint).picture : picture
  }
}

extension Bitmap {
  /// One colour where there was any, as much of it as there was.
  fileprivate func filled(with color: Color) -> Bitmap {
    let pixels = (0...255).map { alpha in
      StraightPixel.premultiply(color.straightPixel(alpha: color.alpha * Double(alpha) / 255))
    }
    var result = self
    for index in result.pixels.indices { result.pixels[index] = pixels[Int(result.pixels[index] >> 24)] }
    return result
  }
}

extension Color {
  fileprivate func straightPixel(alpha: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(alpha) << 24
  }
}
