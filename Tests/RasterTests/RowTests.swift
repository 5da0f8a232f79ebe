import DisplayLists
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct RowTests {
  private static let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  private static func record(_ items: [DisplayItem], width: Int = 64, height: Int = 100) -> RowRecorder {
    var recorder = RowRecorder()
    paint(DisplayList(width: width, height: height, background: .black, items: items), into: &recorder)
    return recorder
  }

  @Test("An empty canvas is one row, repeated")
  func empty() {
    let recorder = Self.record([])
    #expect(recorder.painted == [0])
    #expect(recorder.rowCount == 100)
  }

  @Test("A rect is painted where it begins, where it is cut, and where it ends")
  func rect() {
    #expect(Self.record([.fill(Rect(3, 10, 20, 50), Self.red)]).painted == [0, 10, 60])
    #expect(Self.record([.fill(Rect(3, 10.5, 20, 50), Self.red)]).painted == [0, 10, 11, 60, 61])
  }

  @Test("Round corners are painted row by row, what lies between them once")
  func corners() {
    let painted = Self.record([.fill(Rect(3, 10, 40, 80), radius: 8, Self.red)]).painted
    #expect(painted == [0] + Array(10...18) + Array(82...89) + [90])
  }

  @Test("What an opaque rect hides paints no rows")
  func hidden() {
    let hidden = DisplayItem.fill(Rect(10, 20, 20, 30), radius: 6, Self.red)
    let cover = DisplayItem.fill(Rect(5, 5, 40, 90), Self.red)
    #expect(Self.record([hidden, cover]).painted == [0, 5, 95])
    let clipped: [DisplayItem] = [
      hidden, .clip(Rect(5, 5, 40, 90), radius: 4), .fill(Rect(0, 0, 64, 100), Self.red), .end,
    ]
    let alone = Array(clipped.dropFirst())
    #expect(Self.record(clipped).painted == Self.record(alone).painted)
  }

  @Test("A gradient down the rows is painted where its colour changes")
  func gradient() {
    let stops = [
      Gradient.Stop(location: 0, color: .black),
      Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 4.0 / 255)),
    ]
    let rect = Rect(0, 0, 64, 100)
    let gradient = Gradient(kind: .axial, stops: stops, start: Point(0.5, 0), end: Point(0.5, 1), rect: rect)
    #expect(Self.record([.fill(rect, .gradient(gradient))]).painted.count == 5)
  }

  @Test("A shadow is painted once where it runs straight down")
  func shadow() {
    let caster = Silhouette(.roundedRect(RoundedRect(Rect(20, -200, 20, 500))), transform: .identity)
    let shadow = Shadow(caster: .silhouette(caster), offset: .zero, sigma: Size(6, 6), color: .white, opacity: 1)
    #expect(Self.record([DisplayItem(.shadow(shadow))]).painted == [0])
  }

  @Test("Rows of pictures and of gradients across are dense, others are runs")
  func contents() {
    let stops = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]
    let rect = Rect(0, 50, 64, 50)
    let gradient = Gradient(kind: .axial, stops: stops, start: Point(0, 0), end: Point(1, 0), rect: rect)
    let recorder = Self.record([.fill(rect, .gradient(gradient))])
    #expect(recorder.painted == [0, 50])
    #expect(recorder.contents == [.runs, .dense])
  }

  /// A sink that looks at no pixels where it is told runs.
  struct RunRecorder: RunSink {
    typealias Failure = Never
    let takesRuns: Bool
    var rows: [[UInt64]] = []

    mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
      var runs = RowRuns()
      runs.collect(row)
      append(runs: &runs)
    }

    mutating func append(runs: inout RowRuns) { rows.append(Array(runs.words.prefix(runs.count))) }

    mutating func repeatLast(_ count: Int) {
      guard let last = rows.last else { return }
      rows += [[UInt64]](repeating: last, count: count)
    }
  }

  @Test("Runs that are told are those that looking at the pixels finds", arguments: UInt64(600)...607)
  func runs(seed: UInt64) {
    var lists = RandomDisplayLists(seed: seed)
    for index in 0..<64 {
      let list = lists.next()
      var (told, found) = (RunRecorder(takesRuns: true), RunRecorder(takesRuns: false))
      paint(list, into: &told)
      paint(list, into: &found)
      #expect(told.rows == found.rows, "list \(index) of seed \(seed)")
      var hash = PixelHash()
      paint(list, into: &hash)
      #expect(hash.digest == Bitmap(painting: list).pixelDigest, "list \(index) of seed \(seed)")
    }
  }

  /// A sink that takes no more rows than it is told.
  struct FullSink: RowSink {
    struct Full: Error, Equatable {}
    var rows: Int

    mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(Full) {
      guard rows > 0 else { throw Full() }
      rows -= 1
    }

    mutating func repeatLast(_ count: Int) throws(Full) {}
  }

  @Test("What goes wrong in the sink ends the painting")
  func failure() {
    var sink = FullSink(rows: 2)
    let list = DisplayList(
      width: 4, height: 40, background: .black, items: [.fill(Rect(0, 3, 4, 30), Self.red)])
    #expect(throws: FullSink.Full()) { try paint(list, into: &sink) }
  }
}
