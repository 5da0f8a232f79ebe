package import FrameSnapshots
package import PNGCoding
import Raster

/// Draws the frames of one sequence into files, one after the other, with what the earlier ones left.
///
/// It belongs to one worker at a time. Files are those that a renderer alone makes.
package final class FrameDrawer {
  private let cache = PaintCache()
  private var last: (snapshot: FrameSnapshot, renderer: FrameRenderer, file: FrameFile)?

  package init() {}

  /// A frame's file; what looks like the frame before it is not drawn again.
  package func file(of snapshot: FrameSnapshot, _ renderer: FrameRenderer) throws(PNGError) -> FrameFile {
    if let last, last.renderer == renderer, snapshot.looksLike(last.snapshot, showing: renderer.overlays) {
      return last.file
    }
    let file = try renderer.file(of: snapshot, cache: cache)
    last = (snapshot, renderer, file)
    return file
  }
}
