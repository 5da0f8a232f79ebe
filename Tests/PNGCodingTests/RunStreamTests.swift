import PNGCoding
import Pixels
import TestSupport
import Testing

@Suite struct RunStreamTests {
  struct Case: CustomTestStringConvertible {
    var width: Int
    var height: Int
    /// Out of 100 pixels, how many begin a run.
    var density: Int
    var isOpaque: Bool

    var testDescription: String { "\(width) × \(height), \(density) % edges, opaque \(isOpaque)" }
  }

  /// Wide and high enough for matches of every length, many blocks, and rows that repeat for long.
  static let cases: [Case] = [(1, 700), (700, 1), (260, 40), (1170, 90), (2600, 60)].flatMap { width, height in
    [0, 1, 12, 100].flatMap { density in
      [true, false].map { Case(width: width, height: height, density: density, isOpaque: $0) }
    }
  }

  static func picture(_ item: Case, seed: UInt64) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: item.width, height: item.height, filledWith: 0xFF30_2010)
    var pixel: UInt32 = 0xFFFF_FFFF
    for y in 0..<item.height where y % 5 < 3 {
      for x in 0..<item.width {
        if Int.random(in: 0..<100, using: &generator) < item.density {
          let alpha = item.isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
          let channels = (0..<3).map { UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * $0) }
          pixel = channels.reduce(alpha << 24, |)
        }
        bitmap[x, y] = pixel
      }
    }
    return bitmap
  }

  @Test(arguments: cases)
  func libpngReadsWhatTheRunsSay(of item: Case) throws {
    let bitmap = Self.picture(item, seed: 7)
    let bytes = try PNGEncoder.encode(bitmap, isOpaque: item.isOpaque)
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded.bitmap.pixelDigest == bitmap.pixelDigest)
  }

  /// Runs of one pixel to four, whose channels change in every combination, black ones at the left among them.
  @Test(arguments: [true, false])
  func channelsThatDoNotChangeJoinTheZeros(isOpaque: Bool) throws {
    var generator = SeededGenerator(seed: 11)
    var bitmap = Bitmap(width: 64, height: 200)
    for y in 0..<200 {
      var pixel: UInt32 = generator.chance(50) ? 0xFF00_0000 : 0xFF01_0203
      for x in 0..<64 {
        if generator.chance(40) { pixel ^= [0x01, 0x0100, 0x01_0000, 0x01_0001, 0x0101][generator.whole(0...4)] }
        bitmap[x, y] = pixel
      }
    }
    let decoded = try PNGDecoder.decode(PNGEncoder.encode(bitmap, isOpaque: isOpaque))
    #expect(decoded.bitmap.pixelDigest == bitmap.pixelDigest)
  }

  @Test func aFileAndItsDigestComeFromOneLook() throws {
    let item = Case(width: 90, height: 70, density: 12, isOpaque: false)
    let bitmap = Self.picture(item, seed: 3)
    for compression in [PNGCompression.standard, .level(6)] {
      let options = PNGEncoder.Options(width: 90, height: 70, isOpaque: false, compression: compression)
      var both = try HashingEncoder(options)
      try bitmap.write(to: &both)
      let (file, pixels) = try both.finish()
      #expect(try file == PNGEncoder.encode(bitmap, isOpaque: false, compression: compression))
      #expect(pixels == bitmap.pixelDigest)
    }
  }

  @Test func moreRepeatedRowsThanATokenCounts() throws {
    let height = 70_000
    var encoder = try PNGEncoder(PNGEncoder.Options(width: 2, height: height, isOpaque: true))
    let row: ContiguousArray<UInt32> = [0xFF00_0001, 0xFF00_0002]
    try encoder.append(row.span, knowing: .runs)
    try encoder.repeatLast(height - 1)
    let limits = PNGLimits(maximumSide: height, maximumPixels: 2 * height)
    let decoded = try PNGDecoder.decode(encoder.finish(), limits: limits)
    #expect(decoded.bitmap.height == height)
    #expect(decoded.bitmap.pixels.suffix(2).elementsEqual(row))
  }
}

@Suite struct HuffmanCodeTests {
  /// Even, skewed, and so skewed that Huffman's own words would be far longer than the limit.
  static let frequencies: [[Int]] = [
    [1, 1], [5, 0, 1], [Int](repeating: 3, count: 286),
    (0..<40).map { 1 << $0 }, [0, 9, 0, 0, 1, 1, 1, 40], (1...19).map { $0 * $0 * $0 },
  ]

  @Test(arguments: frequencies, [7, 15])
  func wordsFillTheSpaceAndKeepTheLimit(_ frequencies: [Int], _ limit: Int) {
    guard frequencies.count(where: { $0 > 0 }) <= 1 << limit else { return }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    var space = 0
    for (frequency, length) in zip(frequencies, code.lengths) {
      #expect((frequency > 0) == (length > 0))
      #expect(length <= limit)
      if length > 0 { space += 1 << (limit - length) }
    }
    #expect(space == 1 << limit)
  }

  @Test(arguments: frequencies)
  func whatIsMoreFrequentIsNoLonger(_ frequencies: [Int]) {
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    for (one, length) in zip(frequencies, code.lengths) where one > 0 {
      for (other, otherLength) in zip(frequencies, code.lengths) where other > one { #expect(otherLength <= length) }
    }
  }

  @Test func noWordBeginsAnother() {
    let code = HuffmanCode(frequencies: [1, 2, 3, 50, 0, 7, 7, 90], limit: 15)
    let words = zip(code.words, code.lengths).filter { $0.1 > 0 }
    for (index, one) in words.enumerated() {
      for (other, longer) in words.enumerated() where other != index && longer.1 >= one.1 {
        #expect(longer.0 & ((1 << UInt32(one.1)) - 1) != one.0)
      }
    }
  }
}

@Suite struct Adler32Tests {
  @Test func zerosInOneStepAreZerosOneByOne() {
    var (fast, slow) = (Adler32(), Adler32())
    for byte: UInt8 in [0, 255, 7, 0, 128] {
      fast.append(byte)
      slow.append(byte)
      fast.appendZeros(100_000)
      for _ in 0..<100_000 { slow.append(0) }
      fast.reduce()
      slow.reduce()
    }
    #expect(fast.value == slow.value)
  }

  /// Around the ends of vectors and blocks.
  @Test(arguments: [0, 1, 15, 16, 17, 351, 352, 353, 704, 5000])
  func manyBytesAtOnceAreBytesOneByOne(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in generator.chance(30) ? 255 : UInt8(generator.whole(0...255)) }
    var (fast, slow) = (Adler32(), Adler32())
    for _ in 0..<3 {
      fast.append(bytes.span)
      for byte in bytes { slow.append(byte) }
    }
    #expect(fast.value == slow.value)
  }

  @Test(arguments: [1, 2, 3000, 65_535])
  func manyRowsAtOnceAreRowsOneByOne(rows: Int) {
    var (fast, slow) = (Adler32(), Adler32())
    for byte: UInt8 in [9, 200] {
      fast.append(byte)
      slow.append(byte)
      fast.appendRows(rows, beginningWith: 2, zeros: 3510)
      for _ in 0..<rows {
        slow.append(2)
        slow.appendZeros(3510)
        slow.reduce()
      }
    }
    #expect(fast.value == slow.value)
  }

  @Test func theChecksumIsThatOfTheSpecification() {
    var checksum = Adler32()
    for byte in "Wikipedia".utf8 { checksum.append(byte) }
    // The example that the literature works out by hand.
    #expect(checksum.value == 0x11E6_0398)
  }
}
