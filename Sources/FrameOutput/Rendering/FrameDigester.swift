package import FrameSnapshots
import Pixels
import Raster
import SystemFiles

/// Draws the frames of a sequence for nothing but their digests, several at once.
package final class FrameDigester {
  private let renderer: FrameRenderer
  /// One for each frame that is drawn at a time.
  private let caches: [PaintCache]
  private var last: (snapshot: FrameSnapshot, digest: String)?

  package init(_ renderer: FrameRenderer, jobs: Int) {
    self.renderer = renderer
    caches = (0..<max(jobs, 1)).map { _ in PaintCache() }
  }

  /// The digests of the next frames; what looks like the frame before it is not drawn again.
  package func digests(of snapshots: [FrameSnapshot]) -> [String] {
    var drawn: [FrameSnapshot] = []
    // Places in what is drawn; −1 for the last frame of those before.
    var places: [Int] = []
    let isRepeated = snapshots.areRepeated(after: last?.snapshot, showing: renderer.overlays)
    for (snapshot, isRepeated) in zip(snapshots, isRepeated) {
      if !isRepeated { drawn.append(snapshot) }
      places.append(drawn.count - 1)
    }
    let made = ParallelWork.map(count: drawn.count, tools: caches) { [renderer, drawn] index, cache in
      renderer.digest(of: drawn[index], cache: cache)
    }
    let digests = places.map { $0 < 0 ? last?.digest ?? "" : made[$0] }
    if let snapshot = snapshots.last, let digest = digests.last { last = (snapshot, digest) }
    return digests
  }
}

extension FrameRenderer {
  /// The digest of a frame's pixels, without a file.
  fileprivate func digest(of snapshot: FrameSnapshot, cache: PaintCache) -> String {
    var hash = PixelHash()
    paint(snapshot.displayList(scale: scale, showing: overlays), into: &hash, cache: cache)
    return hash.digest
  }
}
