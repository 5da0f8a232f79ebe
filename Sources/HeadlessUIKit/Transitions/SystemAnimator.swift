import Foundation
import Motion

/// One of UIKit's own animators: how it is timed, and what moves.
@MainActor
final class SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// What moves, and what is put right at the end.
  struct Motion {
    var animations: () -> Void
    var cleanUp: () -> Void = {}
  }

  private let parameters: AnimationParameters
  /// Places the views before the first frame; what it returns moves them.
  private let prepare: (any UIViewControllerContextTransitioning) -> Motion

  init(_ parameters: AnimationParameters, prepare: @escaping (any UIViewControllerContextTransitioning) -> Motion) {
    self.parameters = parameters
    self.prepare = prepare
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let motion = prepare(transitionContext)
    UIView.animate(
      parameters, timekeeper: transitionContext.containerView.layer, animations: motion.animations,
      completion: { _ in
        motion.cleanUp()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

extension AnimationParameters {
  /// UIKit's spring of mass 3, stiffness 1000 and damping 500, for its settling time.
  static var systemSpring: AnimationParameters {
    AnimationParameters(TimedMotion(spring: .system), options: .allowUserInteraction)
  }

  /// UIKit's default curve.
  static func easeInOut(duration: Double) -> AnimationParameters {
    AnimationParameters(duration: duration, pace: .curve(.easeInOut))
  }
}
