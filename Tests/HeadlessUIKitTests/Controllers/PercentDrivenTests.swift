import FrameSnapshots
import Geometry
import HeadlessUIKit
import Testing

/// A pan that leads a pop of 393 points and 0.35 s, and what is seen of it.
struct PopCase: CustomTestStringConvertible {
  let name: String
  let samples: [(Double, Double, Double)]
  var release: CGVector?
  let end: Double
  let completes: Bool
  /// Seconds after the pan began, and where the leaving view's left edge is then.
  let places: [(time: Double, x: Double)]

  var testDescription: String { name }

  static let all = [
    PopCase(
      name: "released at a third", samples: [(0, 8, 430), (0.4, 140, 438)], release: CGVector(dx: 120, dy: 0),
      end: 0.5175573, completes: false,
      places: [
        (0, 0), (1 / 60, 5.5), (0.2, 66), (0.4, 132), (0.4 + 1 / 60, 126.6841929), (0.45, 82.7564281), (0.5, 5.9148661),
      ]),
    PopCase(
      name: "released past half", samples: [(0, 60, 500), (0.25, 200, 510), (0.5, 300, 516)],
      release: CGVector(dx: 300, dy: 0), end: 0.6362595, completes: true,
      places: [(0.25, 140), (0.45, 220), (0.5, 240), (0.55, 282.9237158), (0.5 + 8 / 60, 392.8653717)]),
    PopCase(
      name: "released exactly at both limits", samples: [(0, 20, 400), (0.3, 216.5, 400)],
      release: CGVector(dx: 800, dy: 0), end: 0.475, completes: false,
      places: [(0.25, 163.75), (0.3, 196.5), (0.3 + 5 / 60, 106.3048517), (0.45, 8.0376754)]),
    PopCase(
      name: "thrown", samples: [(0, 20, 400), (0.05, 70, 400)], end: 0.05 + 0.35 * (1 - 50 / 393), completes: true,
      places: [(0.05, 50)]),
  ]
}

@MainActor
struct PercentDrivenTests {
  @MainActor private struct Pop {
    let stage: StageFixture
    let navigation: UINavigationController
    let lower: RecordingController
    let upper: RecordingController
    let panPop: PanPop

    init() {
      stage = StageFixture()
      (lower, upper) = (stage.controller("lower"), stage.controller("upper"))
      navigation = UINavigationController(rootViewController: lower)
      panPop = PanPop(navigation)
      stage.show(navigation)
      navigation.pushViewController(upper, animated: false)
      stage.advance(to: 0.5)
      stage.log.forget()
    }
  }

  /// Points; the expected numbers have seven digits.
  private static let tolerance: Double = 1e-5

  @Test(arguments: PopCase.all) func `A pan leads a pop, and its release decides it`(pop: PopCase) throws {
    let fixture = Pop()
    let stage = fixture.stage
    let path = try #require(FingerPath(pop.samples))
    stage.environment.drag(along: path, lift: .release(velocity: pop.release))
    for place in pop.places {
      stage.advance(to: 0.5 + place.time)
      let x = try #require(stage.frame(of: "upper")).minX
      #expect(isNear(Double(x), place.x, within: Self.tolerance), "\(x) at \(place.time)")
      let below = try #require(stage.frame(of: "lower")).minX
      #expect(isNear(Double(below), -117.9 + place.x * 0.3, within: Self.tolerance))
    }
    stage.advance(to: 2)
    let outcome = pop.completes ? "completed" : "cancelled"
    #expect(stage.transitionEvents.suffix(2) == ["start pop", "end pop \(outcome)"])
    let end = try #require(stage.environment.log.events.last { $0.kind == .end })
    #expect(isNear(end.time, 0.5 + pop.end, within: 1e-6))
    #expect(fixture.panPop.animator.finished == [pop.completes])
    #expect(fixture.navigation.topViewController === (pop.completes ? fixture.lower : fixture.upper))
    #expect(stage.environment.isSettled)
  }

