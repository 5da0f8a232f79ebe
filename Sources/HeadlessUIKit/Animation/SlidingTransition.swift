import Geometry
import Motion

/// The old content of a layer and the new one, of which one slides, or both do.
///
/// The old content is a picture beside the layer, behind it or in front, so that nothing of either is cut off by the layer.
@MainActor struct SlidingTransition {
  enum Kind: Hashable {
    /// Both slide, one behind the other.
    case push
    /// The new content slides over the old.
    case moveIn
    /// The old content slides off the new.
    case reveal

    var movesNew: Bool { self != .reveal }
    var movesOld: Bool { self != .moveIn }
  }

  private let kind: Kind
  private let layer: CALayer
  private let old = ReplicaLayer()
  /// From where the layer is to where its new content comes from, points of the layer's own.
  private let way: Point

  /// Takes the layer's present content; nil for types that do not slide.
  init?(_ transition: CATransition, of layer: CALayer) {
    switch transition.type {
    case .push: kind = .push
    case .moveIn: kind = .moveIn
    case .reveal: kind = .reveal
    default: return nil
    }
    self.layer = layer
    let values = layer.presentationValues
    way = Self.way(from: transition.subtype, values.bounds.size)
    hold(values)
  }

  /// Where new content comes from; from the left where nothing is said, as UIKit does.
  ///
  /// Core Animation's top is where y is largest, which on iOS is below: apps slide screens up with `fromTop`.
  private static func way(from edge: CATransitionSubtype?, _ size: Size) -> Point {
    switch edge {
    case .fromRight: Point(size.width, 0)
    case .fromTop: Point(0, size.height)
    case .fromBottom: Point(0, -size.height)
    default: Point(-size.width, 0)
    }
  }

  private func hold(_ values: LayerValues) {
    old.hold(layer, part: values.bounds)
    old.children.first?.model.opacity = 1
    old.model.masksToBounds = false
    old.model.bounds.size = values.bounds.size
    (old.model.anchorPoint, old.model.position) = (values.anchorPoint, values.position)
    (old.model.transform, old.model.zPosition) = (values.transform, values.zPosition)
    old.model.opacity = values.opacity
  }

  /// Puts the old content beside the new one for the block's time.
  ///
  /// - Parameter progress: the share of the way at the beginning, and at the end.
  func begin(in context: AnimationContext, progress: (start: Double, end: Double)) {
    layer.put(CALayer.Companion(layer: old, isInFront: kind == .reveal))
    context.group.addCleanUp { [layer, old] in layer.takeAway(old) }
    if kind.movesNew { slide(layer, 1 - progress.start, 1 - progress.end, in: context) }
    if kind.movesOld { slide(old, -progress.start, -progress.end, in: context) }
  }

  /// Slides a layer by shares of the way, in its own coordinates, whatever it is turned by.
  private func slide(_ moving: CALayer, _ start: Double, _ end: Double, in context: AnimationContext) {
    let model = moving.model.transform
    func moved(_ share: Double) -> AnimatableValue {
      .transform(Matrix4.translation(way.x * share, way.y * share).concatenating(model))
    }
    context.add(
      .basic(from: moved(start), to: moved(end), by: nil), on: moving, LayerKeyPath(.transform), end: .transform(model))
  }
}

extension CALayer {
  /// A picture that is drawn beside a layer, in the superlayer's coordinates.
  struct Companion {
    let layer: CALayer
    let isInFront: Bool
  }

  fileprivate func put(_ companion: Companion) {
    self.companion = companion
    companion.layer.accompaniedLayer = self
    UIEnvironment.current.scheduler.noteHierarchyChange()
  }

  /// A later transition may have put another one there.
  fileprivate func takeAway(_ picture: CALayer) {
    picture.accompaniedLayer = nil
    if companion?.layer === picture { companion = nil }
  }
}
