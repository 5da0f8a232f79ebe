import Foundation
import Motion

/// A sheet's dismissal under a finger, which begins as soon as the finger takes the sheet below its lowest detent.
///
/// So in UIKit viewWillDisappear comes while the finger still moves, and viewWillAppear again when the sheet springs back.
@MainActor
final class SheetDismissal {
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let animator: SheetDismissalAnimator
  /// From the lowest detent's top to the container's bottom, points.
  private let way: (start: CGFloat, end: CGFloat)

  init(_ stops: SheetStops, onEnd: @escaping () -> Void) {
    way = (stops.lowest.top, stops.closedTop)
    animator = SheetDismissalAnimator(closedTop: stops.closedTop, onEnd: onEnd)
  }

  /// What UIKit's presentation takes instead of the style's own.
  var choice: ModalPresentation.Choice { (animator, interaction) }

  private func share(of top: CGFloat) -> CGFloat { way.end > way.start ? (top - way.start) / (way.end - way.start) : 1 }

  /// Where the sheet's top shows.
  var top: CGFloat { way.start + (way.end - way.start) * interaction.percentComplete }

  func move(to top: CGFloat) { interaction.update(share(of: top)) }

  /// Stops what runs to one of the ends.
  func catchInFlight() { interaction.pause() }

  func finish(_ spring: Spring) {
    interaction.timingCurve = UISpringTimingParameters(spring)
    interaction.finish()
  }

  func springBack(_ spring: Spring) {
    interaction.timingCurve = UISpringTimingParameters(spring)
    interaction.cancel()
  }

  /// Ends the transition as a cancelled one with the sheet where it is, for another animation or the finger to go on.
  func abandon() {
    guard let context = interaction.context, context.isInteractive else { return }
    animator.stop()
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}

/// Moves a sheet straight from its lowest detent away, so that a finger's way is the transition's.
final class SheetDismissalAnimator: UIViewControllerAnimatedTransitioning {
  private let closedTop: CGFloat
  private let onEnd: () -> Void
  private var running: UIViewPropertyAnimator?

  init(closedTop: CGFloat, onEnd: @escaping () -> Void) { (self.closedTop, self.onEnd) = (closedTop, onEnd) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    AnimationParameters.systemSpring.duration
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let made = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
    let view = transitionContext.view(forKey: .from)
    made.addAnimations { [closedTop] in view?.untransformedFrame.origin.y = closedTop }
    made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    running = made
    return made
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func stop() { running?.stopAnimation(true) }

  func animationEnded(_ transitionCompleted: Bool) { onEnd() }
}

extension Spring {
  /// The spring of a sheet that is let go, points a second and points towards where it rests; a thrown one bounces.
  static func sheet(speed: Double, distance: Double) -> Spring {
    let isThrown = speed.magnitude >= UndocumentedUIKit.sheetLeastSpeed && distance.magnitude >= 1
    guard isThrown else { return .system }
    return Spring(
      response: Spring.system.response, dampingFraction: UndocumentedUIKit.sheetThrowDamping,
      initialVelocity: speed / distance)
  }
}

extension UISpringTimingParameters {
  fileprivate convenience init(_ spring: Spring) {
    self.init(
      form: .physical(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity))
  }
}
