import Geometry
import HeadlessUIKit
import SceneFiles

/// A pan that begins a transition, or catches one that runs, and leads it: an app's handler of its recogniser.
@MainActor final class TransitionGesture {
  let recognizer: UIPanGestureRecognizer
  private let interaction: Scene.Interaction
  private let tree: SceneTree
  /// The view whose extent is the travel, where the scene says so.
  private let container: @MainActor () -> UIView?
  /// Asks UIKit for the transition.
  private let start: @MainActor () -> Void
  /// Called when the finger has gone.
  var onEnd: @MainActor () -> Void = {}

  private var travel: PanTravel
  /// The leg that is led; nil while none is.
  private var leg: LegAnimator?

  init(
    _ interaction: Scene.Interaction, in tree: SceneTree, container: @escaping @MainActor () -> UIView?,
    start: @escaping @MainActor () -> Void
  ) {
    self.interaction = interaction
    self.tree = tree
    self.container = container
    self.start = start
    recognizer = interaction.gesture.makeRecognizer()
    travel = PanTravel(axis: interaction.panAxis, isForward: interaction.direction > 0, length: 0)
    recognizer.addAction { [weak self] _ in self?.handle() }
  }

  /// A pan that begins nothing, and catches what a driver leads.
  static func catching(for driver: any LegDriver, in tree: SceneTree) -> TransitionGesture {
    var interaction = driver.interaction
    interaction.gesture = .pan
    return TransitionGesture(interaction, in: tree, container: { tree.window }, start: {})
  }

  private func handle() {
    switch recognizer.state {
    case .began: begin()
    case .changed: leg?.driver?.update(to: progress)
    case .ended: release()
    case .cancelled: leg?.driver?.cancel(PanRelease(travel: travel, progress: progress, velocity: .zero))
    case .possible, .failed: break
    }
    guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
    leg = nil
    onEnd()
  }

  private var progress: Double { travel.progress(of: recognizer.translation(in: nil)) }

  // MARK: Beginning

  private func begin() {
    travel.length = interaction.travel.length(in: container()?.bounds.size ?? .zero)
    if let running = tree.legs.last(of: interaction.starts), let caught = running.driver?.catchRunning() {
      leg = running
      recognizer.setTranslation(travel.axis.point(at: travel.translation(at: caught)), in: nil)
    } else {
      leg = tree.legs.start(by: interaction, start)
    }
    guard leg != nil else { return }
    awaitThreshold()
  }

  /// Hands over at the exact moment at which the finger passes the threshold.
  private func awaitThreshold() {
    guard let threshold = interaction.handoff?.progress else { return }
    guard !ReleaseDecision.exceeds(progress, threshold) else { return handOff() }
    recognizer.whenTranslation(along: travel.axis, passes: travel.translation(at: threshold)) { [weak self] in
      self?.handOff()
    }
  }

  // MARK: Ending

  private func release() {
    let release = PanRelease(travel: travel, progress: progress, velocity: recognizer.velocity(in: nil))
    switch ReleaseDecision(interaction, progress: release.progress, speed: release.speed) {
    case .handOff: handOff()
    case .finish: leg?.driver?.finish(release)
    case .cancel: leg?.driver?.cancel(release)
    }
  }

  private func handOff() {
    guard let leg, let next = interaction.handoff?.leg else { return }
    self.leg = nil
    leg.driver?.handOver()
    leg.performance?.handOff(to: next)
  }
}
