import DisplayLists
import FrameSnapshots
import Geometry
import StagePlayback

/// The bounds of every view that is seen, one pixel thick, each depth of the tree in another colour.
struct OutlineOverlay {
  /// Colours that can be told apart on light and dark screens, for one depth after another; taste.
  private static let colors = [
    Color(red: 1, green: 0.18, blue: 0.33), Color(red: 0, green: 0.48, blue: 1), Color(red: 0.2, green: 0.7, blue: 0.3),
    Color(red: 1, green: 0.58, blue: 0), Color(red: 0.68, green: 0.32, blue: 0.87),
    Color(red: 0, green: 0.68, blue: 0.75),
  ]

  let items: [DisplayItem]

  init(_ snapshot: FrameSnapshot, scale: Double) {
    let visibility = Visibility(snapshot)
    let toPixels = ProjectiveMatrix(AffineMatrix(scale, 0, 0, scale, 0, 0))
    var depths: [Int] = []
    var items: [DisplayItem] = []
    for (index, layer) in snapshot.layers.enumerated() {
      depths.append(layer.parent >= 0 ? depths[layer.parent] + 1 : 0)
      guard layer.name != nil, visibility.seenBox(of: index) != nil else { continue }
      let color = Self.colors[depths[index] % Self.colors.count]
      let matrix = visibility.matrices[index].concatenating(toPixels)
      if let item = Self.outline(of: layer.drawnBounds, through: matrix, color) { items.append(item) }
    }
    self.items = items
  }

  /// An upright outline lies on whole pixels, so that it is as thick everywhere; others are as thick on average.
  private static func outline(of bounds: Rect, through matrix: ProjectiveMatrix, _ color: Color) -> DisplayItem? {
    if matrix.kind <= .scale {
      let box = matrix.boundingBox(of: bounds)
      let (left, top) = (box.minX.rounded(), box.minY.rounded())
      let rect = Rect(left, top, max(box.maxX.rounded() - left, 1), max(box.maxY.rounded() - top, 1))
      return DisplayItem(filling: ring(rect, thickness: 1), with: color)
    }
    let magnification = matrix.determinant.magnitude.squareRoot()
    guard magnification > 0 else { return nil }
    return DisplayItem(filling: ring(bounds, thickness: 1 / magnification), through: matrix, with: color)
  }

  private static func ring(_ rect: Rect, thickness: Double) -> Shape {
    let inside = rect.inset(top: thickness, left: thickness, bottom: thickness, right: thickness)
    guard inside.size.width > 0, inside.size.height > 0 else { return .roundedRect(RoundedRect(rect)) }
    return .ring(RoundedRect(rect), RoundedRect(inside))
  }
}
