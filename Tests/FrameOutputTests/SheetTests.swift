import FrameOutput
import PNGCoding
import Pixels
import Testing

@Suite struct SheetTests {
  static func strip(_ count: Int, title: String? = nil) -> Sheet.Strip {
    Sheet.Strip(
      title: title,
      frames: SmallPlay(frameCount: count).frames.enumerated().map { Sheet.Frame(index: $0, snapshot: $1) })
  }

  @Test func framesStandSideBySideAsTheyAreDrawn() throws {
    let sheet = Sheet([Self.strip(5)], columns: 3, scale: 2)
    let picture = try PNGDecoder.decode(sheet.file()).bitmap
    let dot = 4
    let margin = 8 * dot
    let cell = 12 * 6 * dot
    #expect(picture.width == margin + 3 * (cell + margin))
    let rowHeight = 16 + 13 * dot + margin
    #expect(picture.height == margin + 2 * rowHeight)
    let frame = FrameRenderer(scale: 2).bitmap(of: SmallPlay().snapshot(at: 0.4))
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        #expect(picture[margin + cell + margin + x, margin + rowHeight + y] == frame[x, y])
      }
    }
  }

  @Test func labelsDifferFromFrameToFrame() throws {
    let picture = try PNGDecoder.decode(Sheet([Self.strip(2)], scale: 1).file()).bitmap
    let margin = 16
    let cell = 144
    let labels = [margin, 2 * margin + cell].map { left in
      (0..<14).map { y in (0..<cell).map { picture[left + $0, margin + 8 + 6 + y] } }
    }
    #expect(labels[0] != labels[1])
    #expect(labels.allSatisfy { Set($0.joined()).count == 2 })
  }

  @Test func severalPlaysHaveATitleEach() throws {
    let one = try PNGDecoder.decode(Sheet([Self.strip(2)]).file()).bitmap
    let two = try PNGDecoder.decode(Sheet([Self.strip(2, title: "a"), Self.strip(2, title: "b")]).file()).bitmap
    #expect(two.width == one.width)
    #expect(two.height > 2 * one.height)
  }

  @Test func jobsChangeNothing() throws {
    let one = try Sheet([Self.strip(9)], columns: 4, jobs: 1).file()
    #expect(try Sheet([Self.strip(9)], columns: 4, jobs: 4).file() == one)
  }

  @Test(arguments: [1, 2, 24, 25, 37, 1000])
  func atMostTwentyFourAreChosenWithFirstAndLast(count: Int) {
    let chosen = SheetFrames.even(Array(10..<(10 + count)))
    #expect(chosen.count == min(count, 24))
    #expect(chosen.first == 10)
    #expect(chosen.last == 9 + count)
    let steps = zip(chosen, chosen.dropFirst()).map { $1 - $0 }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
  }

  @Test func everyNthIsChosenAndTheLast() {
    #expect(SheetFrames.every(5, of: Array(0..<13)) == [0, 5, 10, 12])
    #expect(SheetFrames.every(4, of: Array(0..<13)) == [0, 4, 8, 12])
  }

  static let axes: [(times: [Double], frames: [Double], shown: [Int?])] = [
    ([0, 1, 2], [0, 1, 2], [0, 1, 2]), ([0, 1, 2, 3], [0, 0.5, 1], [0, 2, nil, nil]),
    ([0, 1, 2, 3], [0, 0.5, 1, 1.5], [0, 2, 3, nil]), ([0, 0.5, 1], [0, 1], [0, 0, 1]), ([0, 1], [0], [0, nil]),
  ]

  @Test(arguments: axes)
  func aPlayShowsItsFrameOfEachTimeAndEndsWithItsLast(_ times: [Double], _ frames: [Double], _ shown: [Int?]) {
    #expect(SheetFrames.shown(at: times, of: frames) == shown)
  }

  @Test func rowsOfSeveralPlaysStandByTurns() throws {
    // Four frames in two columns of each of two plays: two rows a play, each with its title.
    let strips = ["a", "b"].map { Self.strip(4, title: $0) }
    let picture = try PNGDecoder.decode(Sheet(strips, columns: 2).file()).bitmap
    let (margin, title) = (16, 26 + 16)
    let row = 8 + 26 + margin
    #expect(picture.height == margin + 4 * (title + row))
    // The second row of pictures is the first of the other play.
    let frame = FrameRenderer(scale: 1).bitmap(of: SmallPlay().snapshot(at: 0))
    #expect(picture[margin + 1, margin + title + 1] == frame[1, 1])
    #expect(picture[margin + 1, margin + title + row + title + 1] == frame[1, 1])
  }

  @Test func aPlayThatIsOverLeavesItsColumnsEmpty() throws {
    var short = Self.strip(2, title: "b")
    short.frames.append(nil)
    let picture = try PNGDecoder.decode(Sheet([Self.strip(3, title: "a"), short]).file()).bitmap
    let ground = picture[0, 0]
    let (margin, cell) = (16, 144)
    let left = margin + 2 * (cell + margin)
    let row = picture.height / 2
    #expect((row..<picture.height).allSatisfy { y in (left..<picture.width).allSatisfy { picture[$0, y] == ground } })
  }
}
