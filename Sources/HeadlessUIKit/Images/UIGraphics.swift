import Geometry

/// Begins a picture with a pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; what is drawn from now on goes into it.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether it begins black instead of clear.
///   - scale: pixels a point; the screen's for 0.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIEnvironment.current.drawings.append(
    GraphicsContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// The picture drawn so far; nil when none was begun.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIEnvironment.current.drawings.last?.image
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = UIEnvironment.current.drawings.popLast() }

/// What is drawn into now; nil when no picture was begun.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> GraphicsContext? {
  UIEnvironment.current.drawings.last
}

/// Fills a rectangle of the picture that was begun last.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Keeps what is drawn from now on within a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// The colour of what is filled from now on; lines are not stroked.
  @preconcurrency @MainActor public func set() { setFill() }

  /// The colour of what is filled from now on.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(color(in: UITraitCollection.current))
  }
}

extension UIBezierPath {
  /// Fills the outline in the picture that was begun last.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(outline) }

  /// Keeps what is drawn from now on within the outline.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: outline) }
}

extension UIImage {
  /// Draws the picture into the one that was begun last, stretched into a rectangle.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture, fading.
  @preconcurrency @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(picture, in: rect.rect, alpha: alpha)
  }

  /// Draws the picture in its size.
  @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

#if !canImport(CoreGraphics)
  /// How what is drawn mixes with what lies under it, as `CGBlendMode`; everything else than covering it is not there.
  public enum CGBlendMode: Int32, Sendable {
    /// Covers it.
    case normal
  }
#endif
