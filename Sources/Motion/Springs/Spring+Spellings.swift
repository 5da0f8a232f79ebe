extension Spring {
  private static let twoPi = 6.283185307179586

  /// The least share of its critical slowness a spring of bounce −1 keeps: it would never move otherwise.
  private static let leastFlatness = 0.01

  /// The spring of iOS 17 and SwiftUI: how long it seems to take in seconds, and how much it bounces, −1 to 1.
  ///
  /// A negative bounce flattens the spring, which needs over-damping.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let flatness = max(1 + bounce, Self.leastFlatness)
    self.init(
      response: perceptualDuration, dampingFraction: bounce < 0 ? 1 / flatness : max(1 - bounce, 0),
      initialVelocity: initialVelocity)
  }

  /// SwiftUI's older spelling: the period of the undamped swing in seconds, and the damping ratio.
  package init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    let frequency = Self.twoPi / max(response, Self.shortestResponse)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * max(dampingFraction, 0) * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// Far below a frame; a response of 0 is a jump, which no finite stiffness makes.
  private static let shortestResponse = 1e-6

  /// The period of the undamped swing in seconds, which is also the perceptual duration; infinite without stiffness.
  package var response: Double { Self.twoPi / frequency }

  /// How much the spring bounces: 1 without damping, 0 at the critical, negative beyond.
  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The velocity of a spring that takes over a motion, in whole distances per second.
  ///
  /// From points per second and the points still to go; 0 when there is nowhere to go.
  package static func relativeVelocity(_ velocity: Double, over distance: Double) -> Double {
    let relative = velocity / distance
    return relative.isFinite ? relative : 0
  }
}
