import HeadlessUIKit
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
