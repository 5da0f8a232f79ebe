import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualClockTests {
  @Test func eventsRunInTheOrderOfTheirTimeAndThenOfTheirScheduling() {
    let clock = VirtualClock()
    var order: [String] = []
    clock.schedule(at: 2) { order.append("c") }
    clock.schedule(at: 1) { order.append("a") }
    clock.schedule(at: 2) { order.append("d") }
    clock.schedule(at: 1) { order.append("b") }
    clock.advance(to: 3)
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func nowIsTheEventsOwnTimeWhileItRuns() {
    let clock = VirtualClock()
    var times: [Double] = []
    let expected = [0.25, 0.75, 1]
    clock.schedule(at: 0.75) { times.append(clock.now) }
    clock.schedule(at: 0.25) { times.append(clock.now) }
    clock.advance(to: 1)
    times.append(clock.now)
    #expect(times == expected)
  }

  @Test func anEventWithinTheToleranceOfTheTargetRuns() {
    let clock = VirtualClock()
    var ran = false
    let justAfter = 1 + 0.5e-9
    clock.schedule(at: justAfter) { ran = true }
    clock.advance(to: 1)
    #expect(ran)
  }

  @Test func anEventScheduledByAnotherForTheSameTimeRunsToo() {
    let clock = VirtualClock()
    var order: [Int] = []
    clock.schedule(at: 1) {
      order.append(1)
      clock.schedule(at: clock.now) { order.append(3) }
    }
    clock.schedule(at: 1) { order.append(2) }
    clock.advance(to: 1)
    #expect(order == [1, 2, 3])
  }

  @Test func aCancelledEventDoesNotRun() {
    let clock = VirtualClock()
    var ran = false
    let token = clock.schedule(at: 1) { ran = true }
    clock.cancel(token)
    clock.advance(to: 2)
    #expect(!ran && clock.nextEventTime == nil)
  }

  @Test func aReservedPlaceKeepsItsOrderHoweverLateItIsScheduled() {
    let clock = VirtualClock()
    var order: [Int] = []
    let place = clock.reserveOrder()
    clock.schedule(at: 1) { order.append(2) }
    clock.schedule(at: 1, order: place) { order.append(1) }
    clock.advance(to: 1)
    #expect(order == [1, 2])
  }

  @Test func displayLinksTickAtMultiplesOfTheFrameAndLeaveTheStageSettled() {
    let stage = TestStage()
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    stage.advance(to: 0.35)
    let isSettled = stage.environment.isSettled
    link.invalidate()
    stage.advance(to: 1)
    let expected = [0.1, 0.2, 0.3]
    #expect(zip(times, expected).allSatisfy { isNear($0, $1) } && times.count == 3 && isSettled)
  }
}
