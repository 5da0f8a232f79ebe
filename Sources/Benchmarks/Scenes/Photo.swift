import PNGCoding
import Pixels

/// A made-up photo: slow gradients, soft shapes, and the noise of a sensor.
enum Photo {
  static func fileName(for display: BenchmarkDisplay) -> String {
    "photo-\(display.pixelWidth)@\(display.scale)x.png"
  }

  /// The file, as many pixels as the display has.
  static func file(for display: BenchmarkDisplay) -> [UInt8] {
    let bitmap = bitmap(width: display.pixelWidth, height: display.pixelHeight)
    guard let bytes = try? PNGEncoder.encode(bitmap, isOpaque: true, compression: .level(1)) else {
      preconditionFailure("a picture in memory is encoded unless memory ends")
    }
    return bytes
  }

  static func bitmap(width: Int, height: Int) -> Bitmap {
    var numbers = SeededNumbers(seed: 42)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let noise = numbers.next()
        var pixel: UInt32 = 0xFF00_0000
        for channel in 0..<3 {
          let level = level(channel, 255 * x / width, 255 * y / height)
          // A sum of two even distributions is near enough to what a sensor adds.
          let grain = Int(noise >> (channel * 8) & 7) + Int(noise >> (channel * 8 + 24) & 7) - 7
          pixel |= UInt32(min(max(level + grain, 0), 255)) << UInt32(8 * channel)
        }
        bitmap[x, y] = pixel
      }
    }
    return bitmap
  }

  /// A sky above a hill; x and y are 0…255.
  private static func level(_ channel: Int, _ x: Int, _ y: Int) -> Int {
    let hill = 150 + (x - 90) * (x - 90) / 220
    if y > hill { return [70, 110, 60][channel] + (y - hill) / 3 - x / 8 }
    return [120, 160, 220][channel] + (255 - y) / (4 + channel) - x / 10
  }
}
