package import Motion

/// How a property animator is paced, as `UITimingCurveProvider`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing, as `UITimingCurveType`.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// A curve of time, as `UICubicTimingParameters`.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  package let curve: CubicCurve
  /// Built in, or by its own control points.
  public let timingCurveType: UITimingCurveType

  /// Core Animation's default curve.
  public override init() {
    (curve, timingCurveType) = (.systemDefault, .builtin)
    super.init()
  }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, timingCurveType) = (curve.curve, .builtin)
    super.init()
  }

  /// A curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    timingCurveType = .cubic
    super.init()
  }

  /// A curve given as a value.
  package init(curve: CubicCurve) {
    (self.curve, timingCurveType) = (curve, .cubic)
    super.init()
  }

  /// The first control point.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, as `UISpringTimingParameters`.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  package let form: SpringForm
  /// Whole distances a second, across and downwards; other properties take its length.
  public let initialVelocity: CGVector

  /// A spring in any spelling; its velocity is the same for all properties.
  package convenience init(form: SpringForm) { self.init(form: form, velocity: .zero) }

  private init(form: SpringForm, velocity: CGVector) {
    (self.form, initialVelocity) = (form, velocity)
    super.init()
  }

  /// The system's spring.
  public convenience override init() { self.init(form: .system, velocity: .zero) }

  /// A spring whose frequency follows from the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(form: .dampingRatio(Double(ratio), initialVelocity: velocity.length), velocity: velocity)
  }

  /// A spring by its constants; it lasts until it has settled.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      form: .physical(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: velocity.length),
      velocity: velocity)
  }

  /// A spring of a felt duration in seconds and a bounce, −1…1; it lasts until it has settled.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(
      form: .perceptual(duration: duration, bounce: Double(bounce), initialVelocity: initialVelocity.length),
      velocity: initialVelocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The timing as a plain value.
  package var timing: Timing {
    if let spring = springTimingParameters { return .spring(spring.form) }
    return .curve(cubicTimingParameters?.curve ?? .systemDefault)
  }

  /// The timing by direction, where a spring is thrown in one.
  var planarTiming: PlanarTiming {
    guard let spring = springTimingParameters, spring.initialVelocity != .zero else { return PlanarTiming(timing) }
    return PlanarTiming(spring.form, thrownBy: spring.initialVelocity)
  }
}

extension Timing {
  /// The timing as an animator takes it.
  @MainActor package var provider: any UITimingCurveProvider {
    switch self {
    case .curve(let curve): UICubicTimingParameters(curve: curve)
    case .spring(let form): UISpringTimingParameters(form: form)
    }
  }
}

extension CGVector {
  fileprivate var length: Double { Double(dx * dx + dy * dy).squareRoot() }
}

extension UIView.AnimationCurve {
  package var curve: CubicCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
