import HeadlessUIKit
import Testing

/// Dismisses a screen of 393 × 852 points downwards while it fades, in 0.4 s; past a place another animation takes over.
private final class Pull: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  enum Way: String, CaseIterable {
    /// As an app does it, with the public interface alone.
    case app
    /// As a scene does it.
    case scene
  }

  let way: Way
  let interaction = UIPercentDrivenInteractiveTransition()
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var legEnds: [Bool] = []
  private(set) var handOffTime: Double?

  init(_ way: Way) { self.way = way }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: {
        view.frame.origin.y = 852
        view.alpha = 0.2
      },
      completion: { [self] finished in
        guard handOffTime == nil else { return }
        legEnds.append(finished)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// From what shows now to half the size, in 0.25 s; the alpha is not named.
  func handOff() {
    guard let context, let view = context.view(forKey: .from) else { return }
    handOffTime = CACurrentMediaTime()
    switch way {
    case .scene: interaction.handOver()
    case .app:
      guard let shown = view.layer.presentation() else { return }
      view.layer.position = shown.position
      view.layer.opacity = shown.opacity
      view.layer.removeAllAnimations()
      context.finishInteractiveTransition()
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .curveEaseOut,
      animations: { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
      completion: { context.completeTransition($0) })
  }
}

@MainActor
struct HandOffTests {
  @Test(arguments: Pull.Way.allCases)
  fileprivate func `Past a place another animation goes on from what shows, without a jump`(way: Pull.Way) throws {
    let stage = StageFixture()
    let (root, top) = (stage.controller("root"), stage.controller("top"))
    let pull = Pull(way)
    stage.show(root)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = pull
    root.present(top, animated: false)
    stage.advance(to: 0.5)
    top.view.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        switch pan.state {
        case .began:
          top.dismiss(animated: true)
          pan.whenTranslation(along: .vertical, passes: 284) { pull.handOff() }
        case .changed: pull.interaction.update(pan.translation(in: nil).y / 852)
        case .ended: pull.interaction.finish()
        default: break
        }
      })
    stage.environment.drag(along: try #require(FingerPath([(0, 200, 100), (0.3, 200, 526), (0.5, 200, 526)])))
    let crossing = 0.7
    stage.advance(to: crossing)
    #expect(pull.handOffTime.map { isNear($0, crossing) } ?? false)
    let (y, alpha) = (284.0, 1 - 0.8 / 3)
    for time in [crossing, 0.75, 0.8, 0.94] {
      stage.advance(to: time)
      let frame = try #require(stage.frame(of: "top"))
      #expect(isNear(Double(frame.minY), y, within: 1e-6) && isNear(stage.alpha(of: "top") ?? 0, alpha, within: 1e-6))
      #expect(stage.environment.runningTransition?.phase == "finishing")
    }
    stage.advance(to: crossing + 0.25)
    #expect(root.presentedViewController == nil)
    let events = stage.environment.log.events.filter { [.start, .end, .handoff].contains($0.kind) }
    #expect(events.suffix(3).map(\.kind) == [.start, .handoff, .end])
    #expect(isNear(events.last?.time ?? 0, crossing + 0.25))
    #expect(pull.legEnds.isEmpty)
    stage.advance(to: 2)
    #expect(stage.environment.isSettled)
  }

  @Test func `What lies outside the container is led and taken back as well`() throws {
    let stage = StageFixture()
    let (root, top) = (stage.controller("root"), stage.controller("top"))
    let pull = Pull(.scene)
    stage.show(root)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = pull
    root.present(top, animated: false)
    root.view.alpha = 0.5
    stage.advance(to: 0.5)
    let before = stage.environment.snapshot().layers
    top.dismiss(animated: true)
    top.transitionCoordinator?.animate { _ in root.view.alpha = 1 }
    stage.advance(to: 0.5)
    pull.interaction.update(0.5)
    stage.advance(to: 0.9)
    let (rootAlpha, topAlpha) = (0.75, 0.6)
    #expect(isNear(stage.alpha(of: "root") ?? 0, rootAlpha) && isNear(stage.alpha(of: "top") ?? 0, topAlpha))
    pull.interaction.cancel()
    stage.advance(to: 1.1)
    #expect(stage.transitionEvents.last == "end dismiss cancelled")
    #expect(stage.environment.snapshot().layers == before)
    #expect(root.view.layer.speed == 1 && root.view.layer.timeOffset == 0 && root.view.layer.beginTime == 0)
  }

  @Test func `What is asked for at once with the transition is done when it begins`() throws {
    let stage = StageFixture()
    let (root, top) = (stage.controller("root"), stage.controller("top"))
    let pull = Pull(.scene)
    stage.show(root)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = pull
    root.present(top, animated: false)
    stage.advance(to: 0.5)
    top.dismiss(animated: true)
    pull.interaction.update(0.5)
    pull.interaction.finish()
    stage.advance(to: 0.5 + 0.2 - 1e-6)
    #expect(root.presentedViewController === top)
    stage.advance(to: 0.7)
    #expect(root.presentedViewController == nil)
    #expect(pull.legEnds == [true])
  }
}
