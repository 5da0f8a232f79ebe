import Geometry

/// Watches a layout that comes too late: after an animation block has changed a view's size, and outside of it.
///
/// Subviews that this layout places are at their final frames at once, while the view itself still moves.
@MainActor package struct LayoutWitness {
  /// What is less is not seen; points.
  private static let least: Double = 0.5

  private let layer: CALayer
  private let transition: Transition
  private let places: [(view: UIView, frame: Rect)]

  /// Nil where layout comes in time: within a block, or without a transition that has just begun to resize the view.
  package init?(of layer: CALayer) {
    guard !layer.animations.isEmpty, let view = layer.view, layer.hasBegunToResize else { return nil }
    let environment = UIEnvironment.current
    guard environment.animationContext?.isEnabled != true, let transition = environment.transitions.running.last
    else { return nil }
    self.layer = layer
    self.transition = transition
    places = view.subviews.map { ($0, $0.untransformedFrame.rect) }
  }

  /// Warns of the first subview that the layout has moved; once in a transition.
  package func report() {
    guard let (child, distance) = moved else { return }
    let environment = UIEnvironment.current
    let subject = transition.subject.about(layer.view?.traceName)
    let isKnown = environment.log.warnings.contains { warning in
      warning.kind == Self.kind && warning.time >= transition.startTime && warning.subject.step == subject.step
    }
    guard !isKnown else { return }
    let (name, parent) = (child.traceName ?? "a subview", layer.view?.traceName ?? "the view")
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: Self.kind,
        message: "\(name) is at its final frame at once, \(distance.text) points away, while \(parent) still moves",
        fix: "call layoutIfNeeded() before the animation and at the end of its block", subject: subject))
  }

  private static let kind: String = "not-laid-out"

  private var moved: (view: UIView, distance: Double)? {
    for (view, frame) in places {
      let distance = zip(frame.numbers, view.untransformedFrame.rect.numbers).map { abs($0 - $1) }.max() ?? 0
      if distance > Self.least { return (view, distance) }
    }
    return nil
  }
}

extension CALayer {
  /// Whether an animation of its size was added that has not yet shown.
  fileprivate var hasBegunToResize: Bool {
    animations.contains { animation in
      animation.timing.beginTime == nil && animation.keyPath?.property == .bounds
        && animation.keyPath?.component != .origin
    }
  }
}
