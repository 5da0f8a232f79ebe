import PNGCoding
import Testing

@Suite struct DamagedFileTests {
  static let kind = FileKindTests.Kind(colorType: .rgba, depth: 8, isInterlaced: true, hasTransparency: false)

  static var sound: [UInt8] {
    var file = FileKindTests.file(kind, width: 9, height: 7)
    file.chunks.append(ColorConversionTests.profile)
    return file.bytes
  }

  @Test func aFileCutOffAnywhereIsTruncated() {
    let bytes = Self.sound
    // The last chunk only says that the file is over.
    let needed = bytes.count - 12
    for count in 0..<(needed - 8) where count > 0 {
      #expect(throws: PNGError.truncated, "cut to \(count)") { try PNGDecoder.decode(Array(bytes[..<count])) }
    }
  }

  @Test func anyDamagedByteGivesAPictureOrAnError() {
    let bytes = Self.sound
    var errors = 0
    for index in bytes.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        if (try? PNGDecoder.decode(damaged)) == nil { errors += 1 }
      }
    }
    #expect(errors > 100)
  }

  @Test func anyDamagedProfileGivesAPicture() throws {
    let profile = ProfileBytes(primaries: ProfileBytes.displayP3Primaries).bytes
    var unknown = 0
    for index in profile.indices {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = profile
        damaged[index] ^= change
        let chunk = ("iCCP", Array("profile".utf8) + [0, 0] + PNGFile.zlib(damaged))
        let decoded = try PNGDecoder.decode(ColorConversionTests.file(chunk, pixels: [[1, 2, 3, 255]]).bytes)
        if decoded.colors != .displayP3 { unknown += 1 }
      }
    }
    #expect(unknown > 100)
  }

  @Test func largePicturesAreRefusedBeforeMemoryIsTaken() {
    var file = FileKindTests.file(Self.kind, width: 9, height: 7)
    let limits = PNGLimits(maximumSide: 8, maximumPixels: 1000)
    let expected = PNGError.tooLarge(width: 9, height: 7, limits: limits)
    #expect(throws: expected) { try PNGDecoder.decode(file.bytes, limits: limits) }
    let few = PNGLimits(maximumSide: 10, maximumPixels: 62)
    #expect(throws: PNGError.tooLarge(width: 9, height: 7, limits: few)) {
      try PNGDecoder.decode(file.bytes, limits: few)
    }
    file.samples = []
    let claim = Self.claiming(width: 10_000, height: 10_000)
    #expect(throws: PNGError.truncated) { try PNGDecoder.decode(claim) }
  }

  /// A file of a few bytes that says it holds a large picture.
  static func claiming(width: Int, height: Int) -> [UInt8] {
    let header = PNGFile.bigEndian(width) + PNGFile.bigEndian(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + PNGFile.chunk("IHDR", header)
      + PNGFile.chunk("IDAT", PNGFile.zlib([0])) + PNGFile.chunk("IEND", [])
  }

  @Test(
    arguments: [
      (Array("GIF89a".utf8), "a GIF file"), ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG file"), ([], "an empty file"),
      (Array("version https://git-lfs.github.com/spec/v1".utf8), "a Git LFS pointer (git lfs pull fetches the file)"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "a HEIC file"), (Array("hello".utf8), nil),
    ] as [([UInt8], String?)])
  func otherFilesAreNamed(bytes: [UInt8], kind: String?) {
    #expect(throws: PNGError.notPNG(looksLike: kind)) { try PNGDecoder.decode(bytes) }
  }
}
