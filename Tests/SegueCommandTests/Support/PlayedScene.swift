import FrameOutput
import SceneFiles
import ScenePlayer
import StagePlayback

/// A scene played to its end, and what there is to compare of it.
@MainActor struct PlayedScene {
  let playback: Playback
  /// The trace, a line a frame.
  let trace: String
  /// The frames as files; empty when they were not drawn.
  let frames: [FrameFile]

  init(_ scene: Scene, from files: some SceneFileReading, draws: Bool) throws {
    let play = try ScenePlay(scene, pictures: ScenePictures(of: scene, from: files))
    let player = try StagePlayer(play.stage, play.settings)
    let renderer = FrameRenderer()
    var writer = JSONWriter()
    var frames: [FrameFile] = []
    var index = 0
    while player.playback == nil {
      for snapshot in try player.next(upTo: 1) {
        writer.traceLine(frame: index, snapshot)
        if draws { frames.append(try renderer.file(of: snapshot)) }
        index += 1
      }
    }
    guard let playback = player.playback else { preconditionFailure("a play that is over has a playback") }
    (self.playback, trace, self.frames) = (playback, writer.text, frames)
  }
}
