import Geometry

/// A layer that draws a gradient over its background, as `CAGradientLayer`.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  override func prepareValues() { model.gradient = LayerValues.GradientValues() }

  private func set<Value: Equatable>(
    _ field: WritableKeyPath<LayerValues.GradientValues, Value>, to value: Value, as property: LayerProperty?
  ) {
    var gradient = model.gradient ?? LayerValues.GradientValues()
    gradient[keyPath: field] = value
    set(\.gradient, to: gradient, as: property)
  }

  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { model.gradient?.colors.map { CGColor.make($0) } }
    set { set(\.colors, to: (newValue ?? []).compactMap { ($0 as? CGColor)?.color }, as: .colors) }
  }

  /// Where each colour is reached, rising from 0 to 1; evenly when nil.
  open var locations: [NSNumber]? {
    get { (model.gradient?.locations).flatMap { $0.isEmpty ? nil : $0.map { NSNumber(value: $0) } } }
    set { set(\.locations, to: (newValue ?? []).map(\.doubleValue), as: .locations) }
  }

  /// Where it begins, in unit coordinates.
  open var startPoint: CGPoint {
    get { CGPoint(model.gradient?.startPoint ?? Point(0.5, 0)) }
    set { set(\.startPoint, to: newValue.point, as: .startPoint) }
  }

  /// Where it ends, in unit coordinates.
  open var endPoint: CGPoint {
    get { CGPoint(model.gradient?.endPoint ?? Point(0.5, 1)) }
    set { set(\.endPoint, to: newValue.point, as: .endPoint) }
  }

  /// Axial or radial.
  open var type: CAGradientLayerType {
    get { model.gradient?.kind == .radial ? .radial : .axial }
    set { set(\.kind, to: newValue == .radial ? .radial : .axial, as: nil) }
  }
}

/// The kind of a gradient, as `CAGradientLayerType`.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial: CAGradientLayerType = CAGradientLayerType(rawValue: "axial")
  /// Around a point.
  public static let radial: CAGradientLayerType = CAGradientLayerType(rawValue: "radial")
}
