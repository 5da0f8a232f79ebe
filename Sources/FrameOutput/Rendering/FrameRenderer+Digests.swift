package import FrameSnapshots
import Pixels
import Raster
import SystemFiles

extension FrameRenderer {
  /// The digest of a frame's pixels, without a file.
  package func digest(of snapshot: FrameSnapshot) -> String {
    var hash = PixelHash()
    paint(snapshot.displayList(scale: scale, showing: overlays), into: &hash)
    return hash.digest
  }

  /// The digests of successive frames; what looks like the frame before it is not drawn again.
  ///
  /// - Parameter last: the frame before the first one, with its digest.
  package func digests(
    of snapshots: [FrameSnapshot], after last: (snapshot: FrameSnapshot, digest: String)?, jobs: Int
  ) -> [String] {
    var drawn: [FrameSnapshot] = []
    // Places in what is drawn; −1 for the frame before the first one.
    var places: [Int] = []
    var previous = last?.snapshot
    for snapshot in snapshots {
      if previous.map({ !snapshot.looksLike($0, showing: overlays) }) ?? true { drawn.append(snapshot) }
      places.append(drawn.count - 1)
      previous = snapshot
    }
    let digests = ParallelWork.map(count: drawn.count, jobs: jobs) { [drawn] in digest(of: drawn[$0]) }
    return places.map { $0 < 0 ? last?.digest ?? "" : digests[$0] }
  }
}
