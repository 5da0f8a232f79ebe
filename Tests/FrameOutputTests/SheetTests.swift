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
}
