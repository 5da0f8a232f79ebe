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

/// Lets the clock start its transition, to catch it later.
private final class LateInteraction: UIViewControllerInteractiveTransitioning {
  private let transition: CardTransition
  private let startsItself: Bool
  let wantsInteractiveStart = false
  /// Whether the context was interactive, at each call.
  private(set) var starts: [Bool] = []

  init(_ transition: CardTransition, startsItself: Bool) {
    (self.transition, self.startsItself) = (transition, startsItself)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    starts.append(transitionContext.isInteractive)
    if startsItself { transition.interruptibleAnimator(using: transitionContext).startAnimation() }
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

  @Test(arguments: [false, true])
  func `An interaction is told of a transition that the clock starts, and may start it itself`(
    startsItself: Bool
  ) throws {
    let card = CardFixture()
    let interaction = LateInteraction(card.transition, startsItself: startsItself)
    card.transition.interaction = interaction
    card.open()
    card.stage.advance(to: 0.3)
    #expect(interaction.starts == [false])
    #expect(card.stage.environment.runningTransition?.phase == "running")
    #expect(card.transition.animator?.isRunning == true && card.transition.plainAnimations == 0)
    try #require(card.transition.context).pauseInteractiveTransition()
    #expect(card.stage.environment.runningTransition?.phase == "interactive")
    card.transition.context?.finishInteractiveTransition()
    card.transition.animator?.startAnimation()
    card.stage.advance(to: 2)
    #expect(card.transition.positions == [.end] && interaction.starts == [false])
    #expect(card.stage.environment.isSettled)
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
