import Pixels

/// Reads PNG files of every kind: palette, grey, RGB, 1 to 16 bits, interlaced, with or without alpha.
package enum PNGDecoder {
  /// The picture in a file; gAMA and cHRM are ignored, as most programs write them wrongly.
  package static func decode(
    _ bytes: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> DecodedPNG {
    // Changed in place: a photo and its copy are most of the memory that a small scene ever takes.
    var stored = try read(bytes, limits: limits)
    if stored.colors == .displayP3 { DisplayP3.convertToSRGB(&stored.pixels) }
    premultiply(&stored.pixels)
    return DecodedPNG(
      bitmap: Bitmap(width: stored.width, height: stored.height, pixels: stored.pixels), colors: stored.colors)
  }

  static func read(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) -> PNGReader.Stored {
    guard bytes.starts(with: PNGSignature.bytes) else {
      if !bytes.isEmpty, PNGSignature.bytes.starts(with: bytes) { throw .truncated }
      throw .notPNG(looksLike: PNGSignature.kind(of: bytes))
    }
    return try PNGReader.read(bytes, limits: limits)
  }

  private static func premultiply(_ pixels: inout ContiguousArray<UInt32>) {
    var span = pixels.mutableSpan
    for index in span.indices { span[index] = StraightPixel.premultiply(span[index]) }
  }
}
