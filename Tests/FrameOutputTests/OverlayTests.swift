import FrameOutput
import FrameSnapshots
import Geometry
import Pixels
import TestSupport
import Testing

/// A white screen of 40 × 30 points with a blue card on it, at 2 pixels a point.
private func snapshot(
  time: Double = 0, touch: Point? = nil, change: (inout LayerSnapshot) -> Void = { _ in }
) -> FrameSnapshot {
  var screen = LayerSnapshot(name: "home")
  screen.bounds = Rect(0, 0, 40, 30)
  screen.position = Point(20, 15)
  screen.backgroundColor = .white
  screen.subtreeCount = 2
  var card = LayerSnapshot(name: "home.card", parent: 0)
  card.bounds = Rect(0, 0, 10, 8)
  card.position = Point(25, 14)
  card.backgroundColor = Color(red: 0, green: 0, blue: 1)
  change(&card)
  return FrameSnapshot(
    time: time, canvas: Canvas(size: Size(40, 30), scale: 2), layers: [screen, card], touch: touch)
}

/// Pixels that an overlay changes, in rows from the top.
private func changed(_ overlays: FrameOverlays, _ snapshot: FrameSnapshot) -> Set<Point> {
  let plain = FrameRenderer().bitmap(of: snapshot)
  let explained = FrameRenderer(overlays: overlays).bitmap(of: snapshot)
  var points: Set<Point> = []
  for y in 0..<plain.height {
    for x in 0..<plain.width where plain[x, y] != explained[x, y] { points.insert(Point(Double(x), Double(y))) }
  }
  return points
}

private func pixels(_ x: Range<Int>, _ y: Range<Int>) -> Set<Point> {
  Set(y.flatMap { y in x.map { Point(Double($0), Double(y)) } })
}

@Suite struct OverlayTests {
  @Test(
    arguments: [
      ("touches", [.touches]), ("time,touches", [.touches, .time]), ("frames,frames", [.frames]),
      ("offscreen,blended,uncovered", [.offscreen, .blended, .uncovered]), ("", nil), ("touch", nil), ("time,", nil),
      ("time, frames", nil),
    ] as [(String, FrameOverlays?)])
  func `overlays are named in a list`(_ list: String, _ expected: FrameOverlays?) {
    #expect(FrameOverlays(list) == expected)
  }

  @Test func `overlays are listed in one order`() {
    #expect(FrameOverlays("uncovered,time,touches")?.description == "touches,time,uncovered")
    #expect(FrameOverlays.names.joined(separator: ",") == FrameOverlays(rawValue: 63).description)
  }

  @Test func `without overlays nothing is drawn`() {
    #expect(changed([], snapshot(touch: Point(5, 5))).isEmpty)
  }

  @Test func `a view's outline is one pixel inside its bounds`() {
    let screen = pixels(0..<80, 0..<60).subtracting(pixels(1..<79, 1..<59))
    let card = pixels(40..<60, 20..<36).subtracting(pixels(41..<59, 21..<35))
    #expect(changed(.frames, snapshot()) == screen.union(card))
  }

  @Test func `a turned view has an outline too, a hidden one none`() {
    let turned = snapshot { $0.transform = Matrix4(AffineMatrix(0.8, 0.6, -0.6, 0.8, 0, 0)) }
    let hidden = changed(.frames, snapshot { $0.isHidden = true })
    #expect(hidden == pixels(0..<80, 0..<60).subtracting(pixels(1..<79, 1..<59)))
    let outline = changed(.frames, turned).subtracting(hidden)
    #expect(outline.count > 40 && outline.count < 250)
    #expect(!outline.contains(Point(50, 28)))
  }

  @Test func `a finger is a circle around the touch`() {
    let touched = changed(.touches, snapshot(touch: Point(20, 15)))
    #expect(touched.contains(Point(40, 30)))
    #expect(!touched.contains(Point(0, 0)))
    #expect(touched.allSatisfy { ($0.x - 40) * ($0.x - 40) + ($0.y - 30) * ($0.y - 30) <= 50 * 50 })
    #expect(changed(.touches, snapshot()).isEmpty)
  }

  @Test func `the time differs from frame to frame`() {
    let times = [0.0, 0.1, 1.234].map { FrameRenderer(overlays: .time).bitmap(of: snapshot(time: $0)) }
    #expect(Set(times.map(\.pixelDigest)).count == 3)
    let same = FrameRenderer(overlays: .frames).bitmap(of: snapshot(time: 0.1))
    #expect(same == FrameRenderer(overlays: .frames).bitmap(of: snapshot(time: 0.2)))
  }

  private static let card = pixels(40..<60, 20..<36)

  typealias Change = @Sendable (inout LayerSnapshot) -> Void

  static let offscreen: [(isTinted: Bool, change: Change)] = [
    (true, { $0.shadowOpacity = 0.5 }), (true, { $0.shouldRasterize = true }),
    (false, { $0.cornerRadii = CornerRadii(2) }), (false, { _ in }), (false, { $0.opacity = 0.5 }),
  ]

  @Test(arguments: offscreen.indices) func `what is drawn off screen is tinted`(index: Int) {
    let (isTinted, change) = Self.offscreen[index]
    let tinted = changed(.offscreen, snapshot(change: change))
    #expect(tinted == (isTinted ? Self.card : []))
  }

  static let blended: [(isRed: Bool, change: Change)] = [
    (false, { _ in }), (true, { $0.opacity = 0.5 }), (true, { $0.cornerRadii = CornerRadii(2) }),
    (true, { $0.backgroundColor = Color(red: 0, green: 0, blue: 1, alpha: 0.9) }),
  ]

  @Test(arguments: blended.indices) func `what covers is green, what is blended red`(index: Int) {
    let (isRed, change) = Self.blended[index]
    let frame = snapshot(change: change)
    let bitmap = FrameRenderer(overlays: .blended).bitmap(of: frame)
    let plain = FrameRenderer().bitmap(of: frame)
    func more(_ shift: UInt32) -> Int { Int(bitmap[50, 28] >> shift & 255) - Int(plain[50, 28] >> shift & 255) }
    #expect((more(0) > more(8)) == isRed)
    #expect(changed(.blended, frame) == pixels(0..<80, 0..<60))
  }

  /// How opaque the screen's ground is; the card above it is opaque.
  @Test(arguments: [1.0, 0, 0.5]) func `what nothing opaque covers is tinted`(alpha: Double) {
    let ground = Color(red: 1, green: 1, blue: 1, alpha: alpha)
    let around = pixels(0..<80, 0..<60).subtracting(Self.card)
    var frame = snapshot()
    frame.layers[0].backgroundColor = ground
    #expect(changed(.uncovered, frame) == (alpha < 1 ? around : []))
  }

  @Test(arguments: [(.time, 3), ([], 1), (.frames, 1)] as [(FrameOverlays, Int)])
  func `frames that only a clock tells apart are drawn one by one`(_ overlays: FrameOverlays, _ pictures: Int) throws {
    let folder = try TemporaryFolder()
    var request = SequenceRequest.small(folder.path)
    request.overlays = overlays
    let writer = SequenceWriter(request)
    for index in 0..<3 { try writer.append(snapshot(time: Double(index) / 10)) }
    let play = SmallPlay(frameCount: 3)
    let record = try writer.finish(play.playback, reading: folder("card/sequence.json"))
    #expect(Set(record.frames.map(\.pixels)).count == pictures)
  }
}
