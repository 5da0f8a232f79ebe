package import FrameSnapshots
package import PNGCoding
package import Pixels
package import Raster

/// Draws single frames: a snapshot in, a picture or a file out; the same bytes for the same snapshot.
package struct FrameRenderer: Hashable, Sendable {
  /// Pixels a point; nil for the canvas's own.
  package var scale: Double?
  package var compression: PNGCompression
  /// What is drawn over the frames.
  package var overlays: FrameOverlays

  package init(scale: Double? = nil, compression: PNGCompression = .standard, overlays: FrameOverlays = []) {
    self.scale = scale
    self.compression = compression
    self.overlays = overlays
  }

  /// A frame's file and the digest of its pixels, drawn once for both.
  ///
  /// - Parameter cache: what the same worker's earlier frames left.
  package func file(
    of snapshot: FrameSnapshot, cache: PaintCache = PaintCache()
  ) throws(PNGError) -> FrameFile {
    let list = snapshot.displayList(scale: scale, showing: overlays)
    var encoder = try HashingEncoder(
      PNGEncoder.Options(
        width: list.width, height: list.height, isOpaque: snapshot.canvas.isOpaque,
        scale: scale ?? snapshot.canvas.scale, compression: compression))
    try paint(list, into: &encoder, cache: cache)
    let (file, pixels) = try encoder.finish()
    return FrameFile(bytes: file, pixels: pixels)
  }

  package func bitmap(of snapshot: FrameSnapshot) -> Bitmap {
    Bitmap(painting: snapshot.displayList(scale: scale, showing: overlays))
  }
}

/// A frame as it goes into a file.
package struct FrameFile: Hashable, Sendable {
  package var bytes: [UInt8]
  /// The digest of its pixels, 32 hexadecimal digits.
  package var pixels: String

  package init(bytes: [UInt8], pixels: String) {
    self.bytes = bytes
    self.pixels = pixels
  }
}

extension Canvas {
  /// Whether all frames are opaque, which the background decides for a whole sequence.
  package var isOpaque: Bool { background.bytes.alpha == 255 }
}
