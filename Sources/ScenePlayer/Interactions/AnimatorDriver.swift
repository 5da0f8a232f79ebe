import HeadlessUIKit
import Motion
import SceneFiles

/// Leads a leg by moving its property animator itself.
final class AnimatorDriver: LegDriver {
  let interaction: Scene.Interaction
  let wantsInteractiveStart: Bool
  /// How the animator goes on after the release; nil keeps its own timing.
  private let timing: Timing?
  private let durationFactor: Double
  private weak var leg: LegAnimator?
  private weak var context: (any UIViewControllerContextTransitioning)?

  init(
    _ interaction: Scene.Interaction, of leg: LegAnimator, wantsInteractiveStart: Bool, timing: Timing?,
    durationFactor: Double
  ) {
    self.interaction = interaction
    self.leg = leg
    self.wantsInteractiveStart = wantsInteractiveStart
    self.timing = timing
    self.durationFactor = durationFactor
  }

  private var animator: UIViewPropertyAnimator? { leg?.vended }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard transitionContext.isInteractive else { return }
    if animator == nil { leg?.animateTransition(using: transitionContext) }
    animator?.pauseAnimation()
  }

  func update(to progress: Double) {
    guard let context, context.isInteractive else { return }
    animator?.fractionComplete = progress
    context.updateInteractiveTransition(progress)
  }

  func catchRunning() -> Double? {
    guard let context = leg?.performance?.context, let animator else { return nil }
    self.context = context
    context.pauseInteractiveTransition()
    return context.isInteractive ? Double(animator.fractionComplete) : nil
  }

  func finish(_ release: PanRelease) {
    context?.finishInteractiveTransition()
    goOn(towards: 1, release)
  }

  func cancel(_ release: PanRelease) {
    context?.cancelInteractiveTransition()
    goOn(towards: 0, release)
  }

  private func goOn(towards end: Double, _ release: PanRelease) {
    guard let animator else { return }
    let velocity = release.relativeVelocity(from: Double(animator.fractionComplete), to: end)
    animator.isReversed = end == 0
    animator.continueAnimation(
      withTimingParameters: timing?.thrown(at: velocity).provider, durationFactor: durationFactor)
  }

  func handOver() {
    animator?.stopAnimation(true)
    context?.finishInteractiveTransition()
    let environment = UIEnvironment.current
    let running = environment.runningTransition
    environment.log.append(
      LoggedEvent(
        time: environment.clock.now, kind: .handoff, transitionNumber: running?.number, step: running?.step,
        transition: running?.id))
  }
}

extension Timing {
  /// The same timing, a spring thrown with a velocity.
  fileprivate func thrown(at velocity: Double) -> Timing {
    switch self {
    case .curve: self
    case .spring(let form): .spring(form.thrown(at: velocity))
    }
  }
}
