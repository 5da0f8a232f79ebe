import HeadlessUIKit
import SceneFiles

/// The view that darkens the lower screen while a container changes its screen.
@MainActor struct LegDimming {
  let view: UIView
  private let dimming: Scene.Dimming
  /// Whether the lower screen is the one that arrives, and gets lighter.
  private let isArriving: Bool

  init(_ dimming: Scene.Dimming, isArriving: Bool) {
    self.dimming = dimming
    self.isArriving = isArriving
    view = UIView()
    view.accessibilityIdentifier = ViewResolver.dimmingName
    view.backgroundColor = UIColor(color: dimming.color)
    view.alpha = dimming.alpha
  }

  /// What runs its alpha alongside the leg; nil when the leg does that itself.
  func track(in leg: Scene.Leg) -> PreparedTrack? {
    guard !leg.tracks.contains(where: \.isOfDimmingAlpha) else { return nil }
    let (start, end): (Double, Double) = isArriving ? (dimming.alpha, 0) : (0, dimming.alpha)
    return PreparedTrack(view, .alpha, TrackMotion(leg), from: .number(start), to: .number(end))
  }
}
