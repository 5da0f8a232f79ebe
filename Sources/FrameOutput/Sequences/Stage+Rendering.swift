import Motion
public import StagePlayback
import SystemFiles

extension Stage {
  /// Plays the stage to its end and writes its frames as PNG files.
  ///
  /// The folder gets `frame-0000.png` and on, `sequence.json` and `trace.jsonl`, as rendering a scene writes them; it is
  /// made when it is not there. `events`, `warnings` and `notes` are there afterwards.
  ///
  /// - Parameters:
  ///   - folder: a path; frames of an earlier rendering in it are replaced, those of a scene refused.
  ///   - fps: frames a second, above 0.
  ///   - scale: pixels a point; the stage's own when nil.
  ///   - name: what `sequence.json` calls the stage.
  /// - Throws: when the stage does not settle or was played before, or a file cannot be written.
  public func render(
    to folder: String, fps: Double = 60, scale: Double? = nil, name: String = "stage"
  ) throws(StageRenderingError) {
    let (player, rate) = try player(fps: fps)
    let request = SequenceRequest(
      scenePath: name, fingerprint: nil,
      layout: SequenceLayout(target: .folder(folder), scene: "", scale: scale ?? player.canvas.scale),
      rate: rate.description, jobs: ProcessEnvironment.processorCount)
    _ = try player.write(with: SequenceWriter(request, isInterrupted: { false }))
  }

  private func player(fps: Double) throws(StageRenderingError) -> (StagePlayer, FrameRate) {
    do throws(StageError) {
      let rate = try FrameRate(framesPerSecond: fps)
      return (try StagePlayer(self, PlaySettings(rate: rate, drainsMainQueue: true, keepsTrace: true)), rate)
    } catch {
      throw .stage(error)
    }
  }
}
