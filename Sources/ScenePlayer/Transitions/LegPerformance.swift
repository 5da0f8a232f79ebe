import Geometry
import HeadlessUIKit
import SceneFiles

/// One run of a leg: puts the views in place, animates them, and puts everything right at the end.
@MainActor final class LegPerformance {
  private let leg: Scene.Leg
  let context: any UIViewControllerContextTransitioning
  private var resolver: ViewResolver
  private var tracks: [PreparedTrack] = []
  private var hidden: [(view: UIView, wasHidden: Bool)] = []
  /// The dimming of a push, a pop or a change of tabs; presentations have their own.
  private var dimming: LegDimming?
  /// What takes the views over in the middle of the leg; nil while it plays to its end itself.
  private var successor: Scene.Leg?
  /// Where the leg that plays says that a view takes another one's place.
  private var sources: [SourceMatch] = []

  /// - Parameter dimming: what darkens the lower screen of a container's change; nil for nothing.
  init(
    _ leg: Scene.Leg, in context: any UIViewControllerContextTransitioning, tree: SceneTree, dimming: Scene.Dimming?
  ) {
    self.leg = leg
    self.dimming = dimming.map { LegDimming($0, isArriving: leg.insertion == .below) }
    self.context = context
    let sides = ViewResolver.Sides(
      from: context.viewController(forKey: .from), to: context.viewController(forKey: .to),
      container: context.containerView)
    resolver = ViewResolver(tree, sides: sides)
  }

  /// Plays the leg.
  ///
  /// - Parameter leading: the motion of the block that others ride on alongside; nil when nobody needs one.
  /// - Returns: the property animator that a leg with one vends.
  @discardableResult
  func play(leading: TrackMotion?) -> UIViewPropertyAnimator? {
    placeArriving()
    placeDimming()
    take(leg.snapshots)
    var tracks = leg.tracks.compactMap { PreparedTrack($0, with: resolver) }
    for track in tracks { track.noteStart(in: resolver.tree) }
    if let track = dimming?.track(in: leg) { tracks.append(track) }
    return run(leg, tracks, leading: leading)
  }

  /// Plays another leg from what shows now to the transition's end; scrubbing has stopped.
  ///
  /// What it does not move stays where it is.
  func handOff(to next: Scene.Leg) {
    successor = next
    take(next.snapshots)
    let tracks = next.tracks.compactMap { PreparedTrack($0, with: resolver) }
    run(next, tracks, leading: tracks.isEmpty ? TrackMotion(next) : nil)
  }

  /// Sets what the leg sets before its first frame, once all views and values have been found, and moves its tracks.
  @discardableResult
  private func run(_ leg: Scene.Leg, _ tracks: [PreparedTrack], leading: TrackMotion?) -> UIViewPropertyAnimator? {
    self.tracks += tracks
    let values = leg.initialValues.compactMap { ResolvedAssignment($0, with: resolver) }
    for value in values { value.apply() }
    var runner = TrackRunner(
      tracks: tracks, stage: context.containerView, laysOut: leg.laysOut, leading: leading, kind: leg.animator)
    sources = SourceMatch.all(in: leg, resolver)
    runner.whenPlaced = { [sources] in for source in sources where source.end == .start { source.check() } }
    return runner.run { end in self.finish(end) }
  }

  // MARK: Before

  /// Puts `to` into the container at its final frame, where the animator is to do that.
  private func placeArriving() {
    guard let shown = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
    insert(view)
    let bounds = context.containerView.bounds.rect
    let final = context.finalFrame(for: shown).rect
    let frame = final == .zero ? bounds : final
    let placement = (shown as? SceneController)?.placement(in: bounds.size, otherwise: frame) ?? frame
    view.untransformedFrame = CGRect(placement)
    (view as? SceneView)?.populate()
    if leg.laysOut { context.containerView.layoutIfNeeded() }
  }

  private func insert(_ view: UIView) {
    let from = context.viewController(forKey: .from)?.viewIfLoaded
    switch leg.insertion {
    case .none: break
    case .above: context.containerView.addSubview(view)
    case .below:
      if let from, from.superview === context.containerView {
        context.containerView.insertSubview(view, belowSubview: from)
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
    }
  }

  /// Darkens the lower of the two screens.
  private func placeDimming() {
    let upper: UITransitionContextViewKey = leg.insertion == .below ? .from : .to
    guard let dimming, let view = context.view(forKey: upper) else { return }
    dimming.view.frame = context.containerView.bounds
    context.containerView.insertSubview(dimming.view, belowSubview: view)
  }

  /// Puts the pictures over everything in the container, and hides what the scene says.
  private func take(_ snapshots: [Scene.Snapshot]) {
    for snapshot in snapshots {
      guard let view = resolver.wanted(snapshot.view), let picture = view.snapshotView(afterScreenUpdates: true) else {
        continue
      }
      picture.untransformedFrame = context.containerView.convert(view.bounds, from: view)
      picture.clipsToBounds = true
      picture.accessibilityIdentifier = snapshot.id
      context.containerView.addSubview(picture)
      resolver.snapshots[snapshot.id] = picture
    }
    let views = snapshots.flatMap(\.hides).compactMap { resolver.wanted($0) }
    hidden += views.map { ($0, $0.isHidden) }
    for view in views { view.isHidden = true }
  }

  // MARK: After

  /// Undoes what was only for the leg, and tells UIKit how it ended.
  private func finish(_ end: UIViewAnimatingPosition) {
    let legs = [leg] + (successor.map { [$0] } ?? [])
    let completion = successor?.completion ?? leg.completion
    let isCancelled = context.transitionWasCancelled || completion == .cancelled || end == .start
    if !isCancelled { for source in sources where source.end == .end { source.check() } }
    for picture in resolver.snapshots.values { picture.removeFromSuperview() }
    dimming?.view.removeFromSuperview()
    for (view, wasHidden) in hidden.reversed() { view.isHidden = wasHidden }
    if isCancelled { for track in tracks.reversed() { track.restore() } }
    let cleanup = legs.flatMap(\.cleanup).compactMap { ResolvedAssignment($0, with: resolver) }
    for value in cleanup { value.apply() }
    guard completion != .never else { return }
    context.completeTransition(!isCancelled)
  }
}

/// A model value for a view that is known.
@MainActor struct ResolvedAssignment {
  let view: UIView
  private let property: Scene.Property
  private let value: Scene.PropertyValue

  /// Nil while there is no such view.
  init?(_ assignment: Scene.Assignment, with resolver: ViewResolver) {
    guard let view = resolver.wanted(assignment.view) else { return nil }
    self.view = view
    property = assignment.property
    value = resolver.resolved(assignment.value, for: view)
  }

  func apply() { view.setModelValue(value, of: property) }
}
