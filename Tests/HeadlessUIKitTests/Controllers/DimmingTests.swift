import HeadlessUIKit
import Testing

/// Darkens what lies beneath, as Apple's example does, and dismisses at a tap.
private final class DimmingPresentationController: UIPresentationController {
  let dimming = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 40, dy: 200) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.accessibilityIdentifier = "dimming"
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.presentedViewController.dismiss(animated: true) })
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.4 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}

/// Raises a card on a spring, and lowers it linearly.
private final class CardAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let end: (Bool) -> Void = { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard let card = transitionContext.view(forKey: .to) else {
      let leaving = transitionContext.view(forKey: .from)
      return UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { leaving?.center.y += 852 }, completion: end)
    }
    transitionContext.containerView.addSubview(card)
    card.center.y += 852
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
      animations: { card.center.y -= 852 }, completion: end)
  }
}

private final class CardDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor
struct DimmingTests {
  private func present(
    on stage: StageFixture
  ) -> (a: RecordingController, b: RecordingController, delegate: CardDelegate) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = CardDelegate()
    stage.show(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    return (a, b, delegate)
  }

  @Test(arguments: [2, 5, 9, 13, 19, 25])
  func `Dimming goes with the animator's spring, overshoot included`(frame: Int) throws {
    let stage = StageFixture()
    let kept = present(on: stage)
    stage.advance(to: Double(frame) / 60)
    let card = try #require(stage.frame(of: "b"))
    let dimmed = try #require(stage.alpha(of: "dimming"))
    let height = 852.0
    let top = 200.0
    let progress = 1 - (card.minY - top) / height
    #expect(abs(dimmed - 0.4 * progress) < 1e-9)
    #expect(kept.b.isBeingPresented)
  }

  @Test func `A tap on the dimming dismisses, one on the card does not`() throws {
    let stage = StageFixture()
    let kept = present(on: stage)
    stage.advance(to: 1)
    stage.environment.tap(at: CGPoint(x: 200, y: 400))
    #expect(!kept.b.isBeingDismissed)
    stage.environment.origin = EventOrigin(step: "close")
    stage.environment.tap(at: CGPoint(x: 10, y: 10))
    stage.environment.origin = nil
    stage.advance(to: 1.25)
    let half = 0.5
    let dimmed = try #require(stage.alpha(of: "dimming"))
    #expect(abs(dimmed - 0.4 * half) < 1e-9)
    stage.advance(to: 2)
    #expect(stage.environment.log.events.contains { $0.kind == .end && $0.step == "close" })
    #expect(kept.a.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }
}
