import Foundation
import PNGCoding
import Pixels
import TestSupport
import Testing

@Suite struct EncoderTests {
  struct Case: CustomTestStringConvertible {
    var width: Int
    var height: Int
    var isOpaque: Bool
    var compression: PNGCompression

    var testDescription: String { "\(width) × \(height), opaque \(isOpaque), \(compression)" }
  }

  static let cases: [Case] = [(1, 1), (1, 9), (9, 1), (2, 3), (3, 2), (4, 2), (40, 30)].flatMap { width, height in
    [true, false].flatMap { isOpaque in
      [PNGCompression.standard, .level(1), .level(6), .level(9)].map {
        Case(width: width, height: height, isOpaque: isOpaque, compression: $0)
      }
    }
  }

  /// Flat parts, repeated rows, a slope and, unless opaque, every alpha.
  static func picture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xFF20_4060)
    for y in 0..<height where y % 4 != 3 {
      for x in (width / 3)..<width {
        let alpha = isOpaque ? 255 : UInt32((x * 7 + y * 13) & 255)
        let red = UInt32(x * 5) * alpha / 255 & 255
        bitmap[x, y] = min(red, alpha) | alpha / 2 << 8 | alpha << 24
      }
    }
    return bitmap
  }

  @Test(arguments: cases)
  func whatIsWrittenIsRead(of item: Case) throws {
    let bitmap = Self.picture(width: item.width, height: item.height, isOpaque: item.isOpaque)
    let bytes = try PNGEncoder.encode(bitmap, isOpaque: item.isOpaque, compression: item.compression)
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded.bitmap == bitmap)
    let colorType = bytes[25]
    #expect(colorType == (item.isOpaque ? 2 : 6))
  }

  @Test func theBytesDoNotDependOnWhatThePainterKnows() throws {
    let bitmap = Self.picture(width: 20, height: 16, isOpaque: true)
    var untold = try PNGEncoder(PNGEncoder.Options(width: 20, height: 16, isOpaque: true))
    for y in 0..<16 {
      try untold.append(bitmap.pixels.span.extracting((y * 20)..<((y + 1) * 20)), knowing: .dense)
    }
    let expected = try PNGEncoder.encode(bitmap, isOpaque: true)
    #expect(try untold.finish() == expected)
  }

  @Test func theFileSaysItsColoursAndItsSizeInInches() throws {
    let bytes = try PNGEncoder.encode(Bitmap(width: 3, height: 2), isOpaque: true, scale: 3)
    let chunks = Self.chunks(of: bytes)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 216 pixels an inch are 8504 a metre.
    #expect(chunks[2].data == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
  }

  static func chunks(of bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let count = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append((type, Array(bytes[(offset + 8)..<(offset + 8 + count)])))
      offset += 12 + count
    }
    return chunks
  }
}

@Suite struct ProgramCheckTests {
  @Test(.enabled(if: OtherTool.pngcheck.isExpected, "pngcheck is not installed"), arguments: [true, false])
  func anIndependentProgramFindsNoFault(isOpaque: Bool) throws {
    let program = try #require(OtherTool.pngcheck.path)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["-q"]
    for (index, compression) in [PNGCompression.standard, .level(9)].enumerated() {
      let bitmap = EncoderTests.picture(width: 64, height: 48, isOpaque: isOpaque)
      let file = folder.appendingPathComponent("\(index).png")
      let bytes = try PNGEncoder.encode(bitmap, isOpaque: isOpaque, scale: 2, compression: compression)
      try Data(bytes).write(to: file)
      arguments.append(file.path)
    }
    let process = try Process.run(URL(fileURLWithPath: program), arguments: arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
