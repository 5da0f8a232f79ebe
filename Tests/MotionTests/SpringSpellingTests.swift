import Motion
import Testing

@Suite struct SpringSpellingTests {
  private static let pi = 3.141592653589793

  @Test(arguments: [-0.9, -0.5, -0.2, 0, 0.15, 0.3, 0.8, 1])
  func `a perceptual duration and a bounce read back`(bounce: Double) {
    for duration in [0.1, 0.5, 2.5] {
      let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: 3)
      #expect((spring.response - duration).magnitude < 1e-14)
      #expect((spring.bounce - bounce).magnitude < 1e-14)
      #expect(spring.initialVelocity == 3)
    }
  }

  @Test func `a bounce has the constants SwiftUI gives it`() {
    let bouncy = Spring(perceptualDuration: 0.5, bounce: 0.3)
    let flat = Spring(perceptualDuration: 0.5, bounce: -0.3)
    let stiffness = (2 * Self.pi / 0.5) * (2 * Self.pi / 0.5)
    let bouncyDamping = 4 * Self.pi * 0.7 / 0.5
    let flatDamping = 4 * Self.pi / (0.5 * 0.7)
    #expect((bouncy.stiffness - stiffness).magnitude < 1e-12)
    #expect((bouncy.damping - bouncyDamping).magnitude < 1e-13)
    #expect((flat.damping - flatDamping).magnitude < 1e-13)
  }

  @Test func `a negative bounce creeps, and −1 still moves`() {
    let flat = Spring(perceptualDuration: 0.5, bounce: -0.5)
    let smooth = Spring(perceptualDuration: 0.5, bounce: 0)
    #expect(flat.value(at: 0.3) < smooth.value(at: 0.3))
    #expect(Spring(perceptualDuration: 0.5, bounce: -1).value(at: 1) > 0)
  }

  @Test func `response and damping fraction are perceptual duration and bounce`() {
    let older = Spring(response: 0.4, dampingFraction: 0.75)
    let newer = Spring(perceptualDuration: 0.4, bounce: 0.25)
    #expect(older == newer)
    #expect((older.dampingRatio - 0.75).magnitude < 1e-15)
  }

  @Test func `the damping ratio of UIKit's own spring is beyond critical`() {
    #expect((Spring.system.dampingRatio - 4.564354645876384).magnitude < 1e-14)
    #expect(Spring(stiffness: 0).dampingRatio == 0)
  }

  @Test func `constants left out are CASpringAnimation's`() {
    #expect(Spring() == Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0, allowsOverdamping: false))
  }

  @Test(arguments: [(100.0, 200.0, 0.5), (100, -200, -0.5), (-50, 200, -0.25), (100, 0, 0), (0, 0, 0)])
  func `a velocity is measured in distances still to go`(velocity: Double, distance: Double, expected: Double) {
    #expect(Spring.relativeVelocity(velocity, over: distance) == expected)
  }

  @Test(arguments: [
    SpringForm.dampingRatio(0.8), .physical(mass: 1, stiffness: 180, damping: 12),
    .perceptual(duration: 0.5, bounce: 0.2), .response(0.4, dampingFraction: 0.75), .system,
  ])
  func `a spelled spring takes over the finger's velocity and nothing else`(form: SpringForm) {
    let thrown = form.thrown(at: 2.5)
    #expect(thrown.initialVelocity == 2.5)
    #expect(thrown.obeysDuration == form.obeysDuration)
    #expect(thrown.thrown(at: form.initialVelocity).spring(duration: 0.5) == form.spring(duration: 0.5))
    if !form.obeysDuration {
      #expect(thrown.spring(duration: 1) == form.spring(duration: 1).thrown(at: 2.5))
    }
  }

  @Test func `a spelled spring without stiffness is given UIKit's least`() {
    let spring = SpringForm.physical(mass: 1, stiffness: 0, damping: -5).spring(duration: 1)
    #expect(spring.stiffness == 0.01)
    #expect(spring.damping == 0)
  }
}
