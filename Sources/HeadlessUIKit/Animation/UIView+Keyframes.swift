extension UIView {
  /// How a keyframe block animates, as `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the block.
    public static let layoutSubviews: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are taken during the animation.
    public static let allowUserInteraction: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Values that do not stack begin where they are seen.
    public static let beginFromCurrentState: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat`: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after every run.
    public static let autoreverse: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options of the block around it.
    public static let overrideInheritedOptions: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight between keys.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next.
    public static let calculationModeDiscrete: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight, at an even speed.
    public static let calculationModePaced: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve.
    public static let calculationModeCubic: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at an even speed.
    public static let calculationModeCubicPaced: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: KeyValues.Mode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates what the key frames in a block change; the whole is eased as the options' curve bits say.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let general = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let outer = UIEnvironment.current.contexts.last { $0.isEnabled }
    let context = makeContext(
      AnimationParameters(duration: duration, delay: delay, options: general), inside: outer, completion: completion)
    if context.parameters.duration > 0 { context.keyframes = KeyframeRecorder(mode: options.mode) }
    run(context, animations)
  }

  /// Adds a key frame to the block that runs; times are shares of the whole, 0…1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = UIEnvironment.current.animationContext?.keyframes else { return animations() }
    recorder.within(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Animates what the key frames in a block change, in a way given as values.
  ///
  /// - Parameter timekeeper: a layer in whose time the block lasts its duration, even when it changes nothing.
  package static func animateKeyframes(
    _ parameters: AnimationParameters, timekeeper: CALayer? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = UIEnvironment.current.contexts.last { $0.isEnabled }
    let context = makeContext(parameters, inside: outer, completion: completion)
    if context.parameters.duration > 0 { context.keyframes = KeyframeRecorder(mode: .linear) }
    run(context, timekeeper: timekeeper, animations)
  }

  /// Adds a key frame that is reached at a pace of its own; times are shares of the whole, 0…1.
  package static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, pace: Pace,
    animations: () -> Void
  ) {
    guard let recorder = UIEnvironment.current.animationContext?.keyframes else { return animations() }
    recorder.within(start: frameStartTime, duration: frameDuration, pace: pace, animations)
  }
}
