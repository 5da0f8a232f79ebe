/// What a pair of pictures differs in.
package struct PictureMeasurement: Hashable, Sendable {
  /// Pixels beyond the tolerance, those outside the common area among them; neither ignored ones nor those let pass
  /// as anti-aliased.
  package var differentPixels: Int
  /// Pixels that are not equal, whatever the tolerance; not those ignored.
  package var unequalPixels: Int
  /// Pixels that at least one of the pictures has.
  package var totalPixels: Int
  /// Over the different pixels that both pictures have.
  package var maximumChannelDelta: Int
  /// Around the different pixels; nil when there are none.
  package var bounds: PixelArea?
  /// Pixels beyond the tolerance that only smooth an edge, whether or not they count as different.
  package var antialiasedPixels: Int
  /// Structural similarity of the common area, 1 when it is equal.
  package var structuralSimilarity: Double
  /// The most different pixels in a window of the side that a limit asks for; 0 without one.
  package var densestWindow: Int
  package var expectedSize: PictureSize
  package var actualSize: PictureSize
  /// Whether a file's samples have more bits than are compared: what differs less than that is told as equal.
  package var isRounded: Bool = false

  /// Bits of a sample that are compared.
  package static let comparedBits: Int = 8

  package var sizesDiffer: Bool { expectedSize != actualSize }

  /// What two equal pictures of a size come to.
  package static func equal(_ size: PictureSize) -> PictureMeasurement {
    PictureMeasurement(
      differentPixels: 0, unequalPixels: 0, totalPixels: size.width * size.height, maximumChannelDelta: 0, bounds: nil,
      antialiasedPixels: 0, structuralSimilarity: 1, densestWindow: 0, expectedSize: size, actualSize: size)
  }
}

/// Pixels.
package struct PictureSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
