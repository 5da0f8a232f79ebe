package import Motion

/// An animation that can be started, paused, scrubbed and turned round, as `UIViewPropertyAnimator`.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How it is paced.
  public let timingParameters: (any UITimingCurveProvider)?
  let timing: PlanarTiming
  let motion: PlanarMotion
  /// Whether touches reach the views that move.
  open var isUserInteractionEnabled: Bool = true
  /// Whether touches hit views where the model says and not where they show; default false.
  open var isManualHitTestingEnabled: Bool = false
  /// Whether it may be paused.
  open var isInterruptible: Bool = true
  /// Whether a paused one moves straight with its fraction, whatever its curve.
  open var scrubsLinearly: Bool = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion: Bool = false
  /// Where it is in its life.
  public internal(set) var state: UIViewAnimatingState = .inactive
  /// Seconds before it moves.
  public internal(set) var delay: TimeInterval = 0

  var blocks: [(delayFactor: Double, animations: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What plays; nil while inactive.
  var run: AnimatorRun?
  var wantsReverse = false

  /// An animator by its duration in seconds and its timing; springs by constants last until they have settled.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.planarTiming
    motion = PlanarMotion(timing, duration: duration)
    super.init()
  }

  /// An animator by a timing given as a value.
  package convenience init(duration: TimeInterval, timing: Timing) {
    self.init(duration: duration, timingParameters: timing.provider)
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
    let animator = UIViewPropertyAnimator(duration: duration, timing: .curve(options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The length of the whole, seconds.
  open var duration: TimeInterval { motion.duration }

  /// Animates every property of a layer, not only those that a view animates by itself.
  package var animatesEveryProperty: Bool = false

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes to animate, beginning after a share of what remains; values outside 0…1 are clamped.
  ///
  /// A stopped animator takes none: a warning.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return refuse("addAnimations:delayFactor:", .stopped) }
    let share = min(max(Double(delayFactor), 0), 1)
    if let run {
      run.animate(animation, delayFactor: share)
    } else {
      blocks.append((share, animation))
    }
  }

  /// Adds a closure that is told where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Life

  /// Starts it, or lets it go on.
  open func startAnimation() {
    switch state {
    case .inactive: begin(afterDelay: 0).resume()
    case .active: if run?.isPaused == true { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    case .stopped: refuse("startAnimation", .stopped)
    }
  }

  /// Starts it after some seconds.
  ///
  /// One that has begun takes no delay, and no delay is below 0: a warning, and it starts at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("startAnimationAfterDelay:", .stopped) }
    if delay < 0 || !delay.isFinite { refuse("startAnimationAfterDelay:", .negativeDelay(delay)) }
    if state == .active, delay > 0 { refuse("startAnimationAfterDelay:", .begun) }
    guard state == .inactive else { return startAnimation() }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    begin(afterDelay: self.delay).resume()
  }

  /// Pauses it where it is; one that has not begun is paused at its start.
  ///
  /// A stopped one, and one that is not interruptible, cannot be paused: a warning.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation", .stopped) }
    guard isInterruptible else { return refuse("pauseAnimation", .uninterruptible) }
    (run ?? begin(afterDelay: 0)).pause()
  }

  /// Lets a paused one go on, with another timing and in a share of its duration; 0 is what remains of it.
  ///
  /// One that is not paused goes on as it did: a warning.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let call = "continueAnimationWithTimingParameters:durationFactor:"
    guard state != .stopped else { return refuse(call, .stopped) }
    guard let run, run.isPaused else { return refuse(call, .unpaused) }
    run.proceed(parameters?.planarTiming, durationFactor: Double(durationFactor))
  }

  /// Ends it where it is; unless `withoutFinishing`, `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let run else { return }
    run.stop()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Puts the values of a stopped one at one of its ends, and completes it; any other one gives a warning.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped, let run else { return refuse("finishAnimationAtPosition:", .unstopped) }
    run.put(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Whether it moves.
  open var isRunning: Bool { state == .active && run?.isPaused == false }

  /// Whether it runs towards its start.
  open var isReversed: Bool {
    get { run?.isReversed ?? wantsReverse }
    set {
      guard state != .stopped else { return refuse("setReversed:", .stopped) }
      wantsReverse = newValue
      run?.turn(reversed: newValue)
    }
  }

  /// How far it is, 0…1; setting it pauses it there.
  open var fractionComplete: CGFloat {
    get { run.map { CGFloat($0.fraction) } ?? 0 }
    set {
      guard state != .stopped else { return refuse("setFractionComplete:", .stopped) }
      (run ?? begin(afterDelay: 0)).hold(at: min(max(Double(newValue), 0), 1))
    }
  }

  private func begin(afterDelay delay: Double) -> AnimatorRun {
    let run = AnimatorRun(self, delay: delay)
    self.run = run
    state = .active
    let waiting = blocks
    blocks = []
    run.begin(waiting)
    if wantsReverse { run.turn(reversed: true) }
    return run
  }

  /// The run has come to an end by itself.
  func runDidEnd(_ ended: AnimatorRun) {
    guard run === ended, state == .active else { return }
    if pausesOnCompletion { return ended.hold(at: ended.isReversed ? 0 : 1) }
    if ended.isReversed { ended.put(at: .start) }
    complete(at: ended.isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let waiting = completions
    forget()
    for completion in waiting { completion(position) }
  }

  private func forget() {
    run?.removeAnimations()
    run = nil
    completions = []
    wantsReverse = false
  }
}
