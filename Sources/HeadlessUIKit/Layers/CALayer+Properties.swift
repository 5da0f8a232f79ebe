import FrameSnapshots
package import Geometry

extension CALayer {
  /// Changes a model value and starts the action that this causes.
  func set<Value: Equatable>(
    _ field: WritableKeyPath<LayerValues, Value>, to value: Value, as property: LayerProperty? = nil
  ) {
    guard model[keyPath: field] != value else { return }
    let old = model
    model[keyPath: field] = value
    if let property { modelDidChange(property, from: old) }
  }

  /// The rectangle of the content in the layer's own coordinates.
  public var bounds: CGRect {
    get { CGRect(model.bounds) }
    set { setBounds(newValue.rect) }
  }

  /// Where the anchor point lies in the superlayer.
  public var position: CGPoint {
    get { CGPoint(model.position) }
    set {
      guard newValue.point != model.position else { return }
      set(\.position, to: newValue.point, as: .position)
      view?.frameMayHaveChanged()
    }
  }

  /// The anchor point in unit coordinates of the bounds.
  public var anchorPoint: CGPoint {
    get { CGPoint(model.anchorPoint) }
    set { set(\.anchorPoint, to: newValue.point, as: .anchorPoint) }
  }

  /// How near to the viewer it lies; siblings are drawn from far to near.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { set(\.zPosition, to: Double(newValue), as: .zPosition) }
  }

  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { CATransform3D(model.transform) }
    set { set(\.transform, to: newValue.matrix, as: .transform) }
  }

  /// The transform that all sublayers share, about the anchor point; perspective usually.
  public var sublayerTransform: CATransform3D {
    get { CATransform3D(model.sublayerTransform) }
    set { set(\.sublayerTransform, to: newValue.matrix, as: .sublayerTransform) }
  }

  /// The 2-D transform.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the 2-D transform.
  public func setAffineTransform(_ affine: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(affine) }

  /// The smallest upright rectangle around the layer in its superlayer.
  public var frame: CGRect {
    get { CGRect(model.frame) }
    set {
      let (bounds, position) = model.placement(for: newValue.rect)
      setBounds(bounds)
      self.position = CGPoint(position)
    }
  }

  /// How opaque it is with all in it, 0…1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { set(\.opacity, to: Double(newValue), as: .opacity) }
  }

  /// Whether it is not drawn.
  public var isHidden: Bool {
    get { model.isHidden }
    set { set(\.isHidden, to: newValue, as: .hidden) }
  }

  /// Whether its back is drawn, when it is turned away.
  public var isDoubleSided: Bool {
    get { model.isDoubleSided }
    set { set(\.isDoubleSided, to: newValue) }
  }

  /// Whether it fades with its sublayers as one picture.
  public var allowsGroupOpacity: Bool {
    get { model.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, to: newValue) }
  }

  /// Whether sublayers are cut off at the rounded bounds.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { set(\.masksToBounds, to: newValue) }
  }

  /// Whether it is drawn through a bitmap.
  public var shouldRasterize: Bool {
    get { model.shouldRasterize }
    set { set(\.shouldRasterize, to: newValue, as: .shouldRasterize) }
  }

  /// Pixels a point of that bitmap.
  public var rasterizationScale: CGFloat {
    get { model.rasterizationScale }
    set { set(\.rasterizationScale, to: Double(newValue)) }
  }

  /// The colour of its ground.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor.map { CGColor.make($0) } }
    set { set(\.backgroundColor, to: newValue?.color, as: .backgroundColor) }
  }

  /// The radius of its corners.
  public var cornerRadius: CGFloat {
    get { model.cornerRadii.topLeft }
    set { set(\.cornerRadii, to: CornerRadii(Double(newValue)), as: .cornerRadius) }
  }

  /// A radius for each corner; animates as `cornerRadius`.
  package var cornerRadii: CornerRadii {
    get { model.cornerRadii }
    set { set(\.cornerRadii, to: newValue, as: .cornerRadius) }
  }

  /// Which corners are rounded.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: model.maskedCorners) }
    set { set(\.maskedCorners, to: newValue.rawValue) }
  }

  /// The line that rounded corners follow.
  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve == .continuous ? .continuous : .circular }
    set { set(\.cornerCurve, to: newValue == .continuous ? .continuous : .circular) }
  }

  /// The width of the border inside the bounds.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { set(\.borderWidth, to: Double(newValue), as: .borderWidth) }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { model.borderColor.map { CGColor.make($0) } }
    set { set(\.borderColor, to: newValue?.color, as: .borderColor) }
  }
}

/// Corners of a layer, as `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}

/// The line that rounded corners follow, as `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A line by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
  /// The system's smoother line.
  public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}
