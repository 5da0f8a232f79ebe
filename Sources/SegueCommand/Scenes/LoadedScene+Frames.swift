import FrameOutput
import FrameSnapshots
import Motion
import StagePlayback
import SystemFiles

extension LoadedScene {
  /// The frames that `--frames` means, or else the scene's own `render.frames`; nil for all.
  func frames(_ text: String?, of playback: Playback) throws(CommandError) -> [Int]? {
    do throws(FrameRangeError) {
      guard let text = text ?? scene.render.frames else { return nil }
      return try FrameRange(text).indices(of: playback)
    } catch {
      guard text == nil else { throw .range(error, flag: "--frames", path: operand.path) }
      throw mistake(error.description, path: "$.render.frames")
    }
  }

  func time(of index: Int) -> Double { FrameClock(rate: samplingRate).time(of: index) }

  /// The next frames of a play, unless somebody pressed Ctrl-C.
  func next(of player: StagePlayer, upTo count: Int) throws(CommandError) -> [FrameSnapshot] {
    if Signals.isInterrupted { throw .interrupted }
    do throws(StageError) {
      return try player.next(upTo: count)
    } catch {
      throw stageError(error)
    }
  }

  /// Some frames, by rising index.
  func snapshots(of indices: [Int]) throws(CommandError) -> [FrameSnapshot] {
    let player = try begin()
    let wanted = Set(indices)
    var found: [FrameSnapshot] = []
    var index = 0
    while found.count < wanted.count, let snapshot = try next(of: player, upTo: 1).first {
      if wanted.contains(index) { found.append(snapshot) }
      index += 1
    }
    return found
  }
}
