import HeadlessUIKit
import Testing

@MainActor
struct ModalCallbackTests {
  /// Presents `b` over `a` with a recording delegate, at time 0.
  private func presenting(
    _ style: UIModalPresentationStyle, on stage: StageFixture, completes: Bool? = true
  ) -> (a: RecordingController, b: RecordingController, delegate: RecordingDelegate) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    delegate.animator.completes = completes
    stage.show(a)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    a.present(b, animated: true) { stage.log.note("completion") }
    return (a, b, delegate)
  }

  @Test func `A full-screen presentation calls back in UIKit's order`() {
    let stage = StageFixture()
    let kept = presenting(.fullScreen, on: stage)
    stage.advance(to: 1)
    let expected = [
      "a.viewWillDisappear", "b.viewWillAppear", "animateTransition", "b.viewIsAppearing", "completeTransition",
      "b.viewDidAppear", "a.viewDidDisappear", "completion", "animationEnded(true)",
    ]
    #expect(stage.log.calls == expected)
    #expect(kept.a.view.window == nil)
    #expect(kept.b.presentingViewController === kept.a)
  }

  @Test func `A custom presentation asks for its controller first and leaves the presenter alone`() {
    let stage = StageFixture()
    let kept = presenting(.custom, on: stage)
    stage.advance(to: 1)
    let expected = [
      "presentationController", "presentationTransitionWillBegin", "b.viewWillAppear", "animateTransition",
      "b.viewIsAppearing", "completeTransition", "presentationTransitionDidEnd(true)", "b.viewDidAppear", "completion",
      "animationEnded(true)",
    ]
    #expect(stage.log.calls == expected)
    #expect(kept.a.view.window === stage.window)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `A dismissal calls back in UIKit's order`(style: UIModalPresentationStyle) {
    let stage = StageFixture()
    let kept = presenting(style, on: stage)
    stage.advance(to: 1)
    stage.log.forget()
    kept.a.dismiss(animated: true) { stage.log.note("completion") }
    stage.advance(to: 2)
    let full = [
      "b.viewWillDisappear", "a.viewWillAppear", "animateTransition", "a.viewIsAppearing", "completeTransition",
      "a.viewDidAppear", "b.viewDidDisappear", "completion", "animationEnded(true)",
    ]
    let custom = [
      "dismissalTransitionWillBegin", "b.viewWillDisappear", "animateTransition", "completeTransition",
      "dismissalTransitionDidEnd(true)", "b.viewDidDisappear", "completion", "animationEnded(true)",
    ]
    #expect(stage.log.calls == (style == .custom ? custom : full))
    #expect(kept.a.view.superview === stage.window)
    #expect(kept.a.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `A cancelled full-screen presentation gives everything back`() {
    let stage = StageFixture()
    let kept = presenting(.fullScreen, on: stage, completes: false)
    stage.advance(to: 1)
    let end = [
      "completeTransition", "b.viewWillDisappear", "b.viewDidDisappear", "a.viewWillAppear", "a.viewIsAppearing",
      "a.viewDidAppear", "completion", "animationEnded(false)",
    ]
    #expect(Array(stage.log.calls.suffix(end.count)) == end)
    #expect(kept.a.view.superview === stage.window)
    #expect(kept.b.view.superview == nil)
    #expect(kept.a.presentedViewController == nil)
    #expect(stage.transitionEvents == ["start present", "end present cancelled"])
  }

  @Test func `A cancelled dismissal leaves the presented controller where it was`() {
    let stage = StageFixture()
    let kept = presenting(.fullScreen, on: stage)
    stage.advance(to: 1)
    stage.log.forget()
    kept.delegate.animator.completes = false
    kept.a.dismiss(animated: true)
    stage.advance(to: 2)
    let end = [
      "completeTransition", "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing",
      "b.viewDidAppear", "animationEnded(false)",
    ]
    #expect(Array(stage.log.calls.suffix(end.count)) == end)
    #expect(kept.b.view.window === stage.window)
    #expect(kept.a.view.window == nil)
    #expect(kept.a.presentedViewController === kept.b)
  }

  @Test func `A controller knows that it is being presented and dismissed from will to did`() {
    let stage = StageFixture()
    let kept = presenting(.custom, on: stage)
    stage.advance(to: 0.2)
    #expect(kept.b.isBeingPresented)
    stage.advance(to: 1)
    #expect(!kept.b.isBeingPresented)
    kept.b.dismiss(animated: true)
    stage.advance(to: 1.2)
    #expect(kept.b.isBeingDismissed)
    stage.advance(to: 2)
    #expect(!kept.b.isBeingDismissed)
  }

  @Test func `Presenting without animation is over when the call returns`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false) { stage.log.note("completion") }
    let expected = [
      "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear", "a.viewDidDisappear",
      "completion",
    ]
    #expect(stage.log.calls == expected)
    #expect(b.view.window === stage.window)
  }
}
