import Motion
import Testing

@Suite struct FrameClockTests {
  @Test(arguments: [
    ("60", 60, 1), ("29.97", 2997, 100), ("60000/1001", 60000, 1001), ("120.0", 120, 1), ("0.5", 1, 2), ("48/2", 24, 1),
    ("23.976", 2997, 125), ("007", 7, 1),
  ])
  func `a rate reads as a reduced fraction`(text: String, frames: Int, seconds: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.frames == frames)
    #expect(rate.seconds == seconds)
    #expect(FrameRate(rate.description) == rate)
  }

  @Test(arguments: [
    "", "0", "-60", "+60", "60/0", "0/1", "/", "60/", "/1001", "1/2/3", "6e1", "60 ", "60fps", ".5", "5.", "1.2.3",
    "29.97/1", "60/1.001", "nan", "٦٠", "1234567890123456",
  ])
  func `anything else is no rate`(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test func `a frame's time is its index divided by the rate, however far`() throws {
    let clock = FrameClock(rate: try #require(FrameRate("60000/1001")))
    #expect(clock.time(of: 0) == 0)
    #expect(clock.time(of: 60000) == 1001)
    let third = clock.time(of: 3)
    let expected = 3003.0 / 60000
    #expect(third == expected)
    let whole = FrameClock(rate: try #require(FrameRate(frames: 60)))
    #expect((0...600).allSatisfy { whole.time(of: $0) == Double($0) / 60 })
  }

  private static let durations: [(String, Double, Int)] = [
    ("60", 0.6, 36), ("60", 0.5058237825031379, 31), ("60", 1.6, 96), ("60", 0, 0), ("60", -1, 0), ("30", 1.0001, 31),
    ("60000/1001", 1.001, 60), ("60", 0.1 + 0.2, 18), ("24", 0.7, 17), ("120", 1.0 / 3, 40),
  ]

  @Test(arguments: durations)
  func `the last frame is the first that shows the end`(text: String, duration: Double, expected: Int) throws {
    let clock = FrameClock(rate: try #require(FrameRate(text)))
    #expect(clock.lastIndex(of: duration) == expected)
  }

  @Test func `the frame at a last index shows the end and the one before does not`() throws {
    var numbers = SeededNumbers(seed: 31)
    let rates = try ["60", "59.94", "60000/1001", "24", "120"].map { try #require(FrameRate($0)) }
    for rate in rates {
      let clock = FrameClock(rate: rate)
      for _ in 0..<100 {
        let duration = Double.random(in: 0.01...20, using: &numbers)
        let last = clock.lastIndex(of: duration)
        #expect(clock.time(of: last) >= duration - 1e-9)
        #expect(clock.time(of: last - 1) < duration)
      }
    }
  }

  @Test func `a duration without end has a last frame all the same`() throws {
    let clock = FrameClock(rate: try #require(FrameRate(frames: 60)))
    #expect(clock.lastIndex(of: .greatestFiniteMagnitude) > 1_000_000)
    #expect(clock.time(of: .max) > 1e16)
  }
}
