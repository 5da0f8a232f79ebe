import FrameOutput
import FrameSnapshots
import PNGCoding
import Regression
import StagePlayback

extension LoadedScene {
  /// Draws some frames into the folder of a baseline, a few at a time.
  ///
  /// - Parameter indices: rising.
  func writeKeys(_ indices: [Int], to folder: BaselineFolder, jobs: Int) throws(CommandError) {
    guard !indices.isEmpty else { return }
    var wanted = indices[...]
    let player = try begin()
    var index = 0
    while !wanted.isEmpty {
      for snapshot in try next(of: player, upTo: max(16, jobs * 8)) {
        if wanted.first == index {
          wanted.removeFirst()
          try write(snapshot, index, to: folder)
        }
        index += 1
      }
      if player.playback != nil { return }
    }
  }

  private func write(_ snapshot: FrameSnapshot, _ index: Int, to folder: BaselineFolder) throws(CommandError) {
    let file: FrameFile
    do throws(PNGError) {
      file = try frameRenderer.file(of: snapshot)
    } catch {
      throw .encoding(error, frame: index)
    }
    try regression { () throws(RegressionError) in try folder.writeKey(file.bytes, of: index) }
  }
}
