import FrameOutput
import StagePlayback

/// What is known of a rendering before the first frame is drawn.
@MainActor
struct RenderPlan {
  /// The whole play; nil where nothing needs it beforehand.
  let preview: Playback?
  /// Rising indices of the frames to write; nil for all.
  let indices: [Int]?
  /// What expectations and lint say at the scene's own rate; nil where the frames have that.
  let verdict: Playback?

  /// - Parameter watched: whether somebody wants to know how many frames there are.
  init(
    _ scene: LoadedScene, _ layout: SequenceLayout, _ arguments: Arguments, watched: Bool
  ) throws(CommandError) {
    let range = arguments.value(.frames)
    let isListed = arguments.has(.json) || arguments.has(.dryRun)
    if range != nil || scene.scene.render.frames != nil || isListed || watched || !layout.namesEachFrame
      || layout.shard != nil
    {
      let playback = try scene.play()
      preview = playback
      let chosen = try scene.frames(range, of: playback)
      indices = layout.shard.map { $0.part(of: chosen ?? Array(0..<playback.frameCount)) } ?? chosen
    } else {
      (preview, indices) = (nil, nil)
    }
    verdict = try scene.verdictAtOwnRate()
    if let count, count > 1, !layout.namesEachFrame {
      throw .output(.oneName(path: layout.path(ofFrame: 0, time: 0)))
    }
  }

  /// How many frames are to be written; nil while it is not known.
  var count: Int? { indices?.count ?? preview?.frameCount }
}
