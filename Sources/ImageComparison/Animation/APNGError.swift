package import PNGCoding

/// Why an animation cannot be read.
package enum APNGError: Error, Hashable, Sendable {
  /// A chunk is missing, twice, or not of the form that the format asks for.
  case malformed(String)
  /// A frame reaches beyond the picture.
  case outside(frame: Int)
  /// The picture in a frame.
  case frame(Int, PNGError)
  case tooLarge(width: Int, height: Int)
}

extension APNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let text): "the animation is damaged: \(text); export it again"
    case .outside(let frame): "the animation is damaged: frame \(frame) reaches beyond the picture; export it again"
    case .frame(let frame, let error): "frame \(frame): \(error)"
    case .tooLarge(let width, let height):
      "the animation has \(width) × \(height) pixels, more than are read; make it smaller"
    }
  }
}
