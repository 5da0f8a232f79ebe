import PNGCoding
import Testing

@Suite struct ColorConversionTests {
  static func file(_ chunk: (type: String, data: [UInt8]), pixels: [[Int]]) -> PNGFile {
    PNGFile(
      width: pixels.count, height: 1, depth: 8, colorType: .rgba, chunks: [chunk], samples: pixels)
  }

  static let codePoints: (type: String, data: [UInt8]) = ("cICP", [12, 13, 0, 1])
  static let profile = ProfileBytes(primaries: ProfileBytes.displayP3Primaries, name: "Display P3").chunk

  /// Straight Display P3 and the sRGB it becomes, computed from the standards' formulas with 50 digits.
  static let colors: [(p3: [Int], sRGB: [Int])] = [
    ([0, 0, 0, 255], [0, 0, 0, 255]),
    ([255, 255, 255, 255], [255, 255, 255, 255]),
    ([128, 128, 128, 255], [128, 128, 128, 255]),
    ([255, 0, 0, 255], [255, 0, 0, 255]),
    ([200, 100, 50, 255], [215, 93, 31, 255]),
    ([100, 150, 200, 255], [83, 152, 205, 255]),
    ([60, 179, 113, 255], [0, 182, 106, 255]),
    ([235, 64, 52, 255], [255, 37, 36, 255]),
  ]

  @Test(arguments: colors)
  func displayP3BecomesSRGB(p3: [Int], sRGB: [Int]) throws {
    for chunk in [Self.codePoints, Self.profile] {
      let decoded = try PNGDecoder.decode(Self.file(chunk, pixels: [p3]).bytes)
      #expect(decoded.colors == .displayP3)
      #expect(decoded.warning == nil)
      #expect(decoded.bitmap[0, 0] == FileKindTests.premultiplied(sRGB), "\(chunk.type)")
    }
  }

  @Test func alphaIsKeptAndColourConvertedStraight() throws {
    let decoded = try PNGDecoder.decode(Self.file(Self.codePoints, pixels: [[200, 100, 50, 128]]).bytes)
    #expect(decoded.bitmap[0, 0] == FileKindTests.premultiplied(Array(Self.colors[4].sRGB[0..<3]) + [128]))
  }

  @Test func sRGBIsTakenAsItIs() throws {
    let table = (0..<1024).map { index -> Double in
      // The cubic fit of sRGB's curve by E. McKenzie, good to 0.001 here.
      let x = Double(index) / 1023
      return x < 0.04 ? x / 12.92 : x * (x * (x * 0.305306011 + 0.682171111) + 0.012522878)
    }
    let chunks = [
      ("cICP", [1, 13, 0, 1]), ProfileBytes(primaries: ProfileBytes.sRGBPrimaries).chunk,
      ProfileBytes(primaries: ProfileBytes.sRGBPrimaries, curve: ProfileBytes.tableCurve(table)).chunk,
    ]
    for chunk in chunks {
      let decoded = try PNGDecoder.decode(Self.file(chunk, pixels: [[200, 100, 50, 255]]).bytes)
      #expect(decoded.colors == .sRGB)
      #expect(decoded.bitmap[0, 0] == FileKindTests.premultiplied([200, 100, 50, 255]))
    }
  }

  @Test func otherProfilesGiveAWarningAndLeavePixelsAlone() throws {
    let chunks = [
      ProfileBytes(primaries: ProfileBytes.adobeRGBPrimaries, name: "Adobe RGB (1998)").chunk,
      ProfileBytes(
        primaries: ProfileBytes.displayP3Primaries, curve: ProfileBytes.gamma22Curve, name: "P3, gamma 2.2"
      ).chunk,
      ("cICP", [9, 16, 0, 1]),
    ]
    let names = ["“Adobe RGB (1998)”", "“P3, gamma 2.2”", "cICP 9/16/0/1"]
    for (chunk, name) in zip(chunks, names) {
      let decoded = try PNGDecoder.decode(Self.file(chunk, pixels: [[200, 100, 50, 255]]).bytes)
      #expect(decoded.colors == .unknown(name))
      #expect(decoded.warning?.contains(name) == true)
      #expect(decoded.bitmap[0, 0] == FileKindTests.premultiplied([200, 100, 50, 255]))
    }
  }

  @Test func gammaIsIgnored() throws {
    let decoded = try PNGDecoder.decode(
      Self.file(("gAMA", PNGFile.bigEndian(100_000)), pixels: [[200, 100, 50, 255]]).bytes)
    #expect(decoded.bitmap[0, 0] == FileKindTests.premultiplied([200, 100, 50, 255]))
  }

  @Test func codePointsGoBeforeTheProfile() throws {
    var file = Self.file(("cICP", [1, 13, 0, 1]), pixels: [[1, 2, 3, 255]])
    file.chunks.append(Self.profile)
    #expect(try PNGDecoder.decode(file.bytes).colors == .sRGB)
  }
}
