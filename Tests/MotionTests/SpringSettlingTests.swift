import Motion
import Testing

@Suite struct SpringSettlingTests {
  @Test(arguments: try Vectors.springs.cases.filter { $0.settling != nil })
  func `a spring settles when Core Animation says`(vector: SpringVectors.Case) throws {
    let expected = try #require(vector.settling)
    let settling = vector.spring(allowsOverdamping: false).settlingDuration
    #expect((settling - expected).magnitude <= 1e-12 * expected)
  }

  @Test(arguments: try Vectors.springs.cases.filter { $0.uikitSettling != nil })
  func `a spring settles when UIKit says`(vector: SpringVectors.Case) throws {
    let expected = try #require(vector.uikitSettling)
    let settling = vector.spring(allowsOverdamping: false).uikitSettlingDuration
    #expect((settling - expected).magnitude <= 1e-12 * expected)
  }

  @Test func `UIKit's own spring lasts half a second`() {
    let settling = Spring.system.uikitSettlingDuration
    let byRule = 9.235036526651854 / Spring.system.frequency
    #expect((settling - 0.5058237825).magnitude < 1e-10)
    #expect((settling - byRule).magnitude < 1e-14)
    #expect(Spring.system.frequency == 18.257418583505537)
  }

  @Test(arguments: [(12.0, 7.0, 100.0, 0.0, 12.1), (1, 100, 25, 15, 0.9)])
  func `the walk in tenths of a second ends where it was seen to`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(spring.settlingDuration == expected)
  }

  @Test func `an overshoot between two steps of the walk does not count`() {
    let spring = Spring(stiffness: 1600, damping: 80, initialVelocity: 50)
    #expect(spring.settlingDuration == 0.1)
    #expect(spring.value(at: 0.125) > 1.001)
    #expect(spring.uikitSettlingDuration > 0.125)
  }

  @Test(arguments: [false, true])
  func `no more than a thousandth is left from the settling time on`(allowsOverdamping: Bool) {
    for velocityShare in stride(from: -4.0, through: 4, by: 0.05) {
      for ratio in [0.1, 0.5, 0.9, 1, 1.05, 1.6, 3] {
        let spring = Spring(
          stiffness: 400, damping: 40 * ratio, initialVelocity: 20 * velocityShare,
          allowsOverdamping: allowsOverdamping)
        expectRest(of: spring, after: spring.settlingDuration, within: 0.001)
        expectRest(of: spring, after: spring.uikitSettlingDuration, within: 0.00101)
      }
    }
  }

  private func expectRest(of spring: Spring, after settling: Double, within limit: Double) {
    for step in 0..<20 {
      let seconds = settling * (1 + Double(step) / 10) + 1e-9
      let left = (spring.value(at: seconds) - 1).magnitude
      #expect(left <= limit + 1e-9, "\(spring) \(seconds)")
    }
  }

  @Test func `UIKit's fit stays by the exact time at critical damping`() {
    let nearFrequency = [0.99, 0.995, 0.999, 0.9999, 1.0001, 1.001]
    for velocityShare in Array(stride(from: -3.0, through: 3, by: 0.02)) + nearFrequency {
      let spring = Spring(stiffness: 100, damping: 20, initialVelocity: 10 * velocityShare)
      let settling = spring.uikitSettlingDuration
      let left = (spring.value(at: settling) - 1).magnitude
      let expected = 0.001
      #expect((left - expected).magnitude < 1.2e-5, "\(velocityShare)")
    }
  }

  @Test(arguments: [(20.0).nextDown, (20.0).nextUp], [false, true])
  func `a ratio that is 1 but for rounding settles as 1 does`(damping: Double, allowsOverdamping: Bool) {
    let spring = Spring(stiffness: 100, damping: damping, allowsOverdamping: allowsOverdamping)
    let critical = Spring(stiffness: 100, damping: 20)
    #expect(spring.dampingRatio != 1)
    #expect((spring.uikitSettlingDuration - critical.uikitSettlingDuration).magnitude < 1e-12)
    #expect(spring.settlingDuration == critical.settlingDuration)
  }

  @Test func `a spring that is never damped or never pulled does not settle`() {
    let swinging = Spring(stiffness: 100, damping: 0)
    let drifting = Spring(stiffness: 0, damping: 0, initialVelocity: 1)
    #expect(swinging.settlingDuration == .greatestFiniteMagnitude)
    #expect(swinging.uikitSettlingDuration == .greatestFiniteMagnitude)
    #expect(drifting.settlingDuration == .greatestFiniteMagnitude)
  }

  @Test func `a spring that creeps takes longer than the critical one it is drawn as by default`() {
    let drawn = Spring(stiffness: 100, damping: 60)
    let creeping = Spring(stiffness: 100, damping: 60, allowsOverdamping: true)
    #expect(creeping.uikitSettlingDuration > 3 * drawn.uikitSettlingDuration)
    #expect(creeping.settlingDuration >= creeping.uikitSettlingDuration)
  }
}
