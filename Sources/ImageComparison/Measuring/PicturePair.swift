import PNGCoding

/// Two pictures with their top left corners on each other.
struct PicturePair: Sendable {
  let expected: StoredPNG
  let actual: StoredPNG

  /// Whether both have the same pixels.
  var isEqual: Bool {
    expected.width == actual.width && expected.height == actual.height && expected.pixels == actual.pixels
  }

  /// Of the area that both have.
  var width: Int { min(expected.width, actual.width) }
  var height: Int { min(expected.height, actual.height) }
  /// Of the smallest area around both.
  var fullWidth: Int { max(expected.width, actual.width) }
  var fullHeight: Int { max(expected.height, actual.height) }

  /// Pixels that at least one of them has.
  var totalPixels: Int {
    expected.width * expected.height + actual.width * actual.height - width * height
  }

  /// Where the expected picture's pixels of a row of the common area lie.
  func expectedRow(_ y: Int) -> Range<Int> { (y * expected.width)..<(y * expected.width + width) }

  /// Where the actual picture's do.
  func actualRow(_ y: Int) -> Range<Int> { (y * actual.width)..<(y * actual.width + width) }

  /// How many pixels of a row at least one of them has.
  func reach(ofRow y: Int) -> Int {
    max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
  }
}
