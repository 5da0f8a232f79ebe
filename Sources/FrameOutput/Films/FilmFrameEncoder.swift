import DisplayLists
import FrameSnapshots
import PNGCoding
import Raster

/// Draws a frame as its film takes it; several work at once.
struct FilmFrameEncoder: Sendable {
  private let format: FilmFormat
  private let renderer: FrameRenderer

  init(_ request: FilmRequest) {
    format = request.format
    renderer = FrameRenderer(scale: request.scale, compression: request.compression, overlays: request.overlays)
  }

  /// A PNG file, or raw samples.
  func bytes(of snapshot: FrameSnapshot, _ cache: PaintCache) throws(PNGError) -> [UInt8] {
    switch format {
    case .apng: return try renderer.file(of: snapshot, cache: cache).bytes
    case .y4m:
      let list = snapshot.displayList(scale: renderer.scale, showing: renderer.overlays)
      var sink = LumaChromaSink(width: list.width, height: list.height)
      paint(list, into: &sink, cache: cache)
      return sink.bytes
    case .rgba:
      let list = snapshot.displayList(scale: renderer.scale, showing: renderer.overlays)
      var sink = StraightBytesSink(width: list.width, height: list.height)
      paint(list, into: &sink, cache: cache)
      return sink.bytes
    }
  }

  /// A PNG file of the frame's first pixel: what an animation repeats a frame with.
  func corner(of snapshot: FrameSnapshot) throws(PNGError) -> [UInt8] {
    var list = snapshot.displayList(scale: renderer.scale, showing: renderer.overlays)
    (list.width, list.height) = (1, 1)
    var encoder = try PNGEncoder(
      PNGEncoder.Options(width: 1, height: 1, isOpaque: snapshot.canvas.isOpaque, compression: renderer.compression))
    try paint(list, into: &encoder)
    return try encoder.finish()
  }
}
