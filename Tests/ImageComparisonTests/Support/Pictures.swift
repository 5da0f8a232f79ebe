import ImageComparison
import PNGCoding

/// A straight pixel.
func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
  red | green << 8 | blue << 16 | alpha << 24
}

func grey(_ level: UInt32) -> UInt32 { pixel(level, level, level) }

extension StoredPNG {
  /// A picture of letters: `#` is black, `.` white, a digit a grey of 25 times its value, `?` transparent.
  init(_ rows: String...) {
    let colors: [Character: UInt32] = ["#": grey(0), ".": grey(255), "?": 0]
    let pixels = rows.joined().map { letter in
      colors[letter] ?? grey(UInt32(letter.wholeNumberValue ?? 0) * 25)
    }
    self.init(width: rows.first?.count ?? 0, height: rows.count, pixels: ContiguousArray(pixels))
  }

  /// The same with some pixels changed.
  func changed(_ count: Int = 1, from start: Int = 0, by step: Int = 1, to color: UInt32 = grey(77)) -> StoredPNG {
    var copy = self
    for index in 0..<count { copy.pixels[start + index * step] = color }
    return copy
  }
}

/// What two pictures differ in.
func measure(
  _ expected: StoredPNG, _ actual: StoredPNG, _ limits: ComparisonLimits = .exact, ignoring: [PixelArea] = []
) -> PictureMeasurement {
  PictureComparison(limits).measure(expected: expected, actual: actual, ignoring: ignoring).measurement
}

/// Whether two pixels differ by more than a tolerance, at some place of a picture.
func isBeyond(_ tolerance: Tolerance, _ one: UInt32, _ other: UInt32, at index: Int = 0) -> Bool {
  let plain = StoredPNG(width: 9, height: 1, filledWith: grey(9))
  let limits = ComparisonLimits(tolerance: tolerance)
  let (first, second) = (plain.changed(from: index, to: one), plain.changed(from: index, to: other))
  return measure(first, second, limits).differentPixels == 1
}
