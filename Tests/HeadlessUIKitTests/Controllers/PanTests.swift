import HeadlessUIKit
import Testing

@MainActor
struct PanTests {
  private func fixture() -> (stage: StageFixture, view: UIView) {
    let stage = StageFixture()
    let root = stage.controller("root")
    stage.show(root)
    return (stage, root.view)
  }

  @Test func `It begins at the first sample and follows continuously`() throws {
    let (stage, view) = fixture()
    var seen: [(state: UIGestureRecognizer.State, x: CGFloat, time: Double)] = []
    view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        seen.append((pan.state, pan.translation(in: view).x, stage.environment.clock.now))
      })
    stage.advance(to: 1)
    stage.environment.drag(along: try #require(FingerPath([(0, 10, 50), (0.1, 110, 50), (0.2, 110, 50)])))
    stage.advance(to: 1.01234)
    let last = try #require(seen.last)
    #expect(isNear(Double(last.x), 12.34) && last.time == 1.01234)
    stage.advance(to: 2)
    #expect(seen.first?.state == .began && seen.first?.x == 0 && seen.first?.time == 1)
    #expect(seen.last?.state == .ended && seen.last?.x == 100 && seen.last?.time == 1.2)
    let steps = zip(seen, seen.dropFirst()).map { $1.x - $0.x }
    let longest: CGFloat = 1000.0 / 600 + 1e-6
    #expect(steps.allSatisfy { $0 >= 0 && $0 <= longest })
    #expect(stage.environment.log.events.suffix(2).map(\.kind) == [.begin, .release])
    #expect(stage.environment.isSettled)
  }

  @Test func `It is told at the path's own samples, exactly`() throws {
    let (stage, view) = fixture()
    var seen: [(x: CGFloat, time: Double)] = []
    view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        seen.append((pan.translation(in: view).x, stage.environment.clock.now))
      })
    stage.advance(to: 0.7)
    stage.environment.drag(along: try #require(FingerPath([(0, 10, 50), (0.0421, 94.3, 50), (0.1, 130, 50)])))
    stage.advance(to: 2)
    let (way, time): (CGFloat, Double) = (94.3 - 10, 0.7 + 0.0421)
    #expect(seen.contains { $0.x == way && $0.time == time })
  }

  @Test func `A view that moves along tells the finger's way to the last digit`() throws {
    let (stage, view) = fixture()
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.addSubview(moved)
    let pan = UIPanGestureRecognizer { recognizer in
      moved.frame.origin.x = 0.1 + recognizer.location(in: nil).x / 3
    }
    moved.addGestureRecognizer(pan)
    stage.environment.drag(along: try #require(FingerPath([(0, 100.1, 100), (1, 200.7, 140)])))
    for time in stride(from: 0.1, to: 0.9, by: 0.1) {
      stage.advance(to: time)
      #expect(pan.translation(in: moved) == pan.translation(in: nil))
      #expect(pan.velocity(in: moved) == pan.velocity(in: nil))
    }
  }

  @Test(arguments: [
    ("the last tenth of a second", [(0.0, 0.0, 0.0), (0.2, 20, 0), (0.25, 80, 40)], nil, CGVector(dx: 650, dy: 400)),
    ("a finger that rests", [(0, 0, 0), (0.2, 20, 0), (0.4, 20, 0)], nil, .zero),
    ("as the script says", [(0, 0, 0), (0.2, 20, 0)], CGVector(dx: -7, dy: 300), CGVector(dx: -7, dy: 300)),
  ])
  func `The velocity at the release is that of`(
    _ name: String, samples: [(Double, Double, Double)], given: CGVector?, expected: CGVector
  ) throws {
    let (stage, view) = fixture()
    var velocity = CGPoint.zero
    view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
        velocity = pan.velocity(in: nil)
      })
    stage.environment.drag(along: try #require(FingerPath(samples)), lift: .release(velocity: given))
    stage.advance(to: 1)
    #expect(isNear(Double(velocity.x), Double(expected.dx)) && isNear(Double(velocity.y), Double(expected.dy)))
  }

  @Test func `Translations are in a view's own points, and may be set`() throws {
    let (stage, view) = fixture()
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.addSubview(half)
    let pan = UIPanGestureRecognizer { _ in }
    view.addGestureRecognizer(pan)
    stage.environment.drag(along: try #require(FingerPath([(0, 100, 100), (1, 200, 140)])))
    stage.advance(to: 0.5)
    let (plain, scaled) = (CGPoint(x: 50, y: 20), CGPoint(x: 100, y: 40))
    #expect(pan.translation(in: view) == plain)
    #expect(pan.translation(in: half) == scaled)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: half)
    let (set, fast) = (CGPoint(x: 5, y: 0), CGPoint(x: 200, y: 80))
    #expect(pan.translation(in: nil) == set)
    let velocity = pan.velocity(in: half)
    #expect(isNear(Double(velocity.x), Double(fast.x)) && isNear(Double(velocity.y), Double(fast.y)))
  }

  @Test(arguments: [
    (50.0, 0.25, true), (100, 0.5, true), (120, 1.1, true), (150, 1.25, true), (200, 0, false), (-1, 0, false),
  ])
  func `A place on the way is told of at its exact time, when the finger goes on beyond`(
    value: Double, time: Double, isPassed: Bool
  ) throws {
    let (stage, view) = fixture()
    var told: [(time: Double, x: CGFloat)] = []
    let pan = UIPanGestureRecognizer { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .began else { return }
      pan.whenTranslation(along: .horizontal, passes: value) {
        told.append((stage.environment.clock.now, pan.translation(in: nil).x))
      }
    }
    view.addGestureRecognizer(pan)
    stage.environment.drag(
      along: try #require(FingerPath([(0, 10, 50), (0.5, 110, 50), (1, 110, 50), (1.5, 210, 50), (2, 210, 50)])))
    stage.advance(to: 3)
    #expect(told.count == (isPassed ? 1 : 0))
    guard let first = told.first else { return }
    let exact = value == 100 ? 1 : time
    #expect(isNear(first.time, exact) && isNear(Double(first.x), value))
  }

  @Test(arguments: [(UIRectEdge.left, 20.0, true), (.left, 20.5, false), (.right, 373, true), (.top, 10, false)])
  func `An edge pan begins within 20 points of its edges`(edge: UIRectEdge, x: Double, begins: Bool) throws {
    let (stage, view) = fixture()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIScreenEdgePanGestureRecognizer { states.append($0.state) }
    pan.edges = edge
    view.addGestureRecognizer(pan)
    stage.environment.drag(along: try #require(FingerPath([(0, x, 400), (0.1, x, 420)])))
    stage.advance(to: 1)
    #expect((states.first == .began && states.last == .ended) == begins)
    #expect(states.isEmpty != begins)
  }

  @Test func `Taps begin no pan, and a finger begins no tap`() throws {
    let (stage, view) = fixture()
    var calls: [String] = []
    view.addGestureRecognizer(UIPanGestureRecognizer { calls.append("pan \($0.state)") })
    view.addGestureRecognizer(UITapGestureRecognizer { _ in calls.append("tap") })
    stage.environment.tap(at: CGPoint(x: 5, y: 300))
    #expect(calls == ["tap"])
    stage.environment.drag(along: try #require(FingerPath([(0, 5, 300), (0.001, 6, 300)])))
    stage.advance(to: 1)
    #expect(calls.first == "tap" && calls.last == "pan ended" && !calls.dropFirst().contains("tap"))
  }

  @Test func `The deeper pan keeps the other out, unless a delegate lets both run or lets it wait`() throws {
    final class Policy: UIGestureRecognizerDelegate {
      var begins = true
      var runsBeside = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { runsBeside }
    }
    func begun(_ configure: (Policy, UIPanGestureRecognizer, UIPanGestureRecognizer) -> Void) throws -> [String] {
      let (stage, view) = fixture()
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      var names: [String] = []
      let policy = Policy()
      let deep = UIPanGestureRecognizer { if $0.state == .began { names.append("deep") } }
      let high = UIPanGestureRecognizer { if $0.state == .began { names.append("high") } }
      deep.delegate = policy
      inner.addGestureRecognizer(deep)
      view.addGestureRecognizer(high)
      configure(policy, deep, high)
      stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.2, 90, 300)])))
      stage.advance(to: 1)
      return names
    }
    #expect(try begun { _, _, _ in } == ["deep"])
    #expect(try begun { policy, _, _ in policy.runsBeside = true } == ["deep", "high"])
    #expect(try begun { policy, _, _ in policy.begins = false } == ["high"])
    #expect(try begun { _, deep, high in deep.require(toFail: high) } == ["high"])
    #expect(try begun { _, _, high in high.isEnabled = false } == ["deep"])
  }

  @Test func `Turning a pan off cancels it`() throws {
    let (stage, view) = fixture()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(pan)
    stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.2, 90, 300)])))
    stage.advance(to: 0.1)
    pan.isEnabled = false
    #expect(states.last == .cancelled)
    let count = states.count
    stage.advance(to: 1)
    #expect(states.count == count && pan.state == .possible)
  }

  @Test func `A finger that the system takes away cancels`() throws {
    let (stage, view) = fixture()
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
    stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.2, 90, 300)])), lift: .cancel)
    stage.advance(to: 1)
    #expect(states.last == .cancelled)
  }

  @Test func `A finger that hits nothing is reported`() throws {
    let (stage, view) = fixture()
    view.isUserInteractionEnabled = false
    stage.window.isUserInteractionEnabled = false
    stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.2, 90, 300)])))
    let events = stage.environment.log.events.suffix(2)
    #expect(events.map(\.kind) == [.begin, .release])
    #expect(events.allSatisfy { $0.detail?.hasSuffix("hits no view") ?? false })
    #expect(stage.environment.isSettled)
  }

  @Test func `A resting finger is a long press`() throws {
    let (stage, view) = fixture()
    var states: [(UIGestureRecognizer.State, Double)] = []
    view.addGestureRecognizer(
      UILongPressGestureRecognizer { states.append(($0.state, stage.environment.clock.now)) })
    stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.8, 50, 300)])))
    stage.advance(to: 1)
    #expect(states.map(\.0) == [.began, .ended])
    #expect(states.map(\.1) == [0.5, 0.8])
    stage.environment.drag(along: try #require(FingerPath([(0, 50, 300), (0.2, 90, 300), (0.8, 90, 300)])))
    stage.advance(to: 2)
    let count = 2
    #expect(states.count == count)
  }

  @Test(arguments: [
    (PanTravel(axis: .horizontal, isForward: true, length: 200), 0.5, 100.0, 3.0),
    (PanTravel(axis: .vertical, isForward: false, length: 400), -0.125, 50, -2),
  ])
  func `A travel turns ways into progress`(travel: PanTravel, progress: Double, way: Double, speed: Double) {
    let translation = CGPoint(x: 100, y: 50)
    #expect(isNear(travel.progress(of: translation), progress))
    #expect(isNear(Double(travel.translation(at: progress)), way))
    #expect(isNear(travel.speed(of: CGPoint(x: 3, y: 2)), speed))
  }

  @Test func `A spring's velocity is relative to what remains`() {
    let travel = PanTravel(axis: .horizontal, isForward: true, length: 200)
    let velocity = CGPoint(x: 300, y: 0)
    let (ahead, back, none) = (3.0, -3.0, 0.0)
    #expect(isNear(travel.relativeVelocity(velocity, from: 0.5, to: 1), ahead))
    #expect(isNear(travel.relativeVelocity(velocity, from: 0.5, to: 0), back))
    #expect(travel.relativeVelocity(velocity, from: 1, to: 1) == none)
  }
}
