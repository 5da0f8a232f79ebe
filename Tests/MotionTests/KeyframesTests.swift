import Motion
import Testing

@Suite struct KeyframesTests {
  /// What an animation through some values shows.
  private func value(of keyframes: Keyframes, through values: [Double], at seconds: Double) -> Double {
    keyframes.weights(at: seconds).reduce(0) { $0 + values[$1.index] * $1.weight }
  }

  @Test(arguments: [Keyframes.CalculationMode.linear, .discrete, .cubic])
  func `the first value shows before its time and the last one after`(mode: Keyframes.CalculationMode) {
    let keyframes = Keyframes(times: [0.25, 0.5, 0.75], mode: mode, duration: 2)
    let values = [10.0, 20, 40]
    #expect(value(of: keyframes, through: values, at: -1) == 10)
    #expect(value(of: keyframes, through: values, at: 0.4) == 10)
    #expect(value(of: keyframes, through: values, at: 1.5) == 40)
    #expect(value(of: keyframes, through: values, at: 9) == 40)
  }

  @Test(arguments: [Keyframes.CalculationMode.linear, .discrete, .cubic])
  func `every value shows at its time`(mode: Keyframes.CalculationMode) {
    let keyframes = Keyframes(times: [0, 0.25, 0.5, 1], mode: mode, duration: 1)
    let values = [3.0, -1, 8, 2]
    for (time, expected) in zip(keyframes.times, values) {
      #expect((value(of: keyframes, through: values, at: time) - expected).magnitude < 1e-12)
    }
  }

  @Test(arguments: [Keyframes.CalculationMode.linear, .discrete, .cubic])
  func `weights add up to 1`(mode: Keyframes.CalculationMode) {
    let keyframes = Keyframes(times: [0, 0.1, 0.7, 1], timings: [.easeIn], mode: mode, duration: 1)
    for step in -2...22 {
      let sum = keyframes.weights(at: Double(step) / 20).reduce(0) { $0 + $1.weight }
      #expect((sum - 1).magnitude < 1e-12)
    }
  }

  @Test func `a key's timing governs the way to the next`() {
    let keyframes = Keyframes(times: [0, 0.5, 1], timings: [.easeIn, .linear], duration: 2)
    let expected = 10 * CubicCurve.easeIn.value(at: 0.5)
    #expect((value(of: keyframes, through: [0, 10, 30], at: 0.5) - expected).magnitude < 1e-12)
    #expect(value(of: keyframes, through: [0, 10, 30], at: 1.5) == 20)
  }

  @Test func `a spring between keys has the seconds between them, and is cut off at the next`() {
    let ratio = SpringForm.dampingRatio(0.8)
    let keyframes = Keyframes(times: [0, 0.5, 1], timings: [.spring(ratio), .spring(.system)], duration: 0.8)
    let first = ratio.spring(duration: 0.4).value(at: 0.1)
    #expect((value(of: keyframes, through: [0, 1, 2], at: 0.1) - first).magnitude < 1e-12)
    let second = 1 + Spring.system.value(at: 0.3)
    #expect((value(of: keyframes, through: [0, 1, 2], at: 0.7) - second).magnitude < 1e-12)
    #expect(value(of: keyframes, through: [0, 1, 2], at: 0.8) == 2)
  }

  @Test func `a discrete value shows until the next one's time`() {
    let keyframes = Keyframes(times: [0, 0.5, 1], mode: .discrete, duration: 1)
    #expect(keyframes.weights(at: 0.499) == [KeyframeWeight(index: 0, weight: 1)])
    #expect(keyframes.weights(at: 0.5) == [KeyframeWeight(index: 1, weight: 1)])
  }

  @Test func `simultaneous keys are a jump to the later value`() {
    let keyframes = Keyframes(times: [0, 0.5, 0.5, 1], duration: 1)
    #expect((value(of: keyframes, through: [0, 1, 5, 6], at: 0.5.nextDown) - 1).magnitude < 1e-9)
    #expect(value(of: keyframes, through: [0, 1, 5, 6], at: 0.5) == 5)
    #expect(Keyframes(times: [0, 0.6, 0.4, 1], duration: 1).times == [0, 0.6, 0.6, 1])
  }

  @Test func `a cubic passes through collinear values in a straight line, at unequal times too`() {
    let keyframes = Keyframes(times: [0, 0.2, 0.3, 1], mode: .cubic, duration: 1)
    for step in 0...40 {
      let seconds = Double(step) / 40
      #expect((value(of: keyframes, through: [0, 2, 3, 10], at: seconds) - 10 * seconds).magnitude < 1e-12)
    }
  }

  @Test func `a cubic does not change its speed at a key`() {
    let keyframes = Keyframes(times: [0, 0.3, 0.5, 1], mode: .cubic, duration: 1)
    let values = [0.0, 4, -2, 7]
    for key in [0.3, 0.5] {
      let around = [-1e-6, 0, 1e-6].map { value(of: keyframes, through: values, at: key + $0) }
      let (before, after) = ((around[1] - around[0]) / 1e-6, (around[2] - around[1]) / 1e-6)
      #expect((before - after).magnitude < 0.01)
    }
  }

  @Test func `a cubic with even times is Catmull and Rom's, (−p₀ + 9p₁ + 9p₂ − p₃)/16 in the middle`() {
    let keyframes = Keyframes(times: Keyframes.evenTimes(count: 4), mode: .cubic, duration: 3)
    let middle = value(of: keyframes, through: [1, 2, 5, 3], at: 1.5)
    let expected: Double = 3.6875
    #expect((middle - expected).magnitude < 1e-12)
  }

  @Test func `paced times are as far apart as the values`() {
    #expect(Keyframes.pacedTimes(distances: [1, 3, 4]) == [0, 0.125, 0.5, 1])
    #expect(Keyframes.pacedTimes(distances: [0, 0]) == [0, 0.5, 1])
    #expect(Keyframes.pacedTimes(distances: []) == [0])
    let keyframes = Keyframes(times: Keyframes.pacedTimes(distances: [1, 3, 4]), duration: 1)
    #expect((value(of: keyframes, through: [0, 1, 4, 8], at: 0.3) - 2.4).magnitude < 1e-12)
  }

  @Test func `even times go from 0 to 1`() {
    #expect(Keyframes.evenTimes(count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Keyframes.evenTimes(count: 1) == [0])
    #expect(Keyframes.evenTimes(count: 0).isEmpty)
  }

  @Test func `one key shows always, none never`() {
    #expect(
      Keyframes(times: [0.5], mode: .cubic, duration: 1).weights(at: 0.7) == [KeyframeWeight(index: 0, weight: 1)])
    #expect(Keyframes(times: [], duration: 1).weights(at: 0.5).isEmpty)
  }

  @Test func `keyframes without time show their last value`() {
    let keyframes = Keyframes(times: [0, 1], duration: 0)
    #expect(keyframes.weights(at: 0) == [KeyframeWeight(index: 1, weight: 1)])
  }
}
