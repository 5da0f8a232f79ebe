import Geometry

/// What is drawn, and the tree it is drawn in, as `CALayer`; on the main actor here, because a stage is.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
  /// What was set last; animations lead towards it.
  package internal(set) var model: LayerValues = LayerValues()
  /// Who is asked for actions and told of layout.
  open weak var delegate: (any CALayerDelegate)?
  /// The layer it lies in.
  public internal(set) weak var superlayer: CALayer?
  /// The view it draws; kept beside the delegate, whose class would have to be asked at every frame.
  weak var view: UIView?
  var children: [CALayer] = []
  var maskLayer: CALayer?
  weak var maskedLayer: CALayer?
  /// The old content of a layer whose new content slides; nil most often.
  var companion: Companion?
  weak var accompaniedLayer: CALayer?
  /// Running animations in order of adding.
  package internal(set) var animations: [LayerAnimation] = []
  var layoutIsNeeded = false
  /// Whether it was in a window when its animations were added or last committed.
  var wasInWindow = false
  /// Whether it was in a window at the end of an event: what nobody has seen yet does not animate by itself.
  var isCommitted = false

  /// The layer's name.
  open var name: String?
  /// Actions by event, instead of the default ones.
  open var actions: [String: any CAAction]?

  var time = LayerTiming()
  /// What was set under names that are no properties.
  var keptValues: [String: Any] = [:]

  /// A layer without size.
  public required override init() {
    super.init()
    prepareValues()
  }

  /// A copy of another layer's model, without its place in a tree.
  public init(layer: Any) {
    super.init()
    prepareValues()
    if let other = layer as? CALayer { model = other.model }
  }

  /// A layer without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init()
    prepareValues()
  }

  /// Gives the values the parts that the class adds.
  func prepareValues() {}

  /// Changes what is shown at a moment, for layers whose content follows their size.
  func adjust(_ values: inout LayerValues) {}

  /// The default action for an event; nil for Core Animation's own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Lays out the sublayers.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
}

/// How a layer's time follows its parent's.
struct LayerTiming: Hashable {
  var beginTime: Double = 0
  var duration: Double = .infinity
  var speed: Float = 1
  var timeOffset: Double = 0
  var repeatCount: Float = 0
  var repeatDuration: Double = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed
}

/// Something that reacts to an event of a layer, as `CAAction`.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Reacts to an event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing: the property changes at once.
@preconcurrency @MainActor public final class CANullAction: CAAction {
  /// An action that does nothing.
  public init() {}

  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Who is asked for a layer's actions and told of its layout, as `CALayerDelegate`.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the sublayers need layout.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event; nil leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
