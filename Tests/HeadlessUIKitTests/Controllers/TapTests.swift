import HeadlessUIKit
import Testing

@MainActor
struct TapTests {
  @Test func `A tap reaches the recogniser of the deepest view that it hits`() {
    let stage = StageFixture()
    let a = stage.controller("a")
    stage.show(a)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    a.view.addSubview(inner)
    var taps: [String] = []
    let onInner = UITapGestureRecognizer { taps.append("inner \($0.location(in: inner))") }
    inner.addGestureRecognizer(onInner)
    a.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("outer") })
    stage.environment.tap(at: CGPoint(x: 60, y: 70))
    stage.environment.tap(at: CGPoint(x: 10, y: 10))
    #expect(taps == ["inner \(CGPoint(x: 10, y: 20))", "outer"])
    #expect(onInner.state == .possible)
  }

  @Test func `A required failure and a forbidding delegate keep a tap out`() {
    final class Forbidding: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = StageFixture()
    let a = stage.controller("a")
    stage.show(a)
    var taps = 0
    let forbidding = Forbidding()
    let first = UITapGestureRecognizer { _ in taps += 100 }
    first.delegate = forbidding
    let second = UITapGestureRecognizer { _ in taps += 1 }
    second.require(toFail: first)
    a.view.addGestureRecognizer(second)
    a.view.addGestureRecognizer(first)
    stage.environment.tap(at: CGPoint(x: 60, y: 70))
    #expect(taps == 1)
  }

  @Test func `A tap beside everything is logged and does nothing`() throws {
    let stage = StageFixture()
    let a = stage.controller("a")
    stage.show(a)
    stage.window.isUserInteractionEnabled = false
    stage.environment.tap(at: CGPoint(x: 60, y: 70))
    let event = try #require(stage.environment.log.events.last)
    #expect(event.kind == .tap)
    #expect(event.detail?.hasSuffix("hits no view") == true)
  }

  @Test(arguments: [
    ([0.0, 0.2], 1), ([0, 0.5], 0), ([0, 0.5, 0.7], 1), ([0, 0.1, 0.2, 0.3], 2), ([0, 0.1, 0.2], 1),
  ])
  func `a double tap is two in short succession`(times: [Double], recognized: Int) {
    let stage = TestStage()
    var count = 0
    let double = UITapGestureRecognizer { _ in count += 1 }
    double.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(double)
    for time in times {
      stage.advance(to: time)
      stage.environment.tap(at: CGPoint(x: 100, y: 100))
    }
    #expect(count == recognized)
  }

  @Test(arguments: [
    ([0.0], 1, 0), ([0, 0.2], 0, 1), ([0, 0.5], 2, 0), ([0, 0.2, 1], 1, 1), ([0, 0.1, 0.2, 0.3], 0, 2),
  ])
  func `a tap waits as long as it may become a double one`(times: [Double], singles: Int, doubles: Int) {
    let stage = TestStage()
    var (single, double) = (0, 0)
    let twice = UITapGestureRecognizer { _ in double += 1 }
    twice.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(twice)
    let once = UITapGestureRecognizer { recognizer in
      single += 1
      #expect(recognizer.location(in: nil) == CGPoint(x: 100, y: 100))
    }
    once.require(toFail: twice)
    stage.window.addGestureRecognizer(once)
    for time in times {
      stage.advance(to: time)
      stage.environment.tap(at: CGPoint(x: 100, y: 100))
    }
    #expect(stage.environment.isSettled == (single + double * 2 == times.count))
    stage.advance(to: 3)
    #expect((single, double) == (singles, doubles))
    #expect(stage.environment.isSettled)
  }
}
