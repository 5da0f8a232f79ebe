import Motion
import Testing

@Suite struct TimedMotionTests {
  @Test(arguments: [
    Timing.linear, .easeInOut, .system, .spring(.dampingRatio(0.55)), .spring(.dampingRatio(0.8, initialVelocity: 2)),
    .spring(.physical(mass: 2, stiffness: 300, damping: 30, initialVelocity: -3)),
    .spring(.perceptual(duration: 0.5, bounce: 0.3)), .spring(.response(0.4, dampingFraction: 0.75)),
  ])
  func `a motion starts at 0 and is over at its end`(timing: Timing) {
    let motion = timing.motion(duration: 0.6)
    #expect(motion.value(at: -1) == 0)
    #expect(motion.value(at: 0) == 0)
    #expect(motion.value(at: motion.duration.nextDown) != 0)
    #expect(motion.value(at: motion.duration) == 1)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.value(at: 100) == 1)
  }

  /// The lanes of a scene that runs every spelling with a duration of 0.6: seconds, and the share of the way there.
  private static let lanes: [(SpringForm, [(seconds: Double, share: Double)])] = [
    (.physical(mass: 1, stiffness: 180, damping: 12), [(0.05, 0.1794276), (0.4, 1.0372473), (0.6, 0.9725346)]),
    (.perceptual(duration: 0.5, bounce: 0.3), [(0.1, 0.4233021), (0.5, 1.0144984), (0.6, 1.0007367)]),
    (.response(0.4, dampingFraction: 0.75), [(0.1, 0.5430107), (0.5, 1.0014946), (0.6, 0.9991972)]),
    (.physical(mass: 2, stiffness: 300, damping: 30, initialVelocity: -3), [(0.05, 0.0447953), (0.6, 0.99561)]),
    (.system, [(0.05, 0.2322305), (0.4, 0.9944076), (0.6, 1)]),
  ]

  @Test(arguments: 0..<5)
  func `springs with a length of their own ignore the duration`(lane: Int) {
    let (form, samples) = Self.lanes[lane]
    let motion = Timing.spring(form).motion(duration: 0.6)
    #expect(motion == Timing.spring(form).motion(duration: 5))
    #expect(motion.duration == form.spring(duration: 0.6).uikitSettlingDuration)
    for (seconds, share) in samples {
      #expect((motion.value(at: seconds) - share).magnitude < 1e-6, "\(seconds)")
    }
  }

  @Test func `a damping-ratio spring lasts the duration it is given, also beyond the limit of its search`() {
    let timing = Timing.spring(.dampingRatio(0.8))
    #expect(timing.motion(duration: 0.6).duration == 0.6)
    #expect(timing.motion(duration: 12).duration == 12)
    let left = (timing.motion(duration: 0.6).value(at: 0.6.nextDown) - 1).magnitude
    #expect(left > 1e-4 && left < 1e-3)
  }

  @Test func `a curve stretches over its duration`() {
    let motion = Timing.easeIn.motion(duration: 0.5)
    #expect(motion.value(at: 0.2) == CubicCurve.easeIn.value(at: 0.4))
    let velocity = motion.velocity(at: 0.2)
    #expect(velocity == CubicCurve.easeIn.slope(at: 0.4) * 2)
  }

  @Test(arguments: [0.0, -1])
  func `a curve without time is a jump`(duration: Double) {
    let motion = Timing.easeInOut.motion(duration: duration)
    #expect(motion.duration == 0)
    #expect(motion.value(at: -0.001) == 0)
    #expect(motion.value(at: 0) == 1)
  }

  @Test func `a spring may be cut off earlier than it settles`() {
    let motion = TimedMotion(spring: Spring(), duration: 0.25)
    #expect(motion.value(at: 0.2) == Spring().value(at: 0.2))
    #expect(motion.value(at: 0.25) == 1)
  }
}
