import DisplayLists
import Foundation
import FrameSnapshots
import SceneFiles
import ScenePlayer
import StagePlayback

/// Some frames of a scene as they go to the painter.
@MainActor enum SampledFrames {
  /// Pairs of successive frames spread over a scene, small, for the slow reference takes a second for a whole display.
  ///
  /// - Parameter scale: pixels a point.
  static func displayLists(of path: String, pairs: Int, scale: Double) throws -> [DisplayList] {
    let files = PackageFiles()
    let scene = try SceneLoader(files: files).load(path)
    let play = try ScenePlay(scene, pictures: try ScenePictures(of: scene, from: files))
    let player = try StagePlayer(play.stage, play.settings)
    var frames: [FrameSnapshot] = []
    while player.playback == nil { frames += try player.next(upTo: 64) }
    let last = frames.count - 1
    var indices: Set<Int> = [last]
    for pair in 0..<pairs {
      let first = (last * pair + pair) / pairs
      indices.formUnion([min(first, last), min(first + 1, last)])
    }
    return indices.sorted().map { frames[$0].displayList(scale: scale) }
  }
}
