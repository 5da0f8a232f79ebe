import SceneFiles

/// A leg, which one of its transition's legs it is, and how a finger leads it.
struct LegScript: Hashable {
  let leg: Scene.Leg
  /// Nil where no finger can begin it, as a change of tabs.
  let kind: Scene.Interaction.Start?
  /// The interaction that begins this leg; nil where none does.
  let interaction: Scene.Interaction?

  /// A leg of a transition; nil where UIKit's own runs.
  init?(_ leg: Scene.Leg?, _ kind: Scene.Interaction.Start?, of transition: Scene.Transition) {
    guard var leg else { return nil }
    self.kind = kind
    interaction = transition.interaction.flatMap { $0.starts == kind ? $0 : nil }
    if interaction?.scrubsAnimator == true, leg.animator == .view {
      leg.animator = .property(scrubsLinearly: true, pausesOnCompletion: false)
    }
    self.leg = leg
  }
}

extension Scene.Interaction {
  /// Whether the finger moves a property animator itself, which the leg then must have.
  fileprivate var scrubsAnimator: Bool {
    if case .property = driver { return true }
    return false
  }
}
