import FrameSnapshots
package import StagePlayback

extension StagePlayer {
  /// Plays to the end and writes the frames as they come.
  package func write(with writer: SequenceWriter) throws(StageRenderingError) -> SequenceRecord {
    while true {
      let frames: [FrameSnapshot]
      do throws(StageError) {
        frames = try next(upTo: 1)
      } catch {
        throw .stage(error)
      }
      do throws(OutputError) {
        for frame in frames { try writer.append(frame) }
        if let playback { return try writer.finish(playback) }
      } catch {
        throw .output(error)
      }
    }
  }
}
