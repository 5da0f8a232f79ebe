import DisplayLists
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

struct ShadowTests {
  /// design.md's bound, in levels of 255.
  static let tolerance: Double = 0.5

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let caster: Shadow.Caster
    let sigma: Size

    init(_ description: String, _ shape: Shape, _ sigma: Size, _ transform: AffineMatrix = .identity) {
      testDescription = "\(description), sigma \(sigma.width) × \(sigma.height)"
      caster = .silhouette(Silhouette(shape, transform: ProjectiveMatrix(transform)))
      self.sigma = sigma
    }
  }

  private static let rect = Shape.roundedRect(RoundedRect(Rect(30.25, 34.5, 40, 30.75)))
  private static let round = Shape.roundedRect(RoundedRect(Rect(30.25, 30.5, 40, 38), radii: CornerRadii(15)))
  private static let continuous = Shape.roundedRect(
    RoundedRect(Rect(28, 31, 44, 38), radii: CornerRadii(16), curve: .continuous))
  private static let ring = Shape.ring(
    RoundedRect(Rect(25, 25, 50, 50), radii: CornerRadii(12)),
    RoundedRect(Rect(29, 29, 42, 42), radii: CornerRadii(8)))
  private static let turned = AffineMatrix(0.8, 0.6, -0.6, 0.8, 40, -20)

  static let cases: [Case] = [
    Case("a rect", rect, Size(0, 0)), Case("a rect", rect, Size(0.4, 0.4)), Case("a rect", rect, Size(1.5, 1.5)),
    Case("a rect", rect, Size(9, 9)), Case("a rect", rect, Size(25, 25)), Case("a rect", rect, Size(40, 40)),
    Case("a rect", rect, Size(20, 3)), Case("round corners", round, Size(6, 6)),
    Case("round corners", round, Size(17, 17)), Case("round corners", round, Size(33, 33)),
    Case("continuous corners", continuous, Size(12, 12)), Case("a ring", ring, Size(2, 2)),
    Case("a ring", ring, Size(16, 24)), Case("a turned rect", rect, Size(5, 5), turned),
    Case("a turned round rect", round, Size(18, 18), turned),
  ]

  @Test("A shadow is the true Gaussian of its caster's coverage", arguments: cases)
  func gaussian(shadow: Case) {
    guard case .silhouette(let silhouette) = shadow.caster else { return }
    let (width, height) = (100, 100)
    let areas = IndependentAreas(silhouette, width: width, height: height)
    let truth = IndependentGaussian(
      width: width, height: height, sigma: (shadow.sigma.width, shadow.sigma.height)
    ) { areas[$0, $1] }
    let field = Self.field(shadow.caster, shadow.sigma, width: width, height: height)
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        largest = max(largest, abs(Self.level(field, x, y) - truth[x, y] * 255))
      }
    }
    #expect(largest <= Self.tolerance)
  }

  /// Below this the pixels that make up the edge show.
  @Test("The shadow of an edge follows the error function", arguments: [4.0, 8, 21, 60])
  func errorFunction(sigma: Double) {
    let caster = Shadow.Caster.silhouette(
      Silhouette(.roundedRect(RoundedRect(Rect(-500, -500, 520, 2000))), transform: .identity))
    let field = Self.field(caster, Size(sigma, sigma), width: 200, height: 3)
    for x in 0..<200 {
      let expected = 127.5 * (1 - Foundation.erf((Double(x) + 0.5 - 20) / (sigma * 2.0.squareRoot())))
      #expect(abs(Self.level(field, x, 1) - expected) <= Self.tolerance, "column \(x)")
    }
  }

  @Test("Items cast the alpha they paint together")
  func itemsCast() {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    func fill(_ rect: Rect) -> DisplayItem {
      DisplayItem(
        .fill(Fill(Silhouette(.roundedRect(RoundedRect(rect)), transform: .identity), paint: .color(half))))
    }
    let caster = Shadow.Caster.items([fill(Rect(30, 30, 20, 20)), fill(Rect(40, 30, 20, 20))])
    let truth = IndependentGaussian(width: 90, height: 80, sigma: (4, 4)) { x, y in
      guard (30..<50).contains(y), (30..<60).contains(x) else { return 0 }
      return (40..<50).contains(x) ? 0.75 : 0.5
    }
    let field = Self.field(caster, Size(4, 4), width: 90, height: 80)
    for y in 0..<80 {
      // The caster's alpha is rounded to 8 bits twice.
      for x in 0..<90 { #expect(abs(Self.level(field, x, y) - truth[x, y] * 255) <= 2 * Self.tolerance) }
    }
  }

  @Test("A caster beyond the canvas casts onto it by its offset")
  func offset() {
    let near = Silhouette(.roundedRect(RoundedRect(Rect(20, 20, 30, 30))), transform: .identity)
    let far = Silhouette(near.shape, transform: ProjectiveMatrix(AffineMatrix(1, 0, 0, 1, -1000, 0)))
    let one = Self.field(.silhouette(near), Size(5, 5), width: 70, height: 70)
    let two = ShadowField(
      Shadow(caster: .silhouette(far), offset: Point(1000, 0), sigma: Size(5, 5), color: .black, opacity: 1),
      wanted: Self.canvas(70, 70))
    for y in 0..<70 {
      for x in 0..<70 { #expect(Self.level(one, x, y) == Self.level(two, x, y)) }
    }
  }

  private static func canvas(_ width: Int, _ height: Int) -> PixelBounds {
    PixelBounds(columns: PixelRange(0, width), rows: PixelRange(0, height))
  }

  private static func field(_ caster: Shadow.Caster, _ sigma: Size, width: Int, height: Int) -> ShadowField {
    ShadowField(
      Shadow(caster: caster, offset: .zero, sigma: sigma, color: .black, opacity: 1), wanted: canvas(width, height))
  }

  private static func level(_ field: ShadowField, _ x: Int, _ y: Int) -> Double {
    guard field.bounds.columns.contains(x), field.bounds.rows.contains(y) else { return 0 }
    return Double(field.coverage(x: x, y: y)) * 255 / Double(Opacity.full)
  }
}
