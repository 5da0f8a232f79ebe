import HeadlessUIKit
import SceneFiles

extension StepPerformer {
  /// Pauses, moves, turns round, lets go or stops the property animator that moves the latest transition.
  func tell(_ command: Scene.AnimatorCommand) {
    guard let animator = tree.legs.propertyAnimator else {
      return refuse(
        "Attempt to \(command.name) a property animator while none runs",
        fix: "act while a leg with \"animator\": \"property\" runs")
    }
    switch command {
    case .pause: animator.pauseAnimation()
    case .fraction(let fraction): animator.fractionComplete = CGFloat(fraction)
    case .reverse: animator.isReversed.toggle()
    case .resume(let timing, let factor):
      animator.continueAnimation(withTimingParameters: timing?.provider, durationFactor: CGFloat(factor))
    case .stop: animator.stopAnimation(true)
    }
  }
}

extension Scene.AnimatorCommand {
  fileprivate var name: String {
    switch self {
    case .pause: "pause"
    case .fraction: "scrub"
    case .reverse: "reverse"
    case .resume: "continue"
    case .stop: "stop"
    }
  }
}
