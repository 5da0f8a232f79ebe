package import FrameSnapshots
package import Geometry

/// A layer that the compositor of a device has to draw on the side before it can lay it over the rest.
package struct OffScreenPass: Hashable, Sendable {
  /// Why it cannot be drawn in place.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Content is cut off along rounded corners.
    case roundedClipping
    /// A shadow whose outline only drawing the layer shows.
    case openShadow
    /// Several layers are faded as one.
    case groupOpacity
    case mask
    case rasterization
  }

  package var reason: Reason
  /// Index of the layer in its frame.
  package var layer: Int
  /// The part of the canvas that is drawn on the side, in window coordinates.
  package var box: Rect
  /// Pixels of a device that are drawn for it in the frame: an estimate.
  package var pixels: Double

  /// The passes of a frame in the order of its layers; one layer may need several.
  package static func all(in snapshot: FrameSnapshot) -> [OffScreenPass] { all(in: snapshot, Visibility(snapshot)) }

  static func all(in snapshot: FrameSnapshot, _ visibility: Visibility) -> [OffScreenPass] {
    let scale = snapshot.canvas.scale
    return snapshot.layers.indices.flatMap { index -> [OffScreenPass] in
      guard let box = visibility.seenBox(of: index) else { return [] }
      return snapshot.reasons(toDrawOffScreen: index).map { reason in
        OffScreenPass(reason: reason, layer: index, box: box, pixels: box.area * scale * scale)
      }
    }
  }
}

extension FrameSnapshot {
  fileprivate func reasons(toDrawOffScreen index: Int) -> [OffScreenPass.Reason] {
    let layer = layers[index]
    var reasons: [OffScreenPass.Reason] = []
    if layer.masksToBounds, !layer.cornerRadii.isZero, paintsBesidesItself(index) { reasons.append(.roundedClipping) }
    if layer.castsUnknownShadow { reasons.append(.openShadow) }
    if layer.fadesAsGroup, paintedParts(of: index) > 1 { reasons.append(.groupOpacity) }
    if layer.mask != nil { reasons.append(.mask) }
    if layer.shouldRasterize { reasons.append(.rasterization) }
    return reasons
  }

  /// Whether there is more to clip than one colour or one picture, which a device rounds by itself.
  private func paintsBesidesItself(_ index: Int) -> Bool {
    let layer = layers[index]
    let hasGround = (layer.backgroundColor?.alpha ?? 0) > 0
    if layer.contents != nil, hasGround || layer.gradient != nil { return true }
    return layers[subtree(of: index)].contains { $0.paintsSomething }
  }

  /// How many layers of a subtree paint, itself included; counted up to two.
  private func paintedParts(of index: Int) -> Int {
    let own = layers[index].paintsSomething ? 1 : 0
    return own + layers[subtree(of: index)].lazy.filter(\.paintsSomething).prefix(2).count
  }

  private func subtree(of index: Int) -> Range<Int> { (index + 1)..<(index + layers[index].subtreeCount) }
}

extension LayerSnapshot {
  /// Whether it casts a shadow whose outline the compositor has to find out by drawing the layer.
  fileprivate var castsUnknownShadow: Bool {
    shadowOpacity > 0 && shadowPath == nil && !masksToBounds && !shouldRasterize
  }

  /// Below this share of opacity a view is not drawn, above its opposite not faded.
  private static let visible = 0.001

  fileprivate var fadesAsGroup: Bool {
    allowsGroupOpacity && opacity > Self.visible && opacity < 1 - Self.visible
  }

  /// Whether it paints anything of its own.
  package var paintsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || contents != nil || shape != nil || borderWidth > 0
      || gradient?.stops.contains { $0.color.alpha > 0 } ?? false
  }
}
