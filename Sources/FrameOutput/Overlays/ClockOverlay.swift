import DisplayLists
import Geometry
import Pixels

/// The frame's time in seconds, in the lower left corner.
struct ClockOverlay {
  /// Points from the canvas's corner, and around the digits.
  private static let (margin, padding) = (8.0, 5.0)
  /// Points a dot of the digits.
  private static let dot = 1.5
  private static let ground = Color(red: 0, green: 0, blue: 0, alpha: 0.7)

  let items: [DisplayItem]

  /// - Parameters:
  ///   - time: seconds.
  ///   - height: of the canvas, in pixels.
  init(_ time: Double, height: Int, scale: Double) {
    let dot = max((Self.dot * scale).rounded(), 1)
    let (margin, padding) = ((Self.margin * scale).rounded(), (Self.padding * scale).rounded())
    let text = "\(NumberText.fixed(time, decimals: 3)) s"
    let size = Size(
      Double(text.count * LabelFont.advance - 1) * dot + 2 * padding, Double(LabelFont.height) * dot + 2 * padding)
    let box = Rect(margin, Double(height) - margin - size.height, size.width, size.height)
    let origin = Point(box.minX + padding, box.minY + padding)
    items = [
      DisplayItem(filling: .roundedRect(RoundedRect(box, radii: CornerRadii(padding))), with: Self.ground),
      DisplayItem(filling: .path(Self.path(of: text, at: origin, dot: dot)), with: .white),
    ]
  }

  /// The dots of a text as squares.
  private static func path(of text: String, at origin: Point, dot: Double) -> Path {
    var path = Path()
    for (position, letter) in text.enumerated() {
      for (index, isSet) in LabelFont.dots(of: letter).enumerated() where isSet {
        let column = position * LabelFont.advance + index % LabelFont.width
        let row = index / LabelFont.width
        path.addSquare(origin.x + Double(column) * dot, origin.y + Double(row) * dot, dot)
      }
    }
    return path
  }
}

extension Path {
  fileprivate mutating func addSquare(_ x: Double, _ y: Double, _ side: Double) {
    elements += [
      .move(Point(x, y)), .line(Point(x + side, y)), .line(Point(x + side, y + side)), .line(Point(x, y + side)),
      .close,
    ]
  }
}
