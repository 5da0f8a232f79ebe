import HeadlessUIKit
import Testing

@MainActor
struct NavigationTests {
  private func pushed(
    on stage: StageFixture, delegate: RecordingDelegate?
  ) -> (navigation: UINavigationController, a: RecordingController, b: RecordingController) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    stage.show(navigation)
    navigation.pushViewController(b, animated: true)
    return (navigation, a, b)
  }

  @Test func `A push calls back in UIKit's order`() {
    let stage = StageFixture()
    let delegate = RecordingDelegate(log: stage.log)
    let kept = pushed(on: stage, delegate: delegate)
    stage.advance(to: 1)
    let expected = [
      "a.viewWillDisappear", "b.viewWillAppear", "willShow", "animateTransition", "b.viewIsAppearing",
      "completeTransition", "a.viewDidDisappear", "b.viewDidAppear", "didShow", "animationEnded(true)",
    ]
    #expect(stage.log.calls == expected)
    #expect(kept.a.view.window == nil)
    #expect(kept.navigation.topViewController === kept.b)
    #expect(!kept.b.isMovingToParent)
  }

  @Test func `A pop gives the popped controller and lets it go`() {
    let stage = StageFixture()
    let delegate = RecordingDelegate(log: stage.log)
    let kept = pushed(on: stage, delegate: delegate)
    stage.advance(to: 1)
    stage.log.forget()
    let popped = kept.navigation.popViewController(animated: true)
    stage.advance(to: 1.1)
    #expect(kept.b.isMovingFromParent)
    stage.advance(to: 2)
    let expected = [
      "b.viewWillDisappear", "a.viewWillAppear", "willShow", "animateTransition", "a.viewIsAppearing",
      "completeTransition", "b.viewDidDisappear", "a.viewDidAppear", "didShow", "animationEnded(true)",
    ]
    #expect(stage.log.calls == expected)
    #expect(popped === kept.b)
    #expect(kept.b.parent == nil)
  }

  @Test func `A cancelled pop leaves the stack and the views as they were`() {
    let stage = StageFixture()
    let delegate = RecordingDelegate(log: stage.log)
    let kept = pushed(on: stage, delegate: delegate)
    stage.advance(to: 1)
    stage.log.forget()
    delegate.animator.completes = false
    kept.navigation.popViewController(animated: true)
    stage.advance(to: 2)
    let end = [
      "completeTransition", "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing",
      "b.viewDidAppear", "animationEnded(false)",
    ]
    #expect(Array(stage.log.calls.suffix(end.count)) == end)
    #expect(kept.navigation.viewControllers.count == 2)
    #expect(kept.b.view.window === stage.window)
    #expect(kept.a.view.window == nil)
    #expect(!kept.b.isMovingFromParent)
  }

  @Test(arguments: [
    (frame: 2, upper: 343.9791963, lower: -14.7062411), (frame: 4, upper: 257.9784436, lower: -40.5064669),
    (frame: 10, upper: 75.7826623, lower: -95.1652013), (frame: 24, upper: 2.1977962, lower: -117.2406611),
  ])
  func `UIKit's push slides on its spring`(frame: Int, upper: Double, lower: Double) throws {
    let stage = StageFixture()
    let kept = pushed(on: stage, delegate: nil)
    stage.advance(to: Double(frame) / 60)
    let over = try #require(stage.frame(of: "b"))
    let under = try #require(stage.frame(of: "a"))
    #expect(abs(over.minX - upper) < 0.01)
    #expect(abs(under.minX - lower) < 0.01)
    #expect(kept.navigation.topViewController === kept.b)
  }

  @Test func `UIKit's push ends after the spring's settling time`() throws {
    let stage = StageFixture()
    let kept = pushed(on: stage, delegate: nil)
    stage.advance(to: 1)
    let end = try #require(stage.environment.log.events.last { $0.kind == .end })
    let settling = 0.5058237825
    #expect(abs(end.time - settling) < 1e-9)
    #expect(kept.b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(kept.navigation.view.subviews.first?.subviews.count == 1)
  }

  @Test func `Popping to the root takes everything above it`() {
    let stage = StageFixture()
    let kept = pushed(on: stage, delegate: nil)
    stage.advance(to: 1)
    let c = stage.controller("c")
    kept.navigation.pushViewController(c, animated: false)
    let popped = kept.navigation.popToRootViewController(animated: true)
    stage.advance(to: 3)
    #expect(popped?.count == 2)
    #expect(c.parent == nil && kept.b.parent == nil)
    #expect(kept.a.view.window === stage.window)
  }
}
