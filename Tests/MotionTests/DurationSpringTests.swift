import Motion
import Testing

@Suite struct DurationSpringTests {
  @Test(arguments: try Vectors.durationSprings.cases)
  func `a duration becomes the spring of the largest root`(vector: DurationSpringVectors.Case) {
    let spring = vector.spring
    #expect(spring.mass == 1)
    #expect(spring.initialVelocity == vector.velocity)
    #expect((spring.stiffness / vector.stiffness - 1).magnitude <= 1e-9)
    #expect((spring.damping / vector.damping - 1).magnitude <= 1e-9)
    #expect((spring.frequency / vector.frequency - 1).magnitude <= 1e-12)
  }

  @Test(arguments: try Vectors.durationSprings.cases)
  func `a duration's spring moves as its matrix exponential does`(vector: DurationSpringVectors.Case) {
    let spring = vector.spring
    for (index, seconds) in vector.times.enumerated() {
      #expect((spring.value(at: seconds) - vector.values[index]).magnitude <= 1e-11, "\(seconds)")
      let velocity = spring.velocity(at: seconds)
      #expect((velocity - vector.velocities[index]).magnitude <= 1e-10 * max(1, spring.frequency), "\(seconds)")
    }
  }

  @Test(arguments: [(3.0, 0.25, 54.83363359078326, 3.702486785620688, 1e-12), (0.404, 1, 522.35, 45.7099552, 1e-6)])
  func `published springs come out`(
    duration: Double, ratio: Double, stiffness: Double, damping: Double, tolerance: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio)
    #expect((spring.stiffness / stiffness - 1).magnitude <= tolerance)
    #expect((spring.damping / damping - 1).magnitude <= tolerance)
  }

  @Test func `a thousandth of the rule's measure is left after the duration`() {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<500 {
      let duration = Double.random(in: 0.01...10, using: &numbers)
      let ratio = Double.random(in: 0.01...0.999, using: &numbers)
      let velocity = Double.random(in: -20...20, using: &numbers)
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      let swing = spring.frequency * (1 - ratio * ratio).squareRoot()
      let share = ((ratio * spring.frequency - velocity) / swing).magnitude
      let left = share * Elementary.exp(-ratio * spring.frequency * duration)
      let expected = 0.001
      #expect((left - expected).magnitude < 1e-11, "\(duration) \(ratio) \(velocity)")
    }
  }

  @Test func `no larger frequency leaves a thousandth`() {
    var numbers = SeededNumbers(seed: 22)
    for _ in 0..<200 {
      let duration = Double.random(in: 0.1...2, using: &numbers)
      let velocity = Double.random(in: -20...20, using: &numbers)
      let frequency = Spring(duration: duration, dampingRatio: 1, initialVelocity: velocity).frequency
      for factor in [1.0001, 1.01, 1.1, 1.5, 2, 4, 10] {
        let larger = factor * frequency
        let left = ((larger - velocity) * duration + 1).magnitude * Elementary.exp(-larger * duration)
        #expect(left < 0.001, "\(duration) \(velocity) × \(factor)")
      }
    }
  }

  @Test(arguments: [1.0, 2, 4, 5, 6.5])
  func `a hard throw takes the root beyond its overshoot`(distancesThrown: Double) {
    let (duration, velocity) = (0.25, distancesThrown / 0.25)
    let frequency = Spring(duration: duration, dampingRatio: 1, initialVelocity: velocity).frequency
    let left = ((frequency - velocity) * duration + 1) * Elementary.exp(-frequency * duration)
    let expected = 0.001
    #expect(frequency > velocity)
    #expect((left - expected).magnitude < 1e-15)
  }

  @Test func `half the duration doubles the frequency`() {
    for ratio in [0.3, 0.8, 1] {
      let slow = Spring(duration: 0.8, dampingRatio: ratio).frequency
      let fast = Spring(duration: 0.4, dampingRatio: ratio).frequency
      #expect((fast / slow - 2).magnitude < 1e-13)
    }
  }

  @Test func `ratio and duration are limited as UIKit limits them`() {
    #expect(Spring(duration: 0.5, dampingRatio: 4.56) == Spring(duration: 0.5, dampingRatio: 1))
    #expect(Spring(duration: 12, dampingRatio: 0.8) == Spring(duration: 10, dampingRatio: 0.8))
    #expect(Spring(duration: 0, dampingRatio: 0.8) == Spring(duration: 0.01, dampingRatio: 0.8))
    #expect(Spring(duration: 1, dampingRatio: -1, initialVelocity: 1).dampingRatio > 0)
  }

  @Test func `a spring with nothing to settle by still swings`() {
    let spring = Spring(duration: 0.5, dampingRatio: 0)
    #expect(spring.frequency == 10)
    #expect(spring.value(at: 0.3) > 1)
  }
}
