import FrameOutput
import Geometry
import Regression
import Testing

@Suite("Baselines as text")
struct BaselineTextTests {
  static func header(marks: [String: Int] = [:]) -> Baseline.Header {
    Baseline.Header(
      fingerprint: "f", canvas: Size(20, 30), scale: 2, width: 40, height: 60, rate: "60000/1001", marks: marks)
  }

  static func frame(_ index: Int, pixels: String = "p", _ views: [TraceFrame.View], touch: TraceValue = .null)
    -> BaselineFrame
  {
    BaselineFrame(
      pixels: pixels,
      trace: TraceFrame(
        index: index, time: Double(index) / 10, views: views,
        whole: [
          TraceFrame.Property("statusBar.style", .text("default")), TraceFrame.Property("touch", touch),
        ]))
  }

  static func view(_ name: String, alpha: Double = 1, extra: [TraceFrame.Property] = []) -> TraceFrame.View {
    TraceFrame.View(name, [TraceFrame.Property("alpha", .number(alpha))] + extra)
  }

  /// Frames in which views come, go, come again and lose a property.
  static let frames: [BaselineFrame] = [
    frame(0, [view("list"), view("list.cell", alpha: 0.5)]),
    frame(
      1, [view("list"), view("list.cell", alpha: 0.25), view("detail", extra: [.init("spin", .numbers([1, 2]))])]),
    frame(2, [view("detail", alpha: 0.75)], touch: .numbers([3, 4.5])),
    frame(3, [view("list", alpha: 0), view("list.cell", alpha: 0.5), view("detail", extra: [.init("color", .null)])]),
    frame(4, [view("list.cell")]),
  ]

  private let files: BaselineFiles
  private let baseline: Baseline
  private let text: String

  init() throws {
    files = try BaselineFiles()
    baseline = try files.baseline(of: Self.frames, Self.header(marks: ["b": 2, "a\"": 1]))
    text = try files.text(of: baseline)
  }

  @Test func readingGivesBackWhatWasWritten() throws {
    let read = try files.read(text)
    #expect(read.header == baseline.header)
    #expect(read.reference == baseline.reference)
    #expect(try files.text(of: read) == text)
    for (frame, found) in zip(Self.frames, try BaselineFiles.frames(of: read)) {
      #expect(found.pixels == frame.pixels)
      #expect(MotionComparison(expected: [frame.trace], actual: [found.trace]).isSame)
      #expect(Set(found.trace.views.map(\.name)) == Set(frame.trace.views.map(\.name)))
    }
  }

  @Test func aLineTellsOnlyWhatIsOtherwise() throws {
    let lines = try files.lines(of: baseline)
    #expect(lines[0] == #"{"frame":0,"pixels":"p","time":0,"views":{}}"#)
    #expect(lines[1] == #"{"frame":1,"pixels":"p","time":0.1,"views":{"list.cell":{"alpha":0.25}}}"#)
    #expect(
      lines[2]
        == #"{"frame":2,"pixels":"p","time":0.2,"views":{"list":{"inWindow":false},"detail":{"alpha":0.75,"spin":[]}},"#
        + #""touch":[3,4.5]}"#)
  }

  /// A card that moves with what is on it; the lamp goes its own way, and comes back to where it would be anyway.
  static let movingFrames: [BaselineFrame] = (0..<5).map { index in
    func box(_ x: Double, _ width: Double = 10) -> [TraceFrame.Property] {
      [.init("window", .numbers([x, 3, width, 4]))]
    }
    let x = TraceValue.text(Double(index) / 3)
    let moved = (Double(x) ?? 0, index == 4 ? 12.0 : 10.0)
    return frame(
      index,
      [
        view("card", extra: box(moved.0, moved.1)), view("card.title", extra: box(moved.0 + 2)),
        view("card.lamp", extra: box(index == 2 ? 7 : moved.0 + 5)), view("list.row", extra: box(1)),
      ])
  }

