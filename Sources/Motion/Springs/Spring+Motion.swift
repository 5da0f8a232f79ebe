extension Spring {
  /// The share of the distance covered after some seconds: 0 at first, 1 at rest, more while it overshoots.
  package func value(at seconds: Double) -> Double { 1 - remainder(at: seconds) }

  /// Whole distances per second after some seconds.
  package func velocity(at seconds: Double) -> Double {
    let decay = drawnDecay
    let waves = waves(at: seconds)
    let pull = frequency * frequency - decay * initialVelocity
    return initialVelocity * waves.even + pull * waves.odd
  }

  /// The share of the distance still to go.
  func remainder(at seconds: Double) -> Double {
    let waves = waves(at: seconds)
    return waves.even + (drawnDecay - initialVelocity) * waves.odd
  }

  /// The damping ratio the motion is drawn with: beyond the critical only where that is allowed.
  var drawnRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  /// The rate e^(−rate × t) at which the swing dies away.
  var drawnDecay: Double { drawnRatio * frequency }

  /// The frequency of the swing as ω √|1 − ζ²|: of sines below the critical damping, of hyperbolic sines above it.
  var swing: Double {
    let ratio = drawnRatio
    return frequency * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
  }

  /// The two solutions of the spring's equation: e^(−at) cos(st) and e^(−at) sin(st)/s, hyperbolic above the critical damping.
  ///
  /// Written so, the three kinds of damping are one formula that is smooth where they meet.
  private func waves(at seconds: Double) -> (even: Double, odd: Double) {
    let angle = swing * seconds
    if drawnRatio <= 1 {
      let envelope = Elementary.exp(-drawnDecay * seconds)
      let sine = angle == 0 ? seconds : seconds * (Elementary.sin(angle) / angle)
      return (envelope * Elementary.cos(angle), envelope * sine)
    }
    return hyperbolicWaves(at: seconds, angle: angle)
  }

  private func hyperbolicWaves(at seconds: Double, angle: Double) -> (even: Double, odd: Double) {
    guard angle > 0.5 else {
      let envelope = Elementary.exp(-drawnDecay * seconds)
      let (even, odd) = hyperbolicSeries(square: angle * angle)
      return (envelope * even, envelope * seconds * odd)
    }
    let slow = Elementary.exp(-frequency * frequency / (drawnDecay + swing) * seconds)
    let fast = Elementary.exp(-(drawnDecay + swing) * seconds)
    return ((slow + fast) / 2, (slow - fast) / (2 * swing))
  }

  /// cosh(x) and sinh(x)/x of a small x, whose exponentials would cancel.
  private func hyperbolicSeries(square: Double) -> (even: Double, odd: Double) {
    var even = 1.0
    var odd = 1.0
    var term = 1.0
    for index in stride(from: 2.0, through: 14, by: 2) {
      term *= square / (index * (index - 1))
      even += term
      odd += term / (index + 1)
    }
    return (even, odd)
  }
}
