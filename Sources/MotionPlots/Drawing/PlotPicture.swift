import DisplayLists
import FrameOutput
import Geometry
package import PNGCoding
import Pixels
import Raster

extension Plot {
  /// The plot as a PNG file, laid out as the SVG is.
  ///
  /// - Parameter scale: pixels a point.
  package func picture(
    scale: Double, isDark: Bool = false, compression: PNGCompression = .standard
  ) throws(PNGError) -> [UInt8] {
    let layout = PlotLayout(self)
    let painter = PlotPainter(scale: scale, palette: isDark ? .dark : .light)
    var bitmap = Bitmap(painting: painter.list(of: layout))
    for element in layout.elements { painter.drawText(of: element, into: &bitmap) }
    var encoder = try PNGEncoder(
      PNGEncoder.Options(
        width: bitmap.width, height: bitmap.height, isOpaque: true, scale: scale, compression: compression))
    try bitmap.write(to: &encoder)
    return try encoder.finish()
  }
}

/// Draws the elements of a plot with pixels.
struct PlotPainter {
  let scale: Double
  let palette: PlotPalette

  /// The shortest stretch that a path is cut into, which keeps the work on each row small; our choice.
  private static let segmentsOfPath = 64
  /// Points.
  private static let curveWidth = 2.0
  private static let dotRadius = 2.0

  func list(of layout: PlotLayout) -> DisplayList {
    DisplayList(
      width: pixels(PlotLayout.width), height: pixels(layout.height),
      background: Color(hexadecimal: palette.ground), items: layout.elements.flatMap(items))
  }

  private func pixels(_ length: Double) -> Int { max(1, Int((length * scale).rounded(.up))) }

  private func items(of element: PlotElement) -> [DisplayItem] {
    switch element {
    case .text: []
    case .rule(let from, let to, let role): [fill(.roundedRect(RoundedRect(rule(from, to), radii: .zero)), role)]
    case .dot(let place, let role):
      [fill(.path(Path.stroke([place * scale], width: 2 * Self.dotRadius * scale)), role)]
    case .curve(let points, let role, let dash):
      DashedLine.pieces(of: points, lengths: DashPattern.lengths(of: dash)).flatMap { piece in
        stretches(piece).map { fill(.path(Path.stroke($0, width: Self.curveWidth * scale)), role) }
      }
    }
  }

  /// The pieces of a line in pixels, each beginning where the one before it ends.
  private func stretches(_ points: [Point]) -> [[Point]] {
    stride(from: 0, to: max(points.count - 1, 1), by: Self.segmentsOfPath).map { start in
      points[start..<min(start + Self.segmentsOfPath + 1, points.count)].map { $0 * scale }
    }
  }

  private func fill(_ shape: Shape, _ role: PlotElement.Role) -> DisplayItem {
    DisplayItem(
      .fill(
        Fill(Silhouette(shape, transform: .identity), paint: .color(Color(hexadecimal: palette.color(of: role))))))
  }

  /// A point wide, on whole pixels, so that it is not blurred.
  private func rule(_ from: Point, _ to: Point) -> Rect {
    let width = max(1, scale.rounded())
    let (x, y) = ((from.x * scale).rounded(), (from.y * scale).rounded())
    let (across, down) = (((to.x * scale).rounded() - x), ((to.y * scale).rounded() - y))
    return Rect(x, y, max(across, width), max(down, width))
  }
}

// MARK: - Texts

extension PlotPainter {
  func drawText(of element: PlotElement, into bitmap: inout Bitmap) {
    guard case .text(let text, let place, let anchor, let role) = element else { return }
    let color = palette.color(of: role)
    // A bitmap's pixel has red in its lowest byte.
    let pixel = 0xFF00_0000 | (color & 0xFF) << 16 | color & 0xFF00 | color >> 16
    let label = Label(text: text, dot: max(1, Int(scale.rounded())), pixel: pixel)
    let x = Int((place.x * scale).rounded())
    let left =
      switch anchor {
      case .start: x
      case .middle: x - label.width / 2
      case .end: x - label.width
      }
    label.draw(into: &bitmap, x: left, y: Int((place.y * scale).rounded()) - label.height)
  }
}