  @Test func whatMovesWithItsScreenIsToldOnce() throws {
    let baseline = try files.baseline(of: Self.movingFrames)
    let lines = try files.lines(of: baseline)
    #expect(
      lines[1] == #"{"frame":1,"pixels":"p","time":0.1,"views":{"card":{"window":[0.333333,3,10,4]}}}"#)
    #expect(lines[2].contains("card.lamp") && !lines[2].contains("card.title"))
    // A card that grows says nothing of where its views are.
    #expect(lines[4].contains("card.lamp") && lines[4].contains("card.title"))
    let read = try files.read(try files.text(of: baseline))
    for (frame, found) in zip(Self.movingFrames, try BaselineFiles.frames(of: read)) {
      #expect(found.trace.rounded.views == frame.trace.rounded.views)
    }
  }

  @Test func settingsAndPicturesAreKeptWhereThereAreAny() throws {
    var baseline = baseline
    baseline.header.settings = RecordedSettings(
      appearance: "dark", fps: "30", scale: 1.5, set: ["b": "\"", "a": "1"])
    baseline.header.images = ["b.png": "2", "a.png": "1"]
    let text = try files.text(of: baseline)
    #expect(text.contains(#""settings":{"appearance":"dark","fps":"30","scale":1.5,"set":{"a":"1","#))
    #expect(text.contains("\"images\":{\"a.png\":\"1\",\"b.png\":\"2\"},\n"))
    #expect(try files.read(text).header == baseline.header)
    let plain = self.text
    #expect(!plain.contains("settings") && !plain.contains("images"))
  }

  @Test func replacingAFrameChangesItsLineOnly() throws {
    let stranger = Self.frame(2, pixels: "q", [Self.view("list"), Self.view("other", alpha: 0.125)])
    let other = try files.baseline(of: Self.frames.map { $0.index == stranger.index ? stranger : $0 })
    var changed: [Int] = []
    let replaced = try baseline.replacing([1, 2], with: other, near: files.path) { changed.append($0) }
    #expect(changed == [stranger.index])
    let (old, new) = (try files.lines(of: baseline), try files.lines(of: replaced))
    for index in [0, 1, 3, 4] { #expect(new[index] == old[index]) }
    let found = try BaselineFiles.frames(of: files.read(files.text(of: replaced)))[stranger.index]
    #expect(found.pixels == "q")
    #expect(MotionComparison(expected: [stranger.trace], actual: [found.trace]).isSame)
  }

  @Test func linesMayEndAsOnOtherSystems() throws {
    let read = try files.read(text.replacing("\n", with: "\r\n"))
    #expect(try files.text(of: read) == text)
  }

  @Test(arguments: [
    ("\"frame\":2,", "\"frame\":7,", 20), ("\"views\":{\n", "\"view\":{\n", 0), ("\"scale\":2", "\"scale\":true", 0),
    ("\"alpha\":0.75", "\"alpha\":", 20), ("\n]\n}", "", 23),
  ])
  func damageIsToldWithItsLine(_ good: String, _ bad: String, _ line: Int) throws {
    #expect(text.contains(good))
    let error = try #require(throws: RegressionError.self) {
      try files.read(text.replacing(good, with: bad, maxReplacements: 1))
    }
    guard case .baseline(.malformed(_, let found, _)) = error else {
      Issue.record("\(error)")
      return
    }
    if line > 0 { #expect(found == line) }
  }

  @Test func anotherFormatIsNamed() {
    let text = text.replacing("\"format\":2", with: "\"format\":3")
    #expect(throws: RegressionError.baseline(.otherFormat(path: files.path, 3))) { try files.read(text) }
  }

  @Test func numbersAreKeptToSixDecimals() {
    let exact = TraceFrame(
      index: 0, time: 1.0 / 3, views: [Self.view("a", alpha: -1e-9, extra: [.init("x", .numbers([2.0 / 3, 1e300]))])])
    let rounded = exact.rounded
    let third = 0.333333
    #expect(rounded.time == third)
    #expect(rounded.views[0].properties[0].value == .number(0))
    #expect(rounded.views[0].properties[1].value == .numbers([0.666667, 1e300]))
  }
}
