import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

/// Rows that are said to be the same as the one above, and how many are not.
struct RepeatedRowTests {
  @Test("A row that repeats is the row that painting it gives", arguments: UInt64(500)...507)
  func random(seed: UInt64) {
    var lists = RandomDisplayLists(seed: seed)
    for index in 0..<64 {
      let list = lists.next()
      #expect(Bitmap(painting: list) == Self.paintedRowByRow(list), "list \(index) of seed \(seed)")
    }
  }

  @Test(
    "So it is where a card grows over a list, with and without a shadow", arguments: [0.0, 0.37, 1], [false, true])
  func card(progress: Double, hasShadow: Bool) {
    let list = CardList(progress: progress, hasShadow: hasShadow).displayList
    #expect(Bitmap(painting: list) == Self.paintedRowByRow(list))
  }

  /// Each row painted for itself, as if nothing was known of those above.
  private static func paintedRowByRow(_ list: DisplayList) -> Bitmap {
    var sink = BitmapSink(width: list.width, height: list.height)
    for row in 0..<list.height { paint(list, rows: PixelRange(row, row + 1), into: &sink) }
    return sink.finish()
  }

  @Test("No more rows are painted than geometry asks for", arguments: [0.0, 0.2, 0.37, 0.6, 0.85, 1])
  func bound(progress: Double) {
    let scene = CardList(progress: progress, hasShadow: false)
    var recorder = RowRecorder()
    paint(scene.displayList, into: &recorder)
    let bound = scene.rowsThatMayDiffer
    #expect(recorder.painted.count <= bound)
    #expect(recorder.rowCount == scene.displayList.height)
    // A bound that all rows keep would say nothing.
    #expect(bound < scene.displayList.height * 3 / 4)
  }

  @Test("Frames that are covered wholly paint no rows of what they cover")
  func covered() {
    var list = CardList(progress: 0.5, hasShadow: false).displayList
    let canvas = Rect(0, 0, Double(list.width), Double(list.height))
    list.items.append(.fill(canvas, .color(.white)))
    var recorder = RowRecorder()
    paint(list, into: &recorder)
    #expect(recorder.painted == [0])
  }
}

/// A small screen of a list with a dimming over it, and a card that grows from a cell.
private struct CardList {
  let progress: Double
  let hasShadow: Bool

  private static let size = Size(117, 253)

  private var cells: [Rect] { (0..<5).map { Rect(5, 10 + 48 * Double($0), 107, 40) } }

  private var card: Rect {
    let (from, to) = (cells[2], Rect(0, 0, Self.size.width, Self.size.height))
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Rect(
      mixed(from.minX, to.minX), mixed(from.minY, to.minY), mixed(from.width, to.width),
      mixed(from.height, to.height))
  }

  private var cardRadius: Double { 8 * (1 - progress) }
  private var header: Rect { Rect(card.minX, card.minY, card.width, card.height * 0.4) }

  private var bars: [Rect] {
    (0..<4).map { Rect(card.minX + 6, header.maxY + 8 + 14 * Double($0), card.width - 12, 6) }
  }

  private static let gradient: [Gradient.Stop] = [
    .init(location: 0, color: Color(red: 0.4, green: 0.2, blue: 0.9)),
    .init(location: 1, color: Color(red: 0.4, green: 0.3, blue: 0.9)),
  ]

  var displayList: DisplayList {
    var items = cells.map { DisplayItem.fill($0, radius: 6, .color(.white)) }
    let canvas = Rect(0, 0, Self.size.width, Self.size.height)
    items.append(.fill(canvas, .color(.black), opacity: 0.4 * progress))
    if hasShadow { items.append(shadow) }
    items.append(.clip(card, radius: cardRadius))
    let beyond = Rect(card.minX - 2, card.minY - 2, card.width + 4, card.height + 4)
    items.append(.fill(beyond, .color(.white)))
    let paint = Gradient(
      kind: .axial, stops: Self.gradient, start: Point(0.5, 0), end: Point(0.5, 1), rect: header)
    items.append(.fill(header, .gradient(paint)))
    items += bars.map { .fill($0, radius: 3, .color(.black)) }
    items.append(.end)
    return DisplayList(width: 117, height: 253, background: Color(red: 0.95, green: 0.95, blue: 0.97), items: items)
  }

  private var shadow: DisplayItem {
    let silhouette = Silhouette(
      .roundedRect(RoundedRect(card, radii: CornerRadii(cardRadius))), transform: .identity)
    let shadow = Shadow(
      caster: .silhouette(silhouette), offset: Point(0, 4), sigma: Size(9, 9), color: .black, opacity: 0.3)
    return DisplayItem(.shadow(shadow))
  }

  /// Rows in which a corner, a cut or changed colours may differ from the row above.
  var rowsThatMayDiffer: Int {
    // A shape: its corners' rows and, where it does not end on whole pixels, a row more at both ends, and the row after.
    func rows(_ radius: Double) -> Int { 2 * (Int(radius.rounded(.up)) + 1) + 2 }
    // The gradient: one channel changes by a tenth of its 255 levels.
    let colors = 27
    let first = 1
    return first + cells.count * rows(6) + rows(0) + rows(cardRadius) + rows(0) + colors + bars.count * rows(3)
  }
}
