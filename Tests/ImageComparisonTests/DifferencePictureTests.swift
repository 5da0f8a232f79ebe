import ImageComparison
import PNGCoding
import Pixels
import Testing

@Suite("A difference is drawn")
struct DifferencePictureTests {
  private static func draw(
    _ expected: StoredPNG, _ actual: StoredPNG, _ limits: ComparisonLimits = .exact, ignoring: [PixelArea] = []
  ) throws -> Bitmap {
    let comparison = PictureComparison(limits)
    let map = try #require(comparison.measure(expected: expected, actual: actual, ignoring: ignoring).map)
    return map.picture(over: expected)
  }

  private static let red = pixel(255, 0, 0)
  private static let orange = pixel(255, 128, 0)
  private static let yellow = pixel(255, 220, 0)

  @Test func `different pixels are red on what is expected, faint`() throws {
    let picture = try Self.draw(StoredPNG("..", "#."), StoredPNG(".#", "#."))
    #expect(picture.pixels == [grey(255), Self.red, pixel(230, 230, 230), grey(255)])
  }

  @Test func `another size is drawn in orange on a canvas for both`() throws {
    let picture = try Self.draw(StoredPNG(".."), StoredPNG(".", "."))
    #expect(picture.width == 2)
    #expect(picture.height == 2)
    #expect(picture.pixels == [grey(255), Self.orange, Self.orange, grey(255)])
  }

  @Test func `smoothed edges that pass are yellow`() throws {
    let expected = StoredPNG("###5...", "###5...", "###5...")
    let actual = StoredPNG("###3...", "###3...", "###3...")
    let picture = try Self.draw(expected, actual, ComparisonLimits(skipsAntialiased: true))
    #expect(picture[3, 1] == Self.yellow)
    #expect(try Self.draw(expected, actual)[3, 1] == Self.red)
  }

  @Test func `ignored areas are blue`() throws {
    let area = PixelArea(x: 0, y: 0, width: 1, height: 1)
    let picture = try Self.draw(StoredPNG(".."), StoredPNG("##"), ignoring: [area])
    #expect(picture.pixels == [pixel(178, 204, 255), Self.red])
  }
}
