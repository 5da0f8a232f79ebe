import PNGCoding
import Pixels
import Testing

/// Every colour type, depth, interlacing and transparency that the format has.
@Suite struct FileKindTests {
  struct Kind: CustomTestStringConvertible {
    var colorType: PNGFile.ColorType
    var depth: Int
    var isInterlaced: Bool
    var hasTransparency: Bool

    var testDescription: String {
      "\(colorType) \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasTransparency ? ", tRNS" : "")"
    }
  }

  static let kinds: [Kind] = {
    let depths: [(PNGFile.ColorType, [Int])] = [
      (.grey, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.greyAlpha, [8, 16]), (.rgba, [8, 16]),
    ]
    return depths.flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (type == .greyAlpha || type == .rgba ? [false] : [false, true]).map {
            Kind(colorType: type, depth: depth, isInterlaced: isInterlaced, hasTransparency: $0)
          }
        }
      }
    }
  }()

  static let palette: [[UInt8]] = (0..<256).map { index in
    [UInt8(index), UInt8(255 - index), UInt8(index * 7 & 255)]
  }
  static let paletteAlpha: [UInt8] = [0, 100, 200]

  @Test(arguments: kinds)
  func isReadExactly(kind: Kind) throws {
    for (width, height) in [(11, 9), (1, 1), (3, 17)] {
      let file = Self.file(kind, width: width, height: height)
      let decoded = try PNGDecoder.decode(file.bytes)
      let expected = ContiguousArray(file.samples.map { Self.premultiplied(Self.straight($0, kind)) })
      #expect(decoded.bitmap == Bitmap(width: width, height: height, pixels: expected))
      #expect(decoded.colors == .unspecified)
      #expect(decoded.warning == nil)
    }
  }

  /// A file whose samples differ in every channel and reach both ends of their range.
  static func file(_ kind: Kind, width: Int, height: Int) -> PNGFile {
    let top = (1 << kind.depth) - 1
    let samples = (0..<(width * height)).map { index in
      (0..<kind.colorType.channels).map { channel in (index * (2 * channel + 3) * 37 + channel * 5) & top }
    }
    var file = PNGFile(
      width: width, height: height, depth: kind.depth, colorType: kind.colorType, isInterlaced: kind.isInterlaced,
      samples: samples)
    if kind.colorType == .palette {
      file.chunks.append(("PLTE", palette.prefix(top + 1).flatMap { $0 }))
      if kind.hasTransparency { file.chunks.append(("tRNS", Array(paletteAlpha.prefix(top + 1)))) }
    } else if kind.hasTransparency {
      file.chunks.append(("tRNS", samples[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    }
    return file
  }

  /// R, G, B, A of 8 bits by the PNG specification; `clear` is the sample that tRNS names.
  static func straight(_ sample: [Int], _ kind: Kind) -> [Int] {
    let top = Double((1 << kind.depth) - 1)
    func byte(_ value: Int) -> Int { Int((Double(value) * 255 / top).rounded()) }
    let isClear = kind.hasTransparency && sample == clearSample(kind)
    switch kind.colorType {
    case .grey: return Array(repeating: byte(sample[0]), count: 3) + [isClear ? 0 : 255]
    case .rgb: return sample.map(byte) + [isClear ? 0 : 255]
    case .greyAlpha: return Array(repeating: byte(sample[0]), count: 3) + [byte(sample[1])]
    case .rgba: return sample.map(byte)
    case .palette:
      let alphas = kind.hasTransparency ? paletteAlpha : []
      let alpha = sample[0] < alphas.count ? Int(alphas[sample[0]]) : 255
      return palette[sample[0]].map { Int($0) } + [alpha]
    }
  }

  /// The first pixel's sample, which `file` makes the clear one.
  static func clearSample(_ kind: Kind) -> [Int] {
    let top = (1 << kind.depth) - 1
    return (0..<kind.colorType.channels).map { ($0 * 5) & top }
  }

  static func premultiplied(_ channels: [Int]) -> UInt32 {
    let alpha = Double(channels[3])
    let colors = channels[0..<3].map { UInt32((Double($0) * alpha / 255).rounded()) }
    return colors[0] | colors[1] << 8 | colors[2] << 16 | UInt32(channels[3]) << 24
  }
}
