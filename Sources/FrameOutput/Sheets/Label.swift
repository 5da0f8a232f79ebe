package import Pixels

/// A line of text drawn with dots of whole pixels.
package struct Label {
  package var text: String
  /// Pixels a dot, at least 1.
  package var dot: Int
  package var pixel: UInt32

  package init(text: String, dot: Int, pixel: UInt32) {
    self.text = text
    self.dot = dot
    self.pixel = pixel
  }

  package var width: Int { max(0, text.count * LabelFont.advance - 1) * dot }
  package var height: Int { LabelFont.height * dot }

  /// Draws it with its top left corner at a pixel; what lies beside the bitmap is left out.
  package func draw(into bitmap: inout Bitmap, x: Int, y: Int) {
    for (position, letter) in text.enumerated() {
      let left = x + position * LabelFont.advance * dot
      for (index, isSet) in LabelFont.dots(of: letter).enumerated() where isSet {
        let dotX = left + index % LabelFont.width * dot
        bitmap.fill(x: dotX, y: y + index / LabelFont.width * dot, width: dot, height: dot, with: pixel)
      }
    }
  }

  /// The text cut off with two dots where it is wider than some pixels.
  func fitting(width limit: Int) -> Label {
    guard width > limit else { return self }
    let count = (limit / dot + 1) / LabelFont.advance
    var shorter = self
    shorter.text = count > 2 ? text.prefix(count - 2) + ".." : String(text.prefix(max(count, 0)))
    return shorter
  }
}

extension Bitmap {
  /// Sets the pixels of a rectangle, as far as it lies in the bitmap.
  mutating func fill(x: Int, y: Int, width: Int, height: Int, with pixel: UInt32) {
    let columns = max(x, 0)..<max(min(x + width, self.width), max(x, 0))
    for row in max(y, 0)..<max(min(y + height, self.height), max(y, 0)) {
      for column in columns { self[column, row] = pixel }
    }
  }

  /// Puts another bitmap into this one, over what is there, as far as it fits.
  mutating func put(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<min(other.height, max(height - y, 0)) {
      for column in 0..<min(other.width, max(width - x, 0)) {
        self[x + column, y + row] = Self.over(other[column, row], self[x + column, y + row])
      }
    }
  }

  /// Premultiplied source-over in whole numbers.
  private static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    if rest == 0 { return source }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let channel = (source >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
      result |= min(channel, 255) << shift
    }
    return result
  }
}
