import Motion

extension UIView {
  /// Animates what a block changes, along the easing curve.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what a block changes.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      AnimationParameters(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Animates what a block changes, by a spring that has all but settled after the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    animate(
      AnimationParameters(duration: duration, delay: delay, pace: .spring(spring), options: options),
      animations: animations, completion: completion)
  }

  /// Animates what a block changes, by a spring of a felt duration; it lasts until it has settled.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    animate(
      AnimationParameters(TimedMotion(spring: spring), delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Animates what a block changes in a way given as values: what all the forms above come down to.
  ///
  /// - Parameter timekeeper: a layer in whose time the block lasts its duration, even when it changes nothing.
  package static func animate(
    _ parameters: AnimationParameters, timekeeper: CALayer? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let environment = UIEnvironment.current
    let outer = environment.contexts.last { $0.isEnabled }
    run(
      makeContext(parameters, inside: outer, completion: completion), timekeeper: timekeeper, animations)
  }

  static func makeContext(
    _ parameters: AnimationParameters, inside outer: AnimationContext?, completion: ((Bool) -> Void)?
  ) -> AnimationContext {
    let inherited = parameters.inheriting(from: outer?.parameters)
    let environment = UIEnvironment.current
    environment.blockObserver?(inherited)
    let isEnabled = environment.animationsAreEnabled && environment.animationContext?.isEnabled ?? true
    let context = AnimationContext(inherited, group: CompletionGroup(completion), isEnabled: isEnabled)
    context.join(outer)
    return context
  }

  static func run(_ context: AnimationContext, timekeeper: CALayer? = nil, _ animations: () -> Void) {
    let environment = UIEnvironment.current
    environment.contexts.append(context)
    animations()
    if context.isEnabled, context.parameters.duration > 0, let alongside = environment.alongsideAnimations {
      environment.alongsideAnimations = nil
      alongside()
    }
    context.finish()
    if let timekeeper, context.isEnabled { context.keepTime(on: timekeeper) }
    environment.contexts.removeLast()
    context.group.close()
  }

  /// Changes values at once, even inside a block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIEnvironment.current
    environment.contexts.append(.disabled())
    actionsWithoutAnimation()
    environment.contexts.removeLast()
  }

  /// Whether blocks animate.
  public static var areAnimationsEnabled: Bool {
    let environment = UIEnvironment.current
    return environment.animationsAreEnabled && environment.animationContext?.isEnabled ?? true
  }

  /// Sets whether blocks animate.
  public static func setAnimationsEnabled(_ enabled: Bool) { UIEnvironment.current.animationsAreEnabled = enabled }

  /// The duration of the block that runs; 0 outside blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    guard let context = UIEnvironment.current.animationContext, context.isEnabled else { return 0 }
    return context.parameters.duration
  }
}
