package import DisplayLists
package import FrameSnapshots
import Geometry

extension CALayer {
  /// How strong its shadow is, 0…1.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { set(\.shadowOpacity, to: Double(newValue), as: .shadowOpacity) }
  }

  /// The standard deviation of the shadow's blur, points.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { set(\.shadowRadius, to: Double(newValue), as: .shadowRadius) }
  }

  /// How far the shadow falls.
  public var shadowOffset: CGSize {
    get { CGSize(model.shadowOffset) }
    set { set(\.shadowOffset, to: newValue.size, as: .shadowOffset) }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { model.shadowColor.map { CGColor.make($0) } }
    set { set(\.shadowColor, to: newValue?.color, as: .shadowColor) }
  }

  /// What casts the shadow instead of the layer's content.
  public var shadowPath: CGPath? {
    get { model.shadowPath.map { CGPath.make($0) } }
    set { set(\.shadowPath, to: newValue?.outline, as: .shadowPath) }
  }

  /// The picture in it.
  package var picture: Picture? {
    get { model.contents }
    set { set(\.contents, to: newValue) }
  }

  /// The picture in it, a `UIImage` or a `CGImage`; anything else shows nothing.
  public var contents: Any? {
    get { model.contents.map { UIImage(picture: $0, scale: contentsScale) } }
    set {
      #if canImport(CoreGraphics)
        picture = (newValue as? UIImage)?.picture
      #else
        picture = (newValue as? UIImage)?.picture ?? (newValue as? CGImage)?.picture
      #endif
    }
  }

  /// Pixels a point of the picture.
  public var contentsScale: CGFloat {
    get { model.contentsScale }
    set { set(\.contentsScale, to: Double(newValue)) }
  }

  /// The part of the picture that shows, in unit coordinates.
  public var contentsRect: CGRect {
    get { CGRect(model.contentsRect) }
    set { set(\.contentsRect, to: newValue.rect, as: .contentsRect) }
  }

  /// How the picture fills the bounds.
  package var contentMode: ContentMode {
    get { model.contentsGravity }
    set { set(\.contentsGravity, to: newValue) }
  }

  /// A layer whose shape cuts this one out: a shape layer's path, or any other layer's rounded bounds.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      maskLayer?.maskedLayer = nil
      newValue?.maskedLayer = self
      maskLayer = newValue
    }
  }
}
