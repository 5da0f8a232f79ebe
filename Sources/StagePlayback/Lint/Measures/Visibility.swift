package import FrameSnapshots
package import Geometry

/// Where the layers of a frame are seen: their boxes in the window, what clips them and how opaque they are.
///
/// Boxes stand for shapes: rounded corners and turned rectangles count as whole boxes, so that only what is surely
/// uncovered is called so.
package struct Visibility {
  /// Opacity from which on nothing is seen through.
  private static let opaque = 0.999

  let snapshot: FrameSnapshot
  package let matrices: [ProjectiveMatrix]
  /// Each layer's bounds in window coordinates.
  let boxes: [Rect]
  /// The part of the window to which ancestors clip a layer; nil when nothing is left of it.
  package let clips: [Rect?]
  /// The product of the opacities down to each layer, 0 for hidden ones.
  package let opacities: [Double]

  package init(_ snapshot: FrameSnapshot) {
    self.snapshot = snapshot
    matrices = snapshot.matricesToWindow()
    let canvas = Rect(origin: .zero, size: snapshot.canvas.size)
    let layers = snapshot.layers
    var boxes: [Rect] = []
    var clips: [Rect?] = []
    var opacities: [Double] = []
    boxes.reserveCapacity(layers.count)
    clips.reserveCapacity(layers.count)
    opacities.reserveCapacity(layers.count)
    // By index: a layer is large, and taking it out of the array would copy it.
    for index in layers.indices {
      boxes.append(matrices[index].box(of: layers[index].bounds))
      let own = layers[index].isHidden ? 0 : min(max(layers[index].opacity, 0), 1)
      let parent = layers[index].parent
      guard parent >= 0 else {
        clips.append(canvas)
        opacities.append(own)
        continue
      }
      clips.append(layers[parent].masksToBounds ? clips[parent]?.intersection(boxes[parent]) : clips[parent])
      opacities.append(own * opacities[parent])
    }
    (self.boxes, self.clips, self.opacities) = (boxes, clips, opacities)
  }

  /// The part of the canvas that a layer's bounds take up; nil when it is none, or cannot be seen.
  package func seenBox(of index: Int) -> Rect? {
    guard opacities[index] > 0 else { return nil }
    return clips[index]?.intersection(boxes[index])
  }

  /// What a layer covers so that nothing is seen through it; nil when it covers nothing.
  package func opaqueBox(of index: Int) -> Rect? {
    guard opacities[index] >= Self.opaque, snapshot.layers[index].fillsItsBounds else { return nil }
    return seenBox(of: index)
  }

  /// What is left of some rectangles where no layer of a range covers them.
  package func uncovered(_ rects: [Rect], by layers: Range<Int>) -> [Rect] {
    let covers = layers.compactMap(opaqueBox).sorted { $0.area > $1.area }
    var rest = rects
    for cover in covers where !rest.isEmpty { rest = rest.flatMap { $0.subtracting(cover) } }
    return rest
  }

  /// The canvas without what any layer covers.
  package var gaps: [Rect] {
    uncovered([Rect(origin: .zero, size: snapshot.canvas.size)], by: 0..<snapshot.layers.count)
  }

  /// Whether layers painted later hide a layer that would be seen, up to less than a square point.
  func isCovered(_ index: Int) -> Bool {
    guard let box = seenBox(of: index) else { return false }
    let following = index + snapshot.layers[index].subtreeCount
    return uncovered([box], by: following..<snapshot.layers.count).area < 1
  }
}

extension LayerSnapshot {
  /// Whether every pixel of the bounds is painted with something opaque; pictures count when they have no hole.
  var fillsItsBounds: Bool {
    if let backgroundColor, backgroundColor.alpha >= 1 { return true }
    if let gradient, !gradient.stops.isEmpty, gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) { return true }
    return contents?.fillsBounds ?? false
  }
}

extension ContentsSnapshot {
  /// Whether the picture reaches all sides; a corner pixel that is opaque stands for the rest of it.
  fileprivate var fillsBounds: Bool {
    let bitmap = picture.bitmap
    guard mode == .scaleToFill || mode == .scaleAspectFill, let first = bitmap.pixels.first else { return false }
    let corners = [
      first, bitmap[bitmap.width - 1, 0], bitmap[0, bitmap.height - 1], bitmap[bitmap.width / 2, bitmap.height / 2],
    ]
    return corners.allSatisfy { $0 >> 24 == 255 }
  }
}

extension Rect {
  var area: Double { width * height }

  /// The parts outside another rectangle: at most four, without overlaps.
  func subtracting(_ other: Rect) -> [Rect] {
    guard let shared = intersection(other) else { return isEmpty ? [] : [self] }
    let parts = [
      Rect(minX, minY, width, shared.minY - minY),
      Rect(minX, shared.maxY, width, maxY - shared.maxY),
      Rect(minX, shared.minY, shared.minX - minX, shared.height),
      Rect(shared.maxX, shared.minY, maxX - shared.maxX, shared.height),
    ]
    return parts.filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}

extension [Rect] {
  /// Square points of rectangles that do not overlap.
  var area: Double { reduce(0) { $0 + $1.area } }
}
