import HeadlessUIKit

/// Leads a transition of a random script by whatever the app has for it.
@MainActor
struct Leading {
  private let plan: TransitionPlan
  private let interaction: any UIViewControllerInteractiveTransitioning
  private let animator: PlannedAnimator?

  init(
    _ plan: TransitionPlan, _ interaction: any UIViewControllerInteractiveTransitioning, _ animator: PlannedAnimator?
  ) {
    (self.plan, self.interaction, self.animator) = (plan, interaction, animator)
  }

  private var percent: UIPercentDrivenInteractiveTransition? { interaction as? UIPercentDrivenInteractiveTransition }

  func move(to share: Double) {
    if plan.kind == .caught { percent?.pause() }
    percent?.update(CGFloat(share))
    (interaction as? ContextLead)?.update(share)
  }

  func letGo(finishes: Bool) {
    if plan.kind == .handOff, finishes { animator?.handOver() }
    finishes ? percent?.finish() : percent?.cancel()
    (interaction as? ContextLead)?.letGo(finishes: finishes)
  }

  func catchAgain() { percent?.pause() }
}

/// An interaction controller of an app's own: it moves a view itself and tells the context.
@MainActor
final class ContextLead: UIViewControllerInteractiveTransitioning {
  private let animator: PlannedAnimator
  private var context: (any UIViewControllerContextTransitioning)?
  private var mover: UIView?
  /// What was asked for before UIKit began.
  private var early: Bool?

  init(_ animator: PlannedAnimator) { self.animator = animator }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    mover = animator.place(transitionContext)
    early.map { letGo(finishes: $0) }
  }

  func update(_ share: Double) {
    guard let context, context.isInteractive else { return }
    mover?.transform = CGAffineTransform(translationX: CGFloat(100 * share), y: 0)
    context.updateInteractiveTransition(CGFloat(share))
  }

  func letGo(finishes: Bool) {
    guard let context else {
      early = early ?? finishes
      return
    }
    guard context.isInteractive else { return }
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    UIView.animate(withDuration: 0.1) { [mover] in
      mover?.transform = .identity
    } completion: { [animator, mover] _ in
      animator.complete(context, mover)
    }
  }
}
