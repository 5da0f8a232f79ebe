import HeadlessUIKit
import SceneFiles

/// What leads a leg's transition while a finger does: an interaction controller as an app has one.
@MainActor protocol LegDriver: UIViewControllerInteractiveTransitioning {
  var interaction: Scene.Interaction { get }
  /// Shows the transition at a share of its whole.
  func update(to progress: Double)
  /// Stops a transition that runs where it is; nil when it cannot be stopped.
  func catchRunning() -> Double?
  /// Lets the rest run to the end.
  func finish(_ release: PanRelease)
  /// Lets it run back to the start.
  func cancel(_ release: PanRelease)
  /// Ends the scrubbing with everything where it shows; another leg runs from there.
  func handOver()
}

/// How a finger lets go.
struct PanRelease {
  let travel: PanTravel
  let progress: Double
  /// Points a second in the window.
  let velocity: CGPoint

  /// As springs take it: whole remaining distances a second, from what shows to an end of the transition, 0 or 1.
  func relativeVelocity(from shown: Double, to end: Double) -> Double {
    travel.relativeVelocity(velocity, from: shown, to: end)
  }

  /// Points a second in the direction of progress.
  var speed: Double { travel.speed(of: velocity) }
}

extension Scene.Interaction {
  /// A driver for a transition by this interaction's rules.
  ///
  /// - Parameter isInteractive: whether the transition begins under the finger; otherwise one may catch it later.
  @MainActor func makeDriver(of animator: LegAnimator, isInteractive: Bool) -> any LegDriver {
    switch driver {
    case .percent(let speed, let curve):
      let driver = PercentDriver(self)
      driver.wantsInteractiveStart = isInteractive
      driver.completionSpeed = speed
      driver.completionCubic = curve
      return driver
    case .property(let timing, let factor):
      return AnimatorDriver(
        self, of: animator, wantsInteractiveStart: isInteractive, timing: timing, durationFactor: factor)
    }
  }
}
