import ImageComparison
import PNGCoding
import Testing

@Suite("Animations by anybody are put together frame by frame")
struct AnimationTests {
  private static func play(_ file: APNGFile) throws -> [AnimationPlayer.Frame] {
    var player = AnimationPlayer(try #require(try AnimatedPNG(try file.bytes())))
    var frames: [AnimationPlayer.Frame] = []
    while let frame = try player.nextFrame() { frames.append(frame) }
    return frames
  }

  private static let first = StoredPNG("####", "####")
  private static let dot = StoredPNG("5")

  /// A dot at 1,1 on black, then one at 2,0.
  private static func dots(disposal: UInt8, blending: UInt8 = 0, dot: StoredPNG = dot) -> APNGFile {
    APNGFile(
      width: 4, height: 2,
      frames: [
        .init(picture: first), .init(picture: dot, x: 1, y: 1, disposal: disposal, blending: blending),
        .init(picture: dot, x: 2, y: 0, blending: blending),
      ])
  }

  static let disposals: [(UInt8, StoredPNG)] = [
    (0, StoredPNG("##5#", "#5##")), (1, StoredPNG("##5#", "#?##")), (2, StoredPNG("##5#", "####")),
  ]

  @Test(arguments: disposals)
  func `a frame's area is left, cleared or restored before the next`(_ disposal: UInt8, _ last: StoredPNG) throws {
    let frames = try Self.play(Self.dots(disposal: disposal))
    #expect(frames.map(\.picture) == [Self.first, StoredPNG("####", "#5##"), last])
  }

  @Test(arguments: [UInt8(1), 2])
  func `there is nothing to restore before the first frame`(_ disposal: UInt8) throws {
    var file = Self.dots(disposal: 0)
    file.frames[0].disposal = disposal
    let frames = try Self.play(file)
    #expect(frames[1].picture == StoredPNG("????", "?5??"))
  }

  static let blends: [(UInt8, top: UInt32, under: UInt32, result: UInt32)] = [
    (0, pixel(10, 20, 30, 0), grey(0), pixel(10, 20, 30, 0)), (1, pixel(0, 0, 0, 0), grey(0), grey(0)),
    (1, grey(90), grey(0), grey(90)), (1, pixel(255, 0, 0, 0), pixel(0, 0, 255, 0), pixel(0, 0, 255, 0)),
    (0, pixel(255, 255, 255, 128), grey(0), pixel(255, 255, 255, 128)),
    (1, pixel(255, 255, 255, 128), grey(0), grey(128)), (1, pixel(255, 0, 0, 51), grey(100), pixel(131, 80, 80)),
  ]

  @Test(arguments: blends)
  func `a frame replaces what is there or lies over it`(
    _ blending: UInt8, _ top: UInt32, _ under: UInt32, _ result: UInt32
  ) throws {
    let file = APNGFile(
      width: 1, height: 1,
      frames: [
        .init(picture: StoredPNG(width: 1, height: 1, filledWith: under)),
        .init(picture: StoredPNG(width: 1, height: 1, filledWith: top), blending: blending),
      ])
    #expect(try Self.play(file)[1].picture.pixels == [result])
  }

  @Test func `half over half is neither`() throws {
    let half = StoredPNG(width: 1, height: 1, filledWith: pixel(255, 0, 0, 128))
    let other = StoredPNG(width: 1, height: 1, filledWith: pixel(0, 0, 255, 128))
    let file = APNGFile(width: 1, height: 1, frames: [.init(picture: half), .init(picture: other, blending: 1)])
    // Alpha 128 + 127 · 128 ÷ 255; blue 128 of that, red the rest.
    #expect(try Self.play(file)[1].picture.pixels == [pixel(85, 0, 170, 192)])
  }

  @Test func `a picture for other readers is no frame`() throws {
    var file = Self.dots(disposal: 0)
    file.hidden = StoredPNG("9999", "9999")
    #expect(try Self.play(file).map(\.picture).first == Self.first)
    #expect(try Self.play(file).count == 3)
  }

  @Test(arguments: [1, 2, 5, 100])
  func `data come in as many chunks as they like`(_ pieces: Int) throws {
    var file = Self.dots(disposal: 0)
    file.pieces = pieces
    file.secondNumber = 1
    #expect(try Self.play(file).map(\.picture) == Self.play(Self.dots(disposal: 0)).map(\.picture))
  }

  @Test(arguments: [
    (FrameDelay(numerator: 1, denominator: 60), FrameDelay(numerator: 2, denominator: 120), true),
    (FrameDelay(numerator: 7, denominator: 0), FrameDelay(numerator: 7, denominator: 100), true),
    (FrameDelay(numerator: 1, denominator: 60), FrameDelay(numerator: 1, denominator: 59), false),
  ])
  func `delays are fractions of a second`(_ one: FrameDelay, _ other: FrameDelay, _ isSame: Bool) {
    #expect((one == other) == isSame)
    #expect(isSame ? one.hashValue == other.hashValue : true)
  }

  static let damages: [(String, @Sendable (inout APNGFile) -> Void)] = [
    ("announces", { $0.announced = 4 }), ("announces no frames", { $0.announced = 0 }),
    ("out of order", { $0.secondNumber = 7 }),
    ("reaches beyond", { $0.frames[1].x = 4 }), ("reaches beyond", { $0.frames[2].y = 2 }),
    ("is no fcTL", { $0.frames[1].disposal = 3 }),
    ("is no fcTL", { $0.frames[1].blending = 2 }),
  ]

  @Test(arguments: damages)
  func `a damaged animation is told`(_ text: String, _ damage: @Sendable (inout APNGFile) -> Void) throws {
    var file = Self.dots(disposal: 0)
    damage(&file)
    let bytes = try file.bytes()
    #expect {
      _ = try AnimatedPNG(bytes)
    } throws: { error in
      "\(error)".contains(text)
    }
  }

  @Test func `a damaged chunk is told by its check`() throws {
    var bytes = try Self.dots(disposal: 0).bytes()
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("fcTL".utf8)) })
    bytes[place + 20] ^= 1
    let damaged = bytes
    #expect {
      _ = try AnimatedPNG(damaged)
    } throws: { error in
      "\(error)".contains("fcTL")
    }
  }

  @Test func `an animation that is cut off is told`() throws {
    let bytes = try Self.dots(disposal: 0).bytes()
    #expect(throws: APNGError.self) { try AnimatedPNG(Array(bytes.dropLast(40))) }
  }

  @Test func `a file without animation is a picture`() throws {
    let file = try PNGEncoder.encode(.init(width: 1, height: 1), isOpaque: false)
    #expect(try AnimatedPNG(file) == nil)
    #expect(try AnimatedPNG(Array("GIF89a".utf8)) == nil)
  }
}
