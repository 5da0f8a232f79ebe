import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct GradientTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static func painted(
    _ kind: Gradient.Kind, _ stops: [Gradient.Stop], from start: Point, to end: Point, width: Int, height: Int,
    background: Color = .white
  ) -> Bitmap {
    let rect = Rect(0, 0, Double(width), Double(height))
    let gradient = Gradient(kind: kind, stops: stops, start: start, end: end, rect: rect)
    let item = DisplayItem.fill(rect, .gradient(gradient))
    return Bitmap(painting: DisplayList(width: width, height: height, background: background, items: [item]))
  }

  private static let twoStops: [Gradient.Stop] = [
    .init(location: 0, color: Color(red: 0.2, green: 0.9, blue: 0)),
    .init(location: 1, color: Color(red: 1, green: 0, blue: 0.5)),
  ]

  /// The byte nearest to a channel between two colours.
  private static func level(_ a: Double, _ b: Double, _ t: Double) -> Int {
    Int(((a + (b - a) * min(max(t, 0), 1)) * 255).rounded())
  }

  @Test("Down an axis each row has the colour of its middle")
  func axialDown() {
    let bitmap = Self.painted(.axial, Self.twoStops, from: Point(0.5, 0), to: Point(0.5, 1), width: 3, height: 40)
    for y in 0..<40 {
      let t = (Double(y) + 0.5) / 40
      let expected = [Self.level(0.2, 1, t), Self.level(0.9, 0, t), Self.level(0, 0.5, t), 255]
      for x in 0..<3 { #expect(bitmap.channels(x, y) == expected) }
    }
  }

  @Test("Contour lines are perpendicular in the unit square and stretched with it")
  func axialDiagonal() {
    let (width, height) = (40, 20)
    let bitmap = Self.painted(
      .axial, Self.twoStops, from: Point(0, 0), to: Point(1, 1), width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let t = ((Double(x) + 0.5) / Double(width) + (Double(y) + 0.5) / Double(height)) / 2
        #expect(abs(bitmap.channels(x, y)[0] - Self.level(0.2, 1, t)) <= 1)
      }
    }
    // Along the other diagonal of the unit square all is alike.
    #expect(bitmap[39, 0] == bitmap[1, 19])
  }

  @Test("A radial gradient ends at the ellipse in the box whose corner is its end")
  func radial() {
    let (width, height) = (40, 20)
    let bitmap = Self.painted(
      .radial, Self.twoStops, from: Point(0.5, 0.5), to: Point(1, 1), width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = ((Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 10) / 10)
        let expected = Self.level(0.9, 0, (u * u + v * v).squareRoot())
        #expect(abs(bitmap.channels(x, y)[1] - expected) <= 1)
      }
    }
  }

  @Test("At equal locations the later colour wins, and beyond the ends the end colours go on")
  func stops() {
    let stops: [Gradient.Stop] = [
      .init(location: 0.25, color: Self.red), .init(location: 0.5, color: Self.red),
      .init(location: 0.5, color: .white), .init(location: 0.5, color: Self.blue),
      .init(location: 0.75, color: Self.blue),
    ]
    let bitmap = Self.painted(.axial, stops, from: Point(0, 0), to: Point(1, 0), width: 8, height: 1)
    for x in 0..<8 { #expect(bitmap[x, 0] == (x < 4 ? 0xff00_00ff : 0xffff_0000)) }
  }

  @Test("Without an axis, or with one colour, there is one colour", arguments: [Gradient.Kind.axial, .radial])
  func degenerate(kind: Gradient.Kind) {
    let point = Point(0.5, 0.5)
    let noAxis = Self.painted(kind, Self.twoStops, from: point, to: point, width: 4, height: 4)
    #expect(Set(noAxis.pixels) == [Pixel.opaque(red: 1, green: 0, blue: 0.5)])
    let oneColor = Self.painted(
      kind, [.init(location: 0.5, color: Self.blue)], from: Point(0, 0), to: Point(1, 1), width: 4, height: 4)
    #expect(Set(oneColor.pixels) == [0xffff_0000])
  }

  @Test("Alpha is interpolated straight and folded into coverage")
  func alpha() {
    let stops: [Gradient.Stop] = [
      .init(location: 0, color: Color(red: 1, green: 0, blue: 0, alpha: 0)), .init(location: 1, color: Self.red),
    ]
    let bitmap = Self.painted(
      .axial, stops, from: Point(0, 0), to: Point(1, 0), width: 16, height: 1, background: .clear)
    for x in 0..<16 {
      let expected = Self.level(0, 1, (Double(x) + 0.5) / 16)
      let channels = bitmap.channels(x, 0)
      #expect(abs(channels[3] - expected) <= 1)
      #expect(channels[0] == channels[3])
    }
  }
}
