package import PNGCoding
package import Pixels

extension DifferenceMap {
  /// The difference as a picture: red where pixels differ, orange where only one picture has any, yellow where they smooth
  /// an edge, blue where they are ignored, the expected picture faint and grey behind them.
  package func picture(over expected: StoredPNG) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
    for y in 0..<height {
      for x in 0..<width {
        let behind = x < expected.width && y < expected.height ? expected.pixels[y * expected.width + x] : nil
        bitmap[x, y] = Self.color(marks[y * width + x], behind: behind)
      }
    }
    return bitmap
  }

  private static func color(_ mark: UInt8, behind: UInt32?) -> UInt32 {
    switch mark {
    case PixelMark.different: pixel(255, 0, 0)
    case PixelMark.outside: pixel(255, 128, 0)
    case PixelMark.antialiased: pixel(255, 220, 0)
    case PixelMark.ignored:
      faint(behind).map { pixel($0 * 7 / 10, $0 * 8 / 10, $0) } ?? pixel(178, 204, 255)
    default: faint(behind).map { pixel($0, $0, $0) } ?? pixel(255, 255, 255)
    }
  }

  /// A tenth of a pixel's luma over white.
  private static func faint(_ behind: UInt32?) -> UInt32? {
    guard let behind else { return nil }
    let luma = (77 * (behind & 255) + 150 * (behind >> 8 & 255) + 29 * (behind >> 16 & 255)) >> 8
    return 255 - (255 - luma) * (behind >> 24) / 2550
  }

  private static func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | 0xFF00_0000
  }
}
