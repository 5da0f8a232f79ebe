import HeadlessUIKit
import Testing

/// Leads a transition by hand: nothing moves but what the test says.
private final class HandInteraction: UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let arriving = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(arriving) }
  }
}

private final class HandDelegate: UIViewControllerTransitioningDelegate {
  let animator: RecordingAnimator
  let interaction = HandInteraction()

  init(log: CallLog) { animator = RecordingAnimator(log: log) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
struct InteractionTests {
  @Test func `An interaction leads a transition until it is cancelled`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = HandDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    var changes: [Bool] = []
    b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    stage.advance(to: 0.1)
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.3)
    let running = try #require(stage.environment.runningTransition)
    #expect(running.phase == "interactive" && running.isInteractive)
    #expect(abs(running.progress - 0.3) < 1e-12)
    #expect(!stage.environment.isIgnoringInteraction)
    context.updateInteractiveTransition(7)
    #expect(stage.environment.runningTransition?.progress == 1)
    context.cancelInteractiveTransition()
    #expect(stage.environment.runningTransition?.phase == "cancelling")
    #expect(context.transitionWasCancelled)
    context.completeTransition(!context.transitionWasCancelled)
    #expect(changes == [false])
    #expect(
      stage.log.calls == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewWillDisappear", "b.viewDidDisappear",
        "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear", "animationEnded(false)",
      ])
    #expect(a.view.superview === stage.window)
  }

  @Test func `Completing twice changes nothing`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    stage.advance(to: 1)
    let context = try #require(delegate.animator.context)
    context.completeTransition(false)
    #expect(a.presentedViewController === b)
    #expect(stage.transitionEvents == ["start present", "end present completed"])
  }
}
