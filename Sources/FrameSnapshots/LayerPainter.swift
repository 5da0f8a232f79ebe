import DisplayLists
import Geometry

/// Turns a layer and its sublayers into display items, in Core Animation's order: shadow, background, gradient, shape,
/// picture, sublayers, border.
struct LayerPainter {
  let snapshot: FrameSnapshot
  /// From each layer's coordinates to device pixels.
  let matrices: [ProjectiveMatrix]
  /// A shadow is cast by what lies in the layer, not by the shadows in it.
  var paintsShadows = true
  /// The layer whose own picture is being painted; nil for the frame.
  var rasterized: Int?

  /// Appends what a layer paints.
  ///
  /// - Parameter opacity: what ancestors without group opacity leave to their sublayers, 0…1.
  func paint(_ index: Int, opacity: Double, into items: inout [DisplayItem]) {
    let layer = snapshot.layers[index]
    let own = min(max(layer.opacity, 0), 1) * opacity
    guard !layer.isHidden, own > 0, isFacing(index) else { return }
    if layer.shouldRasterize, !isPaintingRasterized(index) {
      appendRasterized(index, opacity: own, into: &items)
      return
    }
    guard layer.allowsGroupOpacity, own < 1 else {
      appendMasked(index, opacity: own, into: &items)
      return
    }
    var painted: [DisplayItem] = []
    appendMasked(index, opacity: 1, into: &painted)
    appendFaded(painted, opacity: own, layer: index, into: &items)
  }

  /// One thing fades by itself; several fade as one picture, so that what they cover stays covered.
  private func appendFaded(_ painted: [DisplayItem], opacity: Double, layer: Int, into items: inout [DisplayItem]) {
    guard painted.count == 1, let faded = painted[0].faded(by: opacity) else {
      guard !painted.isEmpty else { return }
      items.append(DisplayItem(.beginGroup(opacity: opacity), layer: layer))
      items.append(contentsOf: painted)
      items.append(DisplayItem(.end, layer: layer))
      return
    }
    items.append(faded)
  }

  /// A layer that is not double sided is drawn only while its front is turned to the viewer.
  private func isFacing(_ index: Int) -> Bool {
    snapshot.layers[index].isDoubleSided || matrices[index].determinant > 0
  }

  private func appendMasked(_ index: Int, opacity: Double, into items: inout [DisplayItem]) {
    guard let mask = snapshot.layers[index].mask else {
      appendContent(index, opacity: opacity, into: &items)
      return
    }
    items.append(DisplayItem(.beginClip(Silhouette(.path(mask), transform: matrices[index])), layer: index))
    appendContent(index, opacity: opacity, into: &items)
    items.append(DisplayItem(.end, layer: index))
  }

  /// Appends what casts the layer's shadow: the layer at full opacity with all in it.
  func appendCasting(_ index: Int, into items: inout [DisplayItem]) {
    appendMasked(index, opacity: 1, into: &items)
  }

  private func appendContent(_ index: Int, opacity: Double, into items: inout [DisplayItem]) {
    let layer = snapshot.layers[index]
    appendShadow(index, opacity: opacity, into: &items)
    guard layer.masksToBounds else {
      appendUnclipped(index, edge: .outline, opacity: opacity, into: &items)
      return
    }
    guard !layer.drawnBounds.isEmpty else { return }
    var inner: [DisplayItem] = []
    appendUnclipped(index, edge: .beyond(margin(of: index)), opacity: opacity, into: &inner)
    guard !inner.isEmpty else { return }
    let outline = Silhouette(.roundedRect(layer.outline), transform: matrices[index])
    items.append(DisplayItem(.beginClip(outline), layer: index))
    items.append(contentsOf: inner)
    items.append(DisplayItem(.end, layer: index))
  }

  private func appendUnclipped(
    _ index: Int, edge: LayerFills.Edge, opacity: Double, into items: inout [DisplayItem]
  ) {
    let fills = LayerFills(layer: snapshot.layers[index], index: index, matrix: matrices[index], edge: edge)
    fills.appendBelowSublayers(opacity: opacity, into: &items)
    for child in snapshot.children(of: index) {
      paint(child, opacity: opacity, into: &items)
    }
    fills.appendBorder(opacity: opacity, into: &items)
  }

  /// How far beyond the bounds a fill must reach so that only the clip makes the edge: two pixels, in the layer's units.
  private func margin(of index: Int) -> Double {
    let matrix = matrices[index]
    let scales = snapshot.layers[index].drawnBounds.corners.map { matrix.smallestScale(at: $0) }
    let scale = max(scales.min() ?? 1, 1e-3)
    return 2 / scale
  }
}

extension ProjectiveMatrix {
  /// How much the map stretches around a point in the direction it stretches least.
  ///
  /// The smaller singular value of the Jacobian; 0 behind the eye.
  func smallestScale(at point: Point) -> Double {
    guard let j = jacobian(at: point) else { return 0 }
    let sum = j.a * j.a + j.b * j.b + j.c * j.c + j.d * j.d
    let determinant = j.a * j.d - j.b * j.c
    let root = max(sum * sum / 4 - determinant * determinant, 0).squareRoot()
    return max(sum / 2 - root, 0).squareRoot()
  }

  /// The linear map around a point; nil behind the eye.
  func jacobian(at point: Point) -> AffineMatrix? {
    let (x, y, w) = homogeneous(point)
    guard w > 0 else { return nil }
    let (px, py) = (x / w, y / w)
    return AffineMatrix(
      (m11 - px * m13) / w, (m12 - py * m13) / w, (m21 - px * m23) / w, (m22 - py * m23) / w, 0, 0)
  }
}

extension DisplayItem {
  /// The item with less opacity; nil for the beginnings and ends of clips and groups.
  func faded(by opacity: Double) -> DisplayItem? {
    switch content {
    case .fill(var fill):
      fill.opacity *= opacity
      return DisplayItem(.fill(fill), layer: layer)
    case .shadow(var shadow):
      shadow.opacity *= opacity
      return DisplayItem(.shadow(shadow), layer: layer)
    case .beginClip, .beginGroup, .end:
      return nil
    }
  }
}
