package import FrameSnapshots
package import Geometry

extension LayerSnapshot {
  /// `UIView.frame` in the parent's coordinates: the bounding box when there is a transform, not clamped.
  package var frame: Rect {
    guard transform != .identity else {
      return Rect(
        origin: Point(
          position.x - anchorPoint.x * bounds.size.width, position.y - anchorPoint.y * bounds.size.height),
        size: bounds.size)
    }
    return matrixToParent.flattened.box(of: bounds)
  }
}

extension ProjectiveMatrix {
  /// How near to the eye's plane a corner may come before it is cut off.
  private static let nearest = 1e-6

  /// The smallest upright rectangle around what is mapped from a rectangle, as far as it lies in front of the eye.
  ///
  /// A rectangle that is only moved keeps its size to the last digit.
  package func box(of rect: Rect) -> Rect {
    switch kind {
    case .translation:
      Rect(origin: Point(rect.origin.x + m31, rect.origin.y + m32), size: rect.size)
    case .scale, .affine:
      boundingBox(of: rect)
    case .projective:
      Rect(around: visibleCorners(of: rect)) ?? .zero
    }
  }

  /// The mapped corners, and where the sides are cut at the eye's plane.
  private func visibleCorners(of rect: Rect) -> [Point] {
    let corners = rect.corners.map(homogeneous)
    var visible: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.w >= Self.nearest { visible.append(Point(corner.x / corner.w, corner.y / corner.w)) }
      guard (corner.w >= Self.nearest) != (next.w >= Self.nearest) else { continue }
      let share = (Self.nearest - corner.w) / (next.w - corner.w)
      let x = corner.x + (next.x - corner.x) * share
      let y = corner.y + (next.y - corner.y) * share
      visible.append(Point(x / Self.nearest, y / Self.nearest))
    }
    return visible
  }
}

extension FrameSnapshot {
  /// The names under which layers are traced, nil for layers that are not; a name used before gets `#2`, `#3`, ….
  package func tracedNames() -> [String?] {
    var uses: [String: Int] = [:]
    return layers.indices.map { index in
      guard let name = layers[index].name else { return nil }
      let use = uses[name, default: 0] + 1
      uses[name] = use
      return use == 1 ? name : "\(name)#\(use)"
    }
  }

  /// Whether each layer has the name that the one in its place has in another frame.
  func namesItsLayers(like other: FrameSnapshot) -> Bool {
    layers.count == other.layers.count && layers.indices.allSatisfy { layers[$0].name == other.layers[$0].name }
  }
}
