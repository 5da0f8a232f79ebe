import ImageComparison
import PNGCoding
import TestSupport
import Testing

@Suite("Structural similarity follows its formula")
struct StructuralSimilarityTests {
  private static func similarity(_ one: StoredPNG, _ other: StoredPNG) -> Double {
    measure(one, other).structuralSimilarity
  }

  private static func flat(_ level: UInt32, _ width: Int = 16, _ height: Int = 16) -> StoredPNG {
    StoredPNG(width: width, height: height, filledWith: grey(level))
  }

  @Test(arguments: [(100, 120), (0, 255), (7, 8)] as [(UInt32, UInt32)])
  func `flat pictures differ by their means alone`(_ one: UInt32, _ other: UInt32) {
    let (a, b) = (Double(one), Double(other))
    let expected = (2 * a * b + 6.5025) / (a * a + b * b + 6.5025)
    let difference = Self.similarity(Self.flat(one), Self.flat(other)) - expected
    #expect(abs(difference) < 1e-12)
  }

  @Test func `a picture and its negative are opposites`() {
    func board(_ odd: Int) -> StoredPNG {
      let pixels = (0..<64).map { grey(($0 + $0 / 8) % 2 == odd ? 255 : 0) }
      return StoredPNG(width: 8, height: 8, pixels: ContiguousArray(pixels))
    }
    let variance = 16256.25
    let expected = (-2 * variance + 58.5225) / (2 * variance + 58.5225)
    #expect(abs(Self.similarity(board(0), board(1)) - expected) < 1e-12)
  }

  /// Windows side by side: the first of two or four is changed.
  @Test(arguments: [(16, 8, 2), (16, 16, 4), (8, 8, 1), (5, 3, 1), (9, 8, 2), (1, 1, 1)])
  func `the mean is taken over all windows`(_ width: Int, _ height: Int, _ windows: Int) {
    let one = Self.flat(100, width, height)
    var other = one
    for y in 0..<min(height, 8) {
      for x in 0..<min(width, 1) { other.pixels[y * width + x] = grey(101) }
    }
    let changed = Self.similarity(one, other)
    let alone = Self.similarity(
      StoredPNG(width: min(width, 8), height: min(height, 8), filledWith: grey(100)), Self.cropped(other))
    let expected = (alone + Double(windows - 1)) / Double(windows)
    #expect(abs(changed - expected) < 1e-12)
    #expect(changed < 1)
  }

  private static func cropped(_ picture: StoredPNG) -> StoredPNG {
    let (width, height) = (min(picture.width, 8), min(picture.height, 8))
    let pixels = (0..<height).flatMap { y in (0..<width).map { picture.pixels[y * picture.width + $0] } }
    return StoredPNG(width: width, height: height, pixels: ContiguousArray(pixels))
  }

  /// What a window's pixels are, row by row: each kind is summed in a way of its own.
  enum Window: String, CaseIterable {
    case noise, stripes, stripesOverNoise, transparent

    func pixels(_ numbers: inout SeededGenerator) -> StoredPNG {
      var picture = StoredPNG(width: 8, height: 8)
      for y in 0..<8 {
        let stripe = UInt32(truncatingIfNeeded: numbers.next())
        for x in 0..<8 {
          let isStripe = self == .stripes || (self == .stripesOverNoise && y < 5)
          let pixel = isStripe ? stripe : UInt32(truncatingIfNeeded: numbers.next())
          picture.pixels[y * 8 + x] = self == .transparent ? pixel : pixel | 0xFF00_0000
        }
      }
      return picture
    }
  }

  @Test(arguments: Window.allCases)
  func `a window is measured as its pixels are one by one`(_ window: Window) {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let (one, other) = (window.pixels(&numbers), window.pixels(&numbers))
      #expect(abs(Self.similarity(one, other) - Self.reference(one, other)) < 1e-12)
    }
  }

  /// The formula over lumas in eight bits, pixel by pixel.
  private static func reference(_ one: StoredPNG, _ other: StoredPNG) -> Double {
    let (a, b) = (one.pixels.map(luma), other.pixels.map(luma))
    let count = Double(a.count)
    let (mean, otherMean) = (a.reduce(0, +) / count, b.reduce(0, +) / count)
    let variance = a.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let otherVariance = b.reduce(0) { $0 + ($1 - otherMean) * ($1 - otherMean) } / count
    let covariance = zip(a, b).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - otherMean) } / count
    let light = (2 * mean * otherMean + 6.5025) / (mean * mean + otherMean * otherMean + 6.5025)
    return light * (2 * covariance + 58.5225) / (variance + otherVariance + 58.5225)
  }

  /// BT.601's, over white.
  private static func luma(_ pixel: UInt32) -> Double {
    let (red, green, blue) = (Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255))
    let alpha = Double(pixel >> 24)
    let weighted = (77 * red + 150 * green + 29 * blue) / 256
    return ((weighted * alpha + 255 * (255 - alpha)) / 255 + 0.5).rounded(.down)
  }
}
