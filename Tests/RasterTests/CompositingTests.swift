import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct CompositingTests {
  private static let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  private static let blue = Paint.color(Color(red: 0, green: 0, blue: 1))

  private static func painted(_ items: [DisplayItem], background: Color = .white, size: Int = 20) -> Bitmap {
    Bitmap(painting: DisplayList(width: size, height: size, background: background, items: items))
  }

  @Test("Rects that abut on whole pixels show no seam")
  func noSeam() {
    let scaled = AffineMatrix(3, 0, 0, 3, 0, 0)
    let items = (0..<3).map { index in
      DisplayItem.fill(Rect(Double(index) * 7 / 3, 0, 7.0 / 3, 20), Self.red, transform: scaled)
    }
    let bitmap = Self.painted(items)
    #expect((0..<20).allSatisfy { bitmap[$0, 10] == 0xff00_00ff })
  }

  @Test("Coverage and opacity multiply before they are rounded to 8 bits")
  func arithmetic() {
    let half = Opacity.product(16384, 16384)
    #expect(half == 8192)
    let bitmap = Self.painted([.fill(Rect(0, 0, 0.5, 1), Self.red, opacity: 0.5)])
    // 255 − 255 ÷ 4, rounded.
    #expect(bitmap.channels(0, 0) == [255, 191, 191, 255])
  }

  @Test("At a clip's edge only the last colour painted in it shows")
  func noBleeding() {
    let clip = Rect(2, 2, 16, 16)
    let below = Self.painted([.clip(clip, radius: 8), .fill(clip, Self.blue), .end])
    let covered = Self.painted([.clip(clip, radius: 8), .fill(clip, Self.red), .fill(clip, Self.blue), .end])
    #expect(covered == below)
  }

  @Test("A group fades as one picture")
  func group() {
    let bitmap = Self.painted([
      .group(0.5), .fill(Rect(0, 0, 12, 12), Self.red), .fill(Rect(6, 6, 12, 12), Self.blue), .end,
    ])
    #expect(bitmap.channels(2, 2) == [255, 128, 128, 255])
    #expect(bitmap.channels(8, 8) == [128, 128, 255, 255])
    #expect(bitmap.channels(19, 19) == [255, 255, 255, 255])
  }

  @Test("A clip around nothing but a group rounds once, as one with it")
  func clipAndGroup() {
    let items: [DisplayItem] = [
      .clip(Rect(0.3, 0, 10, 10)), .group(0.3), .fill(Rect(0, 0, 20, 20), Self.red), .end, .end,
    ]
    let bitmap = Self.painted(items)
    let coverage = Opacity.product(Opacity.rounded(1 - 307.0 / 1024), Opacity.rounded(0.3))
    let expected = Pixel.mix(0xffff_ffff, 0xff00_00ff, opacity: coverage)
    #expect(bitmap[0, 5] == expected)
  }

  @Test("A canvas without background stays clear where nothing is painted")
  func clear() {
    let bitmap = Self.painted([.fill(Rect(0, 0, 4, 4), Self.red, opacity: 0.5)], background: .clear)
    #expect(bitmap.channels(1, 1) == [128, 0, 0, 128])
    #expect(bitmap[10, 10] == 0)
  }

  @Test("A border covers what lies between its outlines, and as much of edge pixels as lies there")
  func ring() {
    let outer = RoundedRect(Rect(2.5, 2.5, 15, 15), radii: CornerRadii(4))
    let inner = RoundedRect(Rect(4, 4, 12, 12), radii: CornerRadii(2.5))
    let silhouette = Silhouette(.ring(outer, inner), transform: .identity)
    let bitmap = Self.painted([DisplayItem(.fill(Fill(silhouette, paint: .color(.black))))])
    #expect(bitmap.channels(2, 10)[0] == 128)
    #expect(bitmap.channels(3, 10)[0] == 0)
    #expect(bitmap.channels(4, 10)[0] == 255)
    #expect(bitmap.channels(10, 10)[0] == 255)
  }

  @Test("A plane cut by the horizon shows the part in front of the eye alone")
  func horizon() {
    // w = 1 − x ÷ 10: what lies right of x = 10 is behind the eye.
    let tilt = ProjectiveMatrix(m11: 1, m12: 0, m13: -0.1, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    let shape = Shape.roundedRect(RoundedRect(Rect(-20, 0, 60, 1)))
    let bitmap = Self.painted([DisplayItem(.fill(Fill(Silhouette(shape, transform: tilt), paint: Self.red)))])
    // The strip's lower edge at x' is y' = 1 + x' ÷ 10, and its left end x' = −20 ÷ 3.
    let coverage = Opacity.rounded(1)
    #expect(bitmap[0, 0] == Pixel.mix(0xffff_ffff, 0xff00_00ff, opacity: coverage))
    #expect(bitmap.channels(9, 1)[1] == 13)
    #expect(bitmap.channels(9, 3)[1] == 255)
  }

  static let extremes: [Double] = [0, 1e-300, 1e-9, 1e9, 1e18, 1e300, .infinity, -.infinity, .nan]

  @Test("No number stops the painter", arguments: extremes)
  func extreme(number: Double) {
    let items = [.group(number)] + Self.fills(number) + [.end] + Self.shadows(number)
    let list = DisplayList(width: 16, height: 16, background: .white, items: items)
    #expect(Bitmap(painting: list) == ReferenceRasterizer.paint(list))
  }

  private static let rect = Rect(1, 1, 10, 10)
  private static let round = Shape.roundedRect(RoundedRect(rect, radii: CornerRadii(3), curve: .continuous))

  private static func paints(_ number: Double) -> [Paint] {
    let stops = [Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: number, color: .black)]
    let source = Rect(0, number, 3, 3)
    return [
      .color(Color(red: number, green: 1, blue: 0, alpha: number)),
      .gradient(Gradient(kind: .radial, stops: stops, start: .zero, end: Point(number, 1), rect: rect)),
      .gradient(
        Gradient(kind: .axial, stops: stops, start: .zero, end: Point(1, 1), rect: Rect(0, 0, number, 5))),
      .picture(
        PicturePaint(picture: Picture(Bitmap(width: 3, height: 3)), source: source, target: Rect(0, 0, 3, number))),
    ]
  }

  private static func fills(_ number: Double) -> [DisplayItem] {
    var maps = [
      AffineMatrix(number, 0, 0, 1, 0, 0), AffineMatrix(1, number, 0, 1, 0, 0),
      AffineMatrix(1, 0, 0, 1, number, -number),
    ].map { ProjectiveMatrix($0) }
    maps.append(ProjectiveMatrix(m11: 1, m12: 0, m13: number, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1))
    return maps.flatMap { map in
      paints(number).flatMap { paint in
        [number, 1].map { opacity in
          DisplayItem(.fill(Fill(Silhouette(round, transform: map), paint: paint, opacity: opacity)))
        }
      }
    }
  }

  private static func shadows(_ number: Double) -> [DisplayItem] {
    let caster = Shadow.Caster.silhouette(Silhouette(round, transform: .identity))
    return [(Point(number, 0), 2.0), (.zero, number)].map { offset, sigma in
      DisplayItem(
        .shadow(Shadow(caster: caster, offset: offset, sigma: Size(sigma, 1), color: .black, opacity: number)))
    }
  }
}
