import Motion

/// A basic animation moved by a spring, as `CASpringAnimation`.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, above 0.
  open var mass: CGFloat = 1
  /// The spring's stiffness, above 0.
  open var stiffness: CGFloat = 100
  /// The friction, 0 or more; beyond critical it is taken as critical.
  open var damping: CGFloat = 10
  /// Whole distances a second; positive is towards the end value.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond critical slows the motion.
  open var allowsOverdamping: Bool = false

  /// A spring by its perceptual duration in seconds and its bounce, −1…1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
  }

  var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// How long the spring takes to come to rest, seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long the spring is felt to take, seconds.
  open var perceptualDuration: CFTimeInterval { spring.response }

  /// How much it bounces, −1…1.
  open var bounce: CGFloat { spring.bounce }

  override var pace: Pace { .spring(spring) }
}
