import SceneFiles

/// What becomes of a transition when the finger lets go.
enum ReleaseDecision: Hashable {
  case finish, cancel, handOff

  /// A finger's place that is computed to be this near to a limit is at it, and does not exceed it: rounding.
  private static let tolerance: Double = 1e-9

  /// Either limit exceeded finishes; the hand-off's comes first.
  ///
  /// - Parameter speed: points a second in the direction of progress.
  init(_ interaction: Scene.Interaction, progress: Double, speed: Double) {
    if Self.exceeds(progress, interaction.handoff?.releaseProgress) {
      self = .handOff
    } else if Self.exceeds(progress, interaction.finishProgress) || Self.exceeds(speed, interaction.finishVelocity) {
      self = .finish
    } else {
      self = .cancel
    }
  }

  /// Whether a value is beyond a limit, which nothing is when there is none.
  static func exceeds(_ value: Double, _ limit: Double?) -> Bool {
    limit.map { $0.distance(to: value) > tolerance } ?? false
  }
}
