/// A PNG file put together by hand, of any kind the format has, without libpng and without compression.
struct PNGFile {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: Int
  var height: Int
  var depth: Int
  var colorType: ColorType
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(type: String, data: [UInt8])] = []
  /// The samples of each pixel by channel, row by row.
  var samples: [[Int]]

  var bytes: [UInt8] {
    var all: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    all += Self.chunk("IHDR", header)
    for chunk in chunks { all += Self.chunk(chunk.type, chunk.data) }
    all += Self.chunk("IDAT", Self.zlib(imageData))
    return all + Self.chunk("IEND", [])
  }

  private var header: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height)
      + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// Rows of one pass after another, each with filter type 0.
  private var imageData: [UInt8] {
    var data: [UInt8] = []
    for pass in isInterlaced ? Self.adam7 : [Pass(x: 0, y: 0, stepX: 1, stepY: 1)] {
      let columns = Array(stride(from: pass.x, to: width, by: pass.stepX))
      guard !columns.isEmpty else { continue }
      for y in stride(from: pass.y, to: height, by: pass.stepY) {
        data.append(0)
        data += packed(columns.flatMap { samples[y * width + $0] })
      }
    }
    return data
  }

  private func packed(_ values: [Int]) -> [UInt8] {
    if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: values.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, index in
        let value = start + index < values.count ? values[start + index] : 0
        return byte << UInt8(depth & 7) | UInt8(value)
      }
    }
  }
}

// MARK: - Interlacing

extension PNGFile {
  struct Pass {
    var x: Int
    var y: Int
    var stepX: Int
    var stepY: Int
  }

  static let adam7: [Pass] = [
    Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8), Pass(x: 0, y: 4, stepX: 4, stepY: 8),
    Pass(x: 2, y: 0, stepX: 4, stepY: 4), Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
    Pass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]
}

// MARK: - Containers

extension PNGFile {
  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(body)))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let count = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bigEndian(Int(adler32(data)))
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
