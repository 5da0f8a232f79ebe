import HeadlessUIKit
import Motion
import SceneFiles

/// Leads a leg by UIKit's percent-driven interaction controller.
final class PercentDriver: UIPercentDrivenInteractiveTransition, LegDriver {
  let interaction: Scene.Interaction

  init(_ interaction: Scene.Interaction) {
    self.interaction = interaction
    super.init()
  }

  func update(to progress: Double) { update(progress) }

  func catchRunning() -> Double? {
    pause()
    return percentComplete
  }

  func finish(_ release: PanRelease) { finish() }

  func cancel(_ release: PanRelease) { cancel() }
}

extension UIView.AnimationCurve {
  /// The named curve; ease in and out for one that has no name.
  init(_ curve: CubicCurve) {
    switch curve {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    default: self = .easeInOut
    }
  }
}
