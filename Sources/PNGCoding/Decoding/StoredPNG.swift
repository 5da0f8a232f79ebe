/// A PNG file's samples as they are stored: straight alpha, no colour management, eight bits a channel.
///
/// Of deeper samples the nearest eight bits are taken. Pixels have `Bitmap`'s layout.
package struct StoredPNG: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: ContiguousArray<UInt32>
  /// Whether the file's samples have 16 bits, of which the nearest eight were taken.
  package var isRounded: Bool = false

  package init(width: Int, height: Int, pixels: ContiguousArray<UInt32>) {
    precondition(pixels.count == width * height, "a picture has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(width: width, height: height, pixels: ContiguousArray(repeating: pixel, count: width * height))
  }
}

extension PNGDecoder {
  /// The samples in a file, for whoever compares files and not looks.
  package static func decodeStored(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> StoredPNG {
    let stored = try read(bytes, limits: limits)
    var picture = StoredPNG(width: stored.width, height: stored.height, pixels: stored.pixels)
    picture.isRounded = stored.isRounded
    return picture
  }
}
