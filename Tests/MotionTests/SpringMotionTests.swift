import Motion
import Testing

@Suite struct SpringMotionTests {
  @Test(arguments: try Vectors.springs.cases)
  func `a spring moves as its equation's matrix exponential does`(vector: SpringVectors.Case) throws {
    let spring = vector.spring(allowsOverdamping: true)
    try expect(spring, toMoveAs: vector, values: vector.value, velocities: vector.velocity)
  }

  @Test(arguments: try Vectors.springs.cases)
  func `a spring damped beyond the critical is drawn critically damped`(vector: SpringVectors.Case) throws {
    let spring = vector.spring(allowsOverdamping: false)
    try expect(
      spring, toMoveAs: vector, values: vector.clampedValue ?? vector.value,
      velocities: vector.clampedVelocity ?? vector.velocity)
  }

  private func expect(
    _ spring: Spring, toMoveAs vector: SpringVectors.Case, values: [Double], velocities: [Double]
  ) throws {
    let times = try Vectors.springs.times
    let toleranceOfVelocity = vector.toleranceOfVelocity * max(1, spring.frequency)
    for (index, seconds) in times.enumerated() {
      let value = spring.value(at: seconds)
      let velocity = spring.velocity(at: seconds)
      #expect((value - values[index]).magnitude <= vector.toleranceOfValue, "value at \(seconds)")
      #expect((velocity - velocities[index]).magnitude <= toleranceOfVelocity, "velocity at \(seconds)")
    }
  }

  @Test func `a spring obeys its equation`() {
    for spring in Self.randomSprings(seed: 11, count: 200) {
      let natural = spring.frequency * spring.frequency
      let decay = 2 * min(spring.dampingRatio, spring.allowsOverdamping ? .infinity : 1) * spring.frequency
      for step in 1...10 {
        let seconds = Double(step) / 10 / spring.frequency * 3
        let width = 1e-4 / spring.frequency / max(1, spring.dampingRatio)
        let rise = spring.velocity(at: seconds + width) - spring.velocity(at: seconds - width)
        let acceleration = rise / (2 * width)
        let residual = acceleration + decay * spring.velocity(at: seconds) + natural * (spring.value(at: seconds) - 1)
        let scale = natural * max(1, spring.initialVelocity.magnitude / spring.frequency) * max(1, spring.dampingRatio)
        #expect(residual.magnitude < 1e-5 * scale, "\(spring) at \(seconds)")
      }
    }
  }

  @Test func `a spring's velocity is the slope of its motion`() {
    for spring in Self.randomSprings(seed: 12, count: 200) {
      let width = 1e-4 / spring.frequency / max(1, spring.dampingRatio)
      let seconds = 0.7 / spring.frequency
      let slope = (spring.value(at: seconds + width) - spring.value(at: seconds - width)) / (2 * width)
      let scale = spring.frequency * max(1, spring.initialVelocity.magnitude / spring.frequency)
      #expect((slope - spring.velocity(at: seconds)).magnitude < 1e-6 * scale, "\(spring)")
    }
  }

  @Test func `a spring starts at 0 with the velocity it is thrown at`() {
    for spring in Self.randomSprings(seed: 13, count: 200) {
      #expect(spring.value(at: 0) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
    }
  }

  @Test func `a damped spring comes to rest at 1`() {
    for spring in Self.randomSprings(seed: 14, count: 200) {
      let seconds = 60 * max(spring.dampingRatio, 1 / spring.dampingRatio) / spring.frequency
      #expect((spring.value(at: seconds) - 1).magnitude < 1e-9, "\(spring)")
      #expect(spring.velocity(at: seconds).magnitude < 1e-9 * spring.frequency, "\(spring)")
    }
  }

  @Test(arguments: [-8.0, 0, 0.5, 10, 40])
  func `motion is continuous where the kinds of damping meet`(velocity: Double) {
    for exponent in 1...15 {
      let difference = Elementary.pow(10, -Double(exponent))
      let springs = [1 - difference, 1, 1 + difference].map { ratio in
        Spring(stiffness: 100, damping: 20 * ratio, initialVelocity: velocity, allowsOverdamping: true)
      }
      for step in 1...20 {
        let seconds = Double(step) / 20
        let values = springs.map { $0.value(at: seconds) }
        let velocities = springs.map { $0.velocity(at: seconds) }
        #expect((values[0] - values[1]).magnitude < 12 * difference + 1e-14)
        #expect((values[2] - values[1]).magnitude < 12 * difference + 1e-14)
        #expect((velocities[0] - velocities[1]).magnitude < 200 * difference + 1e-12)
        #expect((velocities[2] - velocities[1]).magnitude < 200 * difference + 1e-12)
      }
    }
  }

  @Test func `the two formulas for heavy damping agree where they change over`() {
    let spring = Spring(stiffness: 100, damping: 22, initialVelocity: 2, allowsOverdamping: true)
    let change = 0.5 / (spring.frequency * 0.21.squareRoot())
    let before = spring.value(at: change.nextDown.nextDown)
    let after = spring.value(at: change.nextUp.nextUp)
    #expect((after - before).magnitude < 1e-14)
  }

  @Test func `a heavily damped spring without a throw never overshoots nor turns back`() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 120, allowsOverdamping: true)
    let values = (0...200).map { spring.value(at: Double($0) / 20) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { $0 <= 1 })
  }

  @Test func `a spring without stiffness or damping drifts on`() {
    let spring = Spring(stiffness: 0, damping: 0, initialVelocity: 2)
    #expect(spring.value(at: 3) == 6)
    #expect(spring.velocity(at: 3) == 2)
  }

  @Test func `UIKit's own spring moves as a measured push does`() throws {
    let vectors = try Vectors.curves
    for (share, measured) in zip(vectors.progress, vectors.measuredPush).dropLast() {
      let difference = Spring.system.value(at: 0.5 * share) - measured
      #expect(difference.magnitude < 0.0065, "at \(share)")
    }
  }

  /// Springs of all kinds of damping, thrown both ways.
  private static func randomSprings(seed: UInt64, count: Int) -> [Spring] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { index in
      let mass = Double.random(in: 0.2...20, using: &numbers)
      let stiffness = Double.random(in: 5...1500, using: &numbers)
      let ratio = index % 5 == 0 ? 1 : Double.random(in: 0.05...3, using: &numbers)
      return Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
        initialVelocity: Double.random(in: -20...20, using: &numbers),
        allowsOverdamping: Bool.random(using: &numbers))
    }
  }
}
