package import DisplayLists
import Geometry

extension FrameSnapshot {
  /// What the frame paints, in device pixels.
  ///
  /// - Parameter scale: pixels a point, above 0; the canvas's own when nil.
  package func displayList(scale: Double? = nil) -> DisplayList {
    var canvas = canvas
    canvas.scale = scale ?? canvas.scale
    var list = DisplayList(width: canvas.pixelWidth, height: canvas.pixelHeight, background: canvas.background)
    guard !layers.isEmpty else { return list }
    let toPixels = ProjectiveMatrix(AffineMatrix(canvas.scale, 0, 0, canvas.scale, 0, 0))
    let matrices = matricesToWindow().map { $0.concatenating(toPixels) }
    let painter = LayerPainter(snapshot: self, matrices: matrices)
    for root in roots { painter.paint(root, opacity: 1, into: &list.items) }
    return list
  }

  /// Indices of the windows, from back to front.
  private var roots: [Int] { layers.indices.filter { layers[$0].parent < 0 } }
}