  @Test func `A cancelled pop leaves nothing behind`() throws {
    let fixture = Pop()
    let stage = fixture.stage
    var before = stage.environment.snapshot()
    stage.environment.drag(along: try #require(FingerPath([(0, 8, 430), (0.4, 140, 438)])))
    stage.advance(to: 2)
    var after = stage.environment.snapshot()
    (before.time, after.time) = (0, 0)
    #expect(before == after)
    #expect(
      stage.log.calls == [
        "upper.viewWillDisappear", "lower.viewWillAppear", "lower.viewIsAppearing", "lower.viewWillDisappear",
        "lower.viewDidDisappear", "upper.viewWillAppear", "upper.viewIsAppearing", "upper.viewDidAppear",
      ])
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test func `Looking at more moments changes nothing`() throws {
    func snapshots(lookingEvery step: Double) throws -> [CGRect?] {
      let fixture = Pop()
      let path = try #require(FingerPath([(0, 60, 500), (0.25, 200, 510), (0.5, 300, 516)]))
      fixture.stage.environment.drag(along: path)
      var result: [CGRect?] = []
      for index in 1...20 {
        let time = 0.5 + Double(index) * 0.033
        while fixture.stage.environment.clock.now + step < time {
          fixture.stage.advance(to: fixture.stage.environment.clock.now + step)
        }
        fixture.stage.advance(to: time)
        result.append(fixture.stage.frame(of: "upper"))
      }
      return result
    }
    #expect(try snapshots(lookingEvery: 1) == snapshots(lookingEvery: 0.0071))
  }

  @Test func `Progress and interactivity are told while the finger leads and after`() throws {
    let fixture = Pop()
    let stage = fixture.stage
    stage.environment.drag(along: try #require(FingerPath([(0, 8, 430), (0.4, 140, 438)])))
    stage.advance(to: 0.7)
    let led = try #require(stage.environment.runningTransition)
    #expect(led.phase == "interactive" && led.isInteractive)
    #expect(isNear(led.progress, 0.1679389, within: 1e-6))
    let touch = try #require(stage.environment.touch)
    #expect(isNear(Double(touch.x), 74) && isNear(Double(touch.y), 434))
    #expect(!stage.environment.isIgnoringInteraction)
    stage.advance(to: 0.95)
    let leaving = try #require(stage.environment.runningTransition)
    #expect(leaving.phase == "cancelling" && !leaving.isInteractive)
    #expect(leaving.progress > 0 && leaving.progress < 0.3)
    #expect(stage.environment.touch == nil)
    #expect(stage.environment.isIgnoringInteraction)
    #expect(fixture.panPop.states.first == .began && fixture.panPop.states.last == .ended)
  }
}

@MainActor
struct LedTimeTests {
  @Test func `What a finger leads forth and back shows the same at the same place`() throws {
    let stage = StageFixture()
    let (lower, upper) = (stage.controller("lower"), stage.controller("upper"))
    let navigation = UINavigationController(rootViewController: lower)
    let panPop = PanPop(navigation)
    panPop.animator.options = .curveEaseOut
    stage.show(navigation)
    navigation.pushViewController(upper, animated: false)
    stage.environment.drag(along: try #require(FingerPath([(0, 8, 400), (0.5, 308, 400), (1, 8, 400)])))
    var seen: [[LayerSnapshot]] = []
    for frame in 0...60 {
      stage.advance(to: Double(frame) / 60)
      seen.append(stage.environment.snapshot().layers)
    }
    for frame in 1..<30 {
      let (forth, back) = (seen[frame], seen[60 - frame])
      let isSame = zip(forth, back).allSatisfy { isNear($0.frame, $1.frame, within: 1e-9) }
      #expect(isSame && forth.count == back.count)
    }
  }
}

extension LayerSnapshot {
  fileprivate var frame: Rect { Rect(origin: position, size: bounds.size) }
}
