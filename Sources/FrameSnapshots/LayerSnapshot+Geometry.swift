package import Geometry

extension LayerSnapshot {
  /// The anchor point in the layer's own coordinates.
  @inline(__always)
  package var anchor: Point {
    Point(
      bounds.origin.x + anchorPoint.x * bounds.size.width, bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The map from the layer's coordinates to its parent's, before the parent's `sublayerTransform`.
  ///
  /// p′ = position + transform · (p − anchor), Core Animation's placement of a sublayer; `zPosition` lifts it.
  /// Inlined, so that no whole layer is copied for it.
  @inline(__always)
  package var matrixToParent: Matrix4 {
    Matrix4.translation(-anchor.x, -anchor.y)
      .concatenating(transform)
      .concatenating(.translation(position.x, position.y, zPosition))
  }

  /// The parent's `sublayerTransform`, which acts about its anchor point.
  @inline(__always)
  package var matrixOfSublayers: Matrix4 {
    if sublayerTransform == .identity { return .identity }
    return Matrix4.translation(-anchor.x, -anchor.y)
      .concatenating(sublayerTransform)
      .concatenating(.translation(anchor.x, anchor.y))
  }

  /// The bounds as drawn: an overshooting negative side is none.
  package var drawnBounds: Rect {
    Rect(bounds.origin.x, bounds.origin.y, max(bounds.size.width, 0), max(bounds.size.height, 0))
  }

  /// The outline of the drawn bounds with the layer's corners.
  package var outline: RoundedRect {
    RoundedRect(drawnBounds, radii: cornerRadii, curve: cornerCurve)
  }
}

extension FrameSnapshot {
  /// The map from each layer's coordinates to window coordinates; every layer is flattened into its parent.
  package func matricesToWindow() -> [ProjectiveMatrix] {
    var matrices: [ProjectiveMatrix] = []
    matrices.reserveCapacity(layers.count)
    // By index: a layer is large, and taking it out of the array would copy it.
    for index in layers.indices {
      let parent = layers[index].parent
      guard parent >= 0 else {
        matrices.append(layers[index].matrixToParent.flattened)
        continue
      }
      let inParent = layers[index].matrixToParent.concatenating(layers[parent].matrixOfSublayers).flattened
      matrices.append(inParent.concatenating(matrices[parent]))
    }
    return matrices
  }

  /// Indices of a layer's children in the order they are painted: by `zPosition`, then as they stand.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var isOrdered = true
    let end = index + layers[index].subtreeCount
    var child = index + 1
    while child < end {
      if let last = children.last, layers[child].zPosition < layers[last].zPosition { isOrdered = false }
      children.append(child)
      child += layers[child].subtreeCount
    }
    guard !isOrdered else { return children }
    return children.enumerated()
      .sorted { (layers[$0.element].zPosition, $0.offset) < (layers[$1.element].zPosition, $1.offset) }
      .map(\.element)
  }
}
