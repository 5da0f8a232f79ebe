/// Why a PNG file cannot be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The first bytes are those of something else; what they look like where that is known.
  case notPNG(looksLike: String?)
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The data ends before the picture does.
  case truncated
  /// What libpng says of the data.
  case corrupt(String)
  /// What libpng says while writing.
  case notWritten(String)
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG(let kind?): "this is \(kind); a PNG file is needed"
    case .notPNG(nil): "this is not a PNG file: it does not begin with PNG's signature"
    case .tooLarge(let width, let height, let limits):
      "the picture has \(width) × \(height) pixels; at most \(limits.maximumSide) a side and "
        + "\(limits.maximumPixels) in all are read; make it smaller"
    case .truncated: "the PNG file is cut off: its data ends before its picture does; copy or export it again"
    case .corrupt(let text): "the PNG file is damaged (libpng: \(text)); copy or export it again"
    case .notWritten(let text): "the PNG data could not be made (libpng: \(text))"
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }
}

/// The largest picture that is read, so that a small file cannot claim all memory.
package struct PNGLimits: Hashable, Sendable {
  /// Pixels.
  package var maximumSide: Int
  package var maximumPixels: Int

  package init(maximumSide: Int, maximumPixels: Int) {
    self.maximumSide = maximumSide
    self.maximumPixels = maximumPixels
  }

  /// Room for twice the largest photo a phone takes (48 million pixels), our choice.
  package static let standard: PNGLimits = PNGLimits(maximumSide: 32_768, maximumPixels: 100_000_000)

  func allow(width: Int, height: Int) -> Bool {
    width <= maximumSide && height <= maximumSide && width * height <= maximumPixels
  }
}
