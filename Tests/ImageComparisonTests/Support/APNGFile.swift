import PNGCoding
import Testing

/// An animation put together by hand from pictures that are not compressed.
struct APNGFile {
  struct Frame {
    var picture: StoredPNG
    var x = 0
    var y = 0
    var delay: (UInt16, UInt16) = (1, 60)
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
  }

  var width: Int
  var height: Int
  var frames: [Frame]
  /// A picture for readers that know no animations, which is no frame.
  var hidden: StoredPNG?
  /// Instead of the frames' own number.
  var announced: Int?
  /// Given to the second chunk that is numbered, instead of 1.
  var secondNumber: UInt32 = 1
  /// How many chunks the first frame's data are cut into.
  var pieces = 1

  func bytes() throws -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", Self.long(width) + Self.long(height) + [8, 6, 0, 0, 0])
    file += Self.chunk("acTL", Self.long(announced ?? frames.count) + Self.long(0))
    if let hidden { file += Self.chunk("IDAT", try Self.imageData(hidden)) }
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file += Self.chunk("fcTL", next(&number) + control(frame))
      let data = try Self.imageData(frame.picture)
      guard index > 0 || hidden != nil else {
        file += cut(data).flatMap { Self.chunk("IDAT", $0) }
        continue
      }
      for piece in cut(data) { file += Self.chunk("fdAT", next(&number) + piece) }
    }
    return file + Self.chunk("IEND", [])
  }

  private func next(_ number: inout UInt32) -> [UInt8] {
    defer { number += 1 }
    return Self.long(Int(number == 1 ? secondNumber : number))
  }

  private func control(_ frame: Frame) -> [UInt8] {
    let area = [frame.picture.width, frame.picture.height, frame.x, frame.y]
    var data: [UInt8] = area.flatMap { Self.long($0) }
    for part in [frame.delay.0, frame.delay.1] { data += [UInt8(part >> 8), UInt8(part & 255)] }
    return data + [frame.disposal, frame.blending]
  }

  private func cut(_ data: [UInt8]) -> [[UInt8]] {
    let length = max(1, (data.count + pieces - 1) / pieces)
    return stride(from: 0, to: data.count, by: length).map { Array(data[$0..<min($0 + length, data.count)]) }
  }

  /// A picture's data with alpha: rows without filter in one block that is not compressed.
  private static func imageData(_ picture: StoredPNG) throws -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<picture.height {
      rows.append(0)
      for x in 0..<picture.width { rows += long(Int(picture.pixels[y * picture.width + x])).reversed() }
    }
    let length = try #require(UInt16(exactly: rows.count))
    let block: [UInt8] = [
      0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8),
    ]
    return block + rows + long(Int(adler32(rows)))
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  static func long(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var rest: UInt32 = ~0
    for byte in Array(type.utf8) + data {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return long(data.count) + Array(type.utf8) + data + long(Int(~rest))
  }
}
