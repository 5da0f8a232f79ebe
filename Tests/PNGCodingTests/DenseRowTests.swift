import PNGCoding
import Pixels
import TestSupport
import Testing

@Suite struct DenseRowTests {
  struct Case: CustomTestStringConvertible {
    var width: Int
    var height: Int
    var isOpaque: Bool

    var testDescription: String { "\(width) × \(height), opaque \(isOpaque)" }
  }

  static let cases: [Case] = [(1, 3), (2, 2), (5, 7), (16, 3), (333, 41), (1170, 90)].flatMap { width, height in
    [true, false].map { Case(width: width, height: height, isOpaque: $0) }
  }

  /// Slow gradients with noise; some rows flat, some the same as the one above.
  static func picture(_ item: Case, noise: Int = 16, breaks: Bool = true, seed: UInt64 = 1) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: item.width, height: item.height, filledWith: 0xFF80_4020)
    for y in 0..<item.height where !(breaks && y % 11 == 7) {
      for x in 0..<item.width {
        if breaks, y % 5 == 4 {
          bitmap[x, y] = bitmap[x, y - 1]
          continue
        }
        let alpha = item.isOpaque ? 255 : 60 + x % 190
        let channels = (0..<3).map { channel in
          let level = (x >> (channel + 1)) + y + generator.whole(0...noise)
          return UInt32(min(level & 255, alpha)) << UInt32(8 * channel)
        }
        bitmap[x, y] = channels.reduce(UInt32(alpha) << 24, |)
      }
    }
    return bitmap
  }

  @Test(arguments: cases)
  func libpngReadsTheBytes(of item: Case) throws {
    let bitmap = Self.picture(item)
    let bytes = try PNGEncoder.encode(bitmap, isOpaque: item.isOpaque)
    #expect(try PNGDecoder.decode(bytes).bitmap.pixelDigest == bitmap.pixelDigest)
  }

  @Test(arguments: cases)
  func theBytesDoNotDependOnWhatThePainterKnows(of item: Case) throws {
    let bitmap = Self.picture(item)
    let files = try [RowContent.dense, .runs].map { content in
      var encoder = try HashingEncoder(
        PNGEncoder.Options(width: item.width, height: item.height, isOpaque: item.isOpaque))
      for y in 0..<item.height {
        let row = bitmap.pixels.span.extracting((y * item.width)..<((y + 1) * item.width))
        try encoder.append(row, knowing: content)
      }
      return try encoder.finish()
    }
    #expect(files[0].file == files[1].file)
    #expect(files[0].pixels == files[1].pixels)
    #expect(files[0].pixels == bitmap.pixelDigest)
  }

  /// Wide enough for a block to end within the picture, and for rows that are longer than a token counts.
  @Test func longRowsAndManyBlocks() throws {
    let item = Case(width: 30_000, height: 8, isOpaque: true)
    let bitmap = Self.picture(item)
    let bytes = try PNGEncoder.encode(bitmap, isOpaque: true)
    let limits = PNGLimits(maximumSide: 30_000, maximumPixels: 240_000)
    #expect(try PNGDecoder.decode(bytes, limits: limits).bitmap.pixelDigest == bitmap.pixelDigest)
  }

  /// Their words are so long that two of them are no pair.
  @Test(arguments: [true, false])
  func bytesThatHardlyOccurAreWritten(isOpaque: Bool) throws {
    let (width, height) = (1170, 200)
    var generator = SeededGenerator(seed: 5)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        // Steps of one, and once in a while a pair of bytes from anywhere.
        let level = UInt32(100 + (x + y) % 3)
        var pixel = level | level << 8 | 0xFF64_0000
        if generator.chance(1) { pixel = pixel & 0xFFFF_0000 | UInt32(generator.whole(0...65535)) }
        bitmap[x, y] = pixel
      }
    }
    let bytes = try PNGEncoder.encode(bitmap, isOpaque: isOpaque)
    #expect(try PNGDecoder.decode(bytes).bitmap.pixelDigest == bitmap.pixelDigest)
  }

  @Test(arguments: [8, 14, 50])
  func photosAreNotMuchLargerThanZlibMakesThem(noise: Int) throws {
    let item = Case(width: 400, height: 120, isOpaque: true)
    let bitmap = Self.picture(item, noise: noise, breaks: false)
    let ours = try PNGEncoder.encode(bitmap, isOpaque: true).count
    let theirs = try PNGEncoder.encode(bitmap, isOpaque: true, compression: .level(6)).count
    #expect(Double(ours) < Double(theirs) * 1.25, "\(ours) against \(theirs) bytes")
  }
}
