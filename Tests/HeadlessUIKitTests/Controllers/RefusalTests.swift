import HeadlessUIKit
import Testing

@MainActor
struct RefusalTests {
  @Test func `Presenting while a presentation runs is refused and leaves the first unharmed`() {
    let stage = StageFixture()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    for other in [b, c] {
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = delegate
    }
    a.present(b, animated: true)
    stage.advance(to: 0.2)
    a.present(c, animated: true) { stage.log.note("never") }
    b.present(c, animated: true)
    a.dismiss(animated: true)
    stage.advance(to: 1)
    #expect(stage.warningKinds == Array(repeating: "refused-during-transition", count: 3))
    #expect(stage.transitionEvents == ["start present", "end present completed"])
    #expect(a.presentedViewController === b)
    #expect(c.view.window == nil)
    #expect(!stage.log.calls.contains("never"))
  }

  @Test func `A transition that is never completed stays open and keeps the next out`() {
    let stage = StageFixture()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    let delegate = RecordingDelegate(log: stage.log)
    delegate.animator.completes = nil
    stage.show(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    stage.advance(to: 3)
    a.present(c, animated: true)
    stage.advance(to: 4)
    #expect(stage.environment.runningTransition?.progress == 1)
    #expect(stage.environment.isIgnoringInteraction)
    #expect(stage.environment.isSettled)
    #expect(stage.warningKinds == ["refused-during-transition"])
    #expect(!stage.log.calls.contains("b.viewDidAppear"))
  }

  @Test func `Requests that make no sense are refused with a warning`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    let popped = navigation.popViewController(animated: true)
    navigation.pushViewController(a, animated: true)
    navigation.pushViewController(UINavigationController(rootViewController: b), animated: true)
    a.dismiss(animated: true)
    stage.controller("lonely").present(stage.controller("other"), animated: true)
    #expect(popped == nil)
    #expect(stage.warningKinds == Array(repeating: "refused-request", count: 5))
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.transitionEvents.isEmpty)
  }

  @Test func `Pushing during a push is refused in UIKit's words`() throws {
    let stage = StageFixture()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.1)
    navigation.pushViewController(c, animated: true)
    stage.advance(to: 1)
    let warning = try #require(stage.environment.log.warnings.first)
    #expect(warning.kind == "refused-during-transition")
    #expect(warning.message.contains("the navigation stack will not be updated"))
    #expect(navigation.viewControllers.map(ObjectIdentifier.init) == [a, b].map(ObjectIdentifier.init))
  }
}
