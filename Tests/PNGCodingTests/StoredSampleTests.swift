import PNGCoding
import Testing

@Suite("Samples are read as they are stored")
struct StoredSampleTests {
  private static func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | alpha << 24
  }

  @Test func `transparent colours stay what they are`() throws {
    let file = PNGFile(
      width: 2, height: 1, depth: 8, colorType: .rgba, samples: [[200, 100, 50, 0], [255, 0, 0, 128]])
    let stored = try PNGDecoder.decodeStored(file.bytes)
    #expect(stored.pixels == [Self.pixel(200, 100, 50, 0), Self.pixel(255, 0, 0, 128)])
    #expect(try PNGDecoder.decode(file.bytes).bitmap.pixels == [0, Self.pixel(128, 0, 0, 128)])
  }

  @Test func `colour profiles and gamma change nothing`() throws {
    let displayP3 = PNGFile(
      width: 1, height: 1, depth: 8, colorType: .rgb,
      chunks: [("cICP", [12, 13, 0, 1]), ("gAMA", [0, 1, 0x86, 0xA0])],
      samples: [[10, 200, 30]])
    #expect(try PNGDecoder.decodeStored(displayP3.bytes).pixels == [Self.pixel(10, 200, 30, 255)])
    #expect(try PNGDecoder.decode(displayP3.bytes).bitmap.pixels != [Self.pixel(10, 200, 30, 255)])
  }

  @Test(arguments: [(8, false), (16, true)])
  func `deeper samples are rounded, and that is known`(depth: Int, isRounded: Bool) throws {
    let most = (1 << depth) - 1
    let file = PNGFile(width: 2, height: 1, depth: depth, colorType: .rgb, samples: [[0, most, 0], [most, 0, most]])
    let stored = try PNGDecoder.decodeStored(file.bytes)
    #expect(stored.pixels == [Self.pixel(0, 255, 0, 255), Self.pixel(255, 0, 255, 255)])
    #expect(stored.isRounded == isRounded)
  }

  @Test func `what is no PNG file is told as always`() {
    #expect(throws: PNGError.notPNG(looksLike: "an empty file")) { try PNGDecoder.decodeStored([]) }
  }
}
