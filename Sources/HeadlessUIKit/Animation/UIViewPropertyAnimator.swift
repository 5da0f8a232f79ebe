package import Motion

/// An animation that can be started, paused, scrubbed and turned round, as `UIViewPropertyAnimator`.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  struct Owned {
    weak var layer: CALayer?
    let number: Int
  }

  /// How it is paced.
  public let timingParameters: (any UITimingCurveProvider)?
  package let motion: TimedMotion
  /// Whether touches reach the views that move.
  open var isUserInteractionEnabled: Bool = true
  /// Whether it may be paused.
  open var isInterruptible: Bool = true
  /// Whether a paused one moves straight with its fraction, whatever its curve.
  open var scrubsLinearly: Bool = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion: Bool = false
  /// Where it is in its life.
  public internal(set) var state: UIViewAnimatingState = .inactive
  /// Seconds before it moved.
  public internal(set) var delay: TimeInterval = 0

  var blocks: [(delayFactor: Double, animations: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var owned: [Owned] = []
  var playback: AnimatorPlayback = AnimatorPlayback()

  /// An animator by its duration in seconds and its timing; springs by constants last until they have settled.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    motion = parameters.timing.motion(duration: duration)
    super.init()
  }

  /// An animator along a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator along a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator moved by a spring whose frequency follows from the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts an animator at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The length of the whole, seconds.
  open var duration: TimeInterval { motion.duration }

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes to animate, beginning after a share of what remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    blocks.append((Double(delayFactor), animation))
  }

  /// Adds a closure that is told where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or lets it go on.
  open func startAnimation() {}
  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {}
  /// Pauses it.
  open func pauseAnimation() {}
  /// Lets a paused one go on, with another timing and in a share of its duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
  /// Ends it where it is.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Puts the values of a stopped one at one of its ends, and completes it.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Whether it moves.
  open var isRunning: Bool { false }
  /// Whether it runs towards its start.
  open var isReversed: Bool = false
  /// How far it is, 0…1; setting it pauses it there.
  open var fractionComplete: CGFloat = 0

  func own(_ number: Int, on layer: CALayer) { owned.append(Owned(layer: layer, number: number)) }
}

struct AnimatorPlayback {}
