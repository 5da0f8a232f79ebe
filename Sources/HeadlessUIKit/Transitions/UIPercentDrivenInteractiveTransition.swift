public import Foundation
package import Motion

/// Leads a transition by a share that the app says, usually from a finger: by moving the time of its animations.
///
/// The animator's blocks run as ever; the time of the container's layer stands and is moved, so that each block keeps its
/// own curve. Where the animator vends an interruptible one, that one is scrubbed instead.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds of the whole transition, as its animator says; 0 outside transitions.
  public private(set) var duration: CGFloat = 0
  /// What was said last, 0…1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after the release, as a factor above 0; default 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest is eased; default `easeInOut`, which begins at rest whatever the finger's velocity.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// A curve that has no name, for the rest; nil for the named one.
  package var completionCubic: CubicCurve?
  /// How an interruptible animator goes on; nil for its own timing.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the finger; default true.
  open var wantsInteractiveStart: Bool = true

  private enum End {
    case finish, cancel
  }

  /// What is asked for in the event that asks for the transition, before UIKit has begun it.
  private struct Early {
    var percentComplete: CGFloat?
    var end: End?
    let time: Double
  }

  private(set) weak var context: TransitionContext?
  private var lead: (any InteractionLead)?
  private var early: Early?
  private var isLeaving = false
  /// Whether it has ever been given to a transition.
  private var hasLed = false

  /// Begins the animator's animations and stops them at their start; called by UIKit.
  ///
  /// A transition that is not interactive from the start begins by itself, and may be caught later.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let wanted = early.flatMap { $0.time == UIEnvironment.current.clock.now ? $0 : nil }
    attach(to: context)
    guard context.isInteractive else { return }
    if let animator = context.interruptibleAnimator {
      animator.pauseAnimation()
      lead = ScrubbedAnimator(animator)
    } else {
      lead = TimeLead(context, duration: Double(duration))
    }
    if let share = wanted?.percentComplete { update(share) }
    if let end = wanted?.end { leave(end) }
  }

  private func attach(to context: TransitionContext) {
    self.context = context
    hasLed = true
    context.driver = self
    early = nil
    duration = CGFloat(context.transition?.duration ?? 0)
    percentComplete = 0
  }

  /// Shows the transition at a share of its duration; values outside 0…1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context else { return noteEarly(self.percentComplete, end: nil) }
    guard context.isInteractive else { return }
    lead?.move(to: Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Catches a running transition whose animator can be interrupted.
  open func pause() {
    guard let context, !context.isInteractive, let animator = context.interruptibleAnimator else { return }
    context.pauseInteractiveTransition()
    lead = ScrubbedAnimator(animator)
    percentComplete = animator.fractionComplete
  }

  /// Lets the rest run to the end, in its share of the duration.
  open func finish() { leave(.finish) }

  /// Lets it run back to the start, in the share of the duration that has passed.
  open func cancel() { leave(.cancel) }

  private func leave(_ end: End) {
    guard let context, let lead else { return noteEarly(nil, end: end) }
    guard context.isInteractive, !isLeaving else { return }
    isLeaving = true
    switch end {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
    isLeaving = false
    lead.leave(
      to: end == .finish ? 1 : 0, from: Double(percentComplete),
      pace: InteractionPace(
        duration: Double(duration), speed: Double(completionSpeed), curve: completionCubic ?? completionCurve.curve,
        timing: timingCurve))
  }

  private func noteEarly(_ share: CGFloat?, end: End?) {
    if !hasLed { UIEnvironment.current.warnOfIdleInteraction() }
    early = Early(
      percentComplete: share ?? early?.percentComplete, end: end, time: UIEnvironment.current.clock.now)
  }

  /// Ends the scrubbing in favour of another animation, from what shows now and without a jump.
  ///
  /// What the transition's animations have moved keeps its present value, and their completions are not called: the
  /// caller animates on and completes the transition. An app does the same by copying presentation values,
  /// removing the animations and calling the context's `finishInteractiveTransition`.
  package func handOver() {
    guard let context, context.isInteractive else { return }
    lead?.handOver()
    context.finishInteractiveTransition()
  }
}

extension UIPercentDrivenInteractiveTransition: InteractionDriver {
  func contextLeavesInteraction() {
    guard !isLeaving else { return }
    lead?.letGo()
    UIEnvironment.current.note(.handoff, of: context?.transition)
  }

  func contextDidComplete() {
    lead?.end()
    lead = nil
    context = nil
    (duration, percentComplete) = (0, 0)
  }
}
