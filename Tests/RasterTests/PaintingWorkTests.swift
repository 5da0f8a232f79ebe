import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@Suite("What painting cannot leave out, as it is counted")
struct PaintingWorkTests {
  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(width: 100, height: 80, background: .white, items: items)
  }

  private static func disc(_ x: Double, _ y: Double) -> DisplayItem {
    .fill(Rect(x, y, 20, 20), radius: 10, .color(.black))
  }

  private static func work(_ items: [DisplayItem], after earlier: [DisplayItem]? = nil) -> PaintingWork {
    let cache = PaintCache()
    if let earlier { _ = paintingWork(of: list(earlier), cache: cache) }
    return paintingWork(of: list(items), cache: cache)
  }

  @Test("Shapes a whole number of pixels apart have their edges in common", arguments: [0.0, 0.25, 0.7])
  func shared(phase: Double) {
    let one = Self.work([Self.disc(phase, phase)])
    let many = Self.work((0..<4).map { Self.disc(phase + 24 * Double($0), phase + 15 * Double($0)) })
    #expect(one.edges > 0)
    #expect(many.edges == one.edges)
    #expect(many.mixes > 3 * one.mixes)
    let apart = Self.work([Self.disc(phase, phase), Self.disc(24.5 + phase, phase)])
    #expect(apart.edges > one.edges)
  }

  @Test func edgesOfTheFrameBeforeAreKnownWhereverTheyAre() {
    #expect(Self.work([Self.disc(10.5, 10)], after: [Self.disc(30.5, 47)]).edges == 0)
    #expect(Self.work([Self.disc(10.5, 10)], after: [Self.disc(30.25, 47)]).edges > 0)
  }

  @Test func eachLayerIsLookedAtOnce() {
    let items: [DisplayItem] = [.clip(Rect(0, 0, 50, 50)), Self.disc(0, 0), .end, Self.disc(60, 0)]
    #expect(Self.work(items).looks == 3)
  }

  @Test func whatLiesBesideAChangeIsNoWork() {
    let tower = DisplayItem.fill(Rect(60, 0, 20, 80), .color(.black))
    let (alone, beside) = (Self.work([Self.disc(10, 30)]), Self.work([tower, Self.disc(10, 30)]))
    #expect(beside.fills == alone.fills + 1)
    #expect(beside.mixes == alone.mixes)
  }

  @Test func shadowsCountByTheirSlopes() {
    let shape = Shape.roundedRect(RoundedRect(Rect(20, 20, 40, 30)))
    let shadow = Shadow(
      caster: .silhouette(Silhouette(shape, transform: .identity)), offset: .zero, sigma: Size(4, 4), color: .black,
      opacity: 0.5)
    let work = Self.work([DisplayItem(.shadow(shadow))])
    #expect(work.shadows > 0)
    #expect(work.shadows < 100 * 80)
  }

  @Test("Pixels of pictures count where they are made of several", arguments: [(10.0, 0), (15, 225)])
  func samples(side: Double, expected: Int) {
    let picture = Picture(Bitmap(width: 10, height: 10))
    let target = Rect(0, 0, side, side)
    let paint = PicturePaint(picture: picture, source: Rect(0, 0, 10, 10), target: target)
    #expect(Self.work([.fill(target, .picture(paint))]).samples == expected)
  }
}
