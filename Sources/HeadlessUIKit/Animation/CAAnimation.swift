/// An explicit animation, as `CAAnimation`; a layer keeps its values as they are when it is added.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins, in the layer's time; 0 is the commit of the transaction that adds it.
  open var beginTime: CFTimeInterval = 0
  /// The length of one run; 0 takes the transaction's.
  open var duration: CFTimeInterval = 0
  /// Own seconds a second of the layer's.
  open var speed: Float = 1
  /// Seconds added to its time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 is once.
  open var repeatCount: Float = 0
  /// How long it runs; 0 leaves it to the count.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by the same run backwards.
  open var autoreverses: Bool = false
  /// What shows outside its active time.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// How it is paced; linear when nil.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when it starts and stops.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is taken off the layer when it has ended.
  open var isRemovedOnCompletion: Bool = true

  /// What it does to a layer; nil when it says nothing that can be animated.
  func effect(duration: Double) -> LayerAnimation.Effect? { nil }

  /// The duration it has by itself, when none is set.
  var ownDuration: Double? { nil }

  func timing(defaultDuration: Double) -> AnimationTiming {
    var timing = AnimationTiming(duration: duration > 0 ? duration : ownDuration ?? defaultDuration)
    timing.beginTime = beginTime == 0 ? nil : beginTime
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillsBackwards = fillMode == .backwards || fillMode == .both
    timing.fillsForwards = fillMode == .forwards || fillMode == .both
    return timing
  }

  var pace: Pace { timingFunction.map { .curve($0.curve) } ?? .linear }
}

/// Told when an animation starts and stops, as `CAAnimationDelegate`.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when it starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ends or is removed; `flag` is true when it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property, as `CAPropertyAnimation`.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// What is animated, such as `position` or `transform.scale`.
  open var keyPath: String?
  /// Whether its values are added to what lies beneath.
  open var isAdditive: Bool = false
  /// Whether every run goes on where the last one ended.
  open var isCumulative: Bool = false

  /// An animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The values it passes through.
  var track: ValueTrack? { nil }

  override func effect(duration: Double) -> LayerAnimation.Effect? {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }), let track else { return nil }
    var effect = PropertyEffect(
      keyPath: path, track: track, pace: pace, blending: isAdditive ? .add : .replace)
    effect.isCumulative = isCumulative
    return .property(effect)
  }
}

/// An animation from one value to another, as `CABasicAnimation`.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; what lies beneath when nil.
  open var fromValue: Any?
  /// The last value; what lies beneath when nil.
  open var toValue: Any?
  /// The difference of the two.
  open var byValue: Any?

  override var track: ValueTrack? {
    .basic(
      from: AnimatableValue(any: fromValue), to: AnimatableValue(any: toValue), by: AnimatableValue(any: byValue))
  }
}
