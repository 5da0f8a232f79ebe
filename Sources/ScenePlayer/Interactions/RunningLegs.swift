import HeadlessUIKit
import SceneFiles

/// The legs of the transitions that run, and what leads them.
@MainActor final class RunningLegs {
  /// In the order in which they began to play.
  private(set) var animators: [LegAnimator] = []
  /// What begins a transition with a finger just now; nil while a step or nothing does.
  private var starting: Scene.Interaction?
  private var started: LegAnimator?

  func add(_ animator: LegAnimator) { animators.append(animator) }

  func remove(_ animator: LegAnimator) { animators.removeAll { $0 === animator } }

  /// The latest one of a kind.
  func last(of kind: Scene.Interaction.Start) -> LegAnimator? { animators.last { $0.script.kind == kind } }

  /// The latest property animator that moves a leg.
  var propertyAnimator: UIViewPropertyAnimator? { animators.last { $0.vended != nil }?.vended }

  /// Asks UIKit for a transition that a finger leads; nil when UIKit refuses.
  func start(by interaction: Scene.Interaction, _ request: () -> Void) -> LegAnimator? {
    (starting, started) = (interaction, nil)
    request()
    defer { (starting, started) = (nil, nil) }
    return started
  }

  /// Whether a finger begins a transition by this interaction just now.
  func isStarting(_ interaction: Scene.Interaction) -> Bool { starting == interaction }

  /// What leads a transition that begins now, for the delegates that UIKit asks: a finger from the start, or one that
  /// may catch it later; nil when no finger ever does.
  func driver(for animator: any UIViewControllerAnimatedTransitioning) -> (any LegDriver)? {
    guard let leg = LegAnimator.behind(animator), let interaction = leg.script.interaction else { return nil }
    let isInteractive = isStarting(interaction)
    guard isInteractive || leg.script.leg.animator != .view else { return nil }
    let driver = interaction.makeDriver(of: leg, isInteractive: isInteractive)
    leg.driver = driver
    if isInteractive { started = leg }
    return driver
  }
}
