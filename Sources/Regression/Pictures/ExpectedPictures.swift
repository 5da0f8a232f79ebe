package import FrameOutput
import FrameSnapshots
import PNGCoding
package import StagePlayback
import SystemFiles

/// Where the pictures that a baseline tells of come from: the recorded scene rendered again, or the kept ones.
///
/// No picture is believed whose pixels have another digest than the baseline says.
@MainActor
package final class ExpectedPictures {
  private let player: StagePlayer?
  let source: ExpectedPictureSource

  /// - Parameter player: the recorded scene at its beginning; nil where it cannot be rendered as it was.
  package init(
    _ player: StagePlayer?, _ renderer: FrameRenderer = FrameRenderer(), kept folder: BaselineFolder
  ) {
    self.player = player
    source = ExpectedPictureSource(renderer: renderer, folder: folder, kept: folder.keptIndices())
  }

  /// The next frames of the recorded scene; none where it is over or was never there.
  func next(upTo count: Int) -> [FrameSnapshot] {
    // A recorded scene that stops settling is no mistake of the scene at hand: kept pictures are looked for then.
    (try? player?.next(upTo: count)) ?? []
  }
}

/// Gives the expected picture of single frames; several at once.
struct ExpectedPictureSource: Sendable {
  let renderer: FrameRenderer
  let folder: BaselineFolder
  /// Frames whose pictures are kept, rising.
  let kept: [Int]

  /// The picture with some digest; nil when there is none.
  ///
  /// - Parameter drawer: with which the same worker has drawn earlier frames of the recorded scene.
  func file(of index: Int, _ snapshot: FrameSnapshot?, pixels: String, _ drawer: FrameDrawer) -> [UInt8]? {
    if let snapshot, let file = try? drawer.file(of: snapshot, renderer), file.pixels == pixels { return file.bytes }
    guard let bytes = keptFile(of: index), let decoded = try? PNGDecoder.decode(bytes),
      decoded.bitmap.pixelDigest == pixels
    else { return nil }
    return bytes
  }

  /// The kept frame that is nearest, of two the earlier one; nil when none is.
  func nearest(to index: Int) -> Int? { kept.min { (abs($0 - index), $0) < (abs($1 - index), $1) } }

  func keptFile(of index: Int) -> [UInt8]? {
    kept.contains(index) ? try? FileSystem.read(folder.keyPath(of: index)) : nil
  }
}
