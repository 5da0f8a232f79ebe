import Motion
public import StagePlayback
import SystemFiles

/// What a stage that is rendered says on standard error of what was found.
public enum StageMessages: Hashable, Sendable {
  /// Nothing: it stands in the stage's `warnings` and `notes`, and in `sequence.json`.
  case none
  /// What is probably a mistake, a line each.
  case warnings
  /// That, and what is worth knowing.
  case warningsAndNotes
}

extension Stage {
  /// Plays the stage to its end and writes its frames as PNG files.
  ///
  /// The folder gets `frame-0000.png` and on, `sequence.json` and `trace.jsonl`, as rendering a scene writes them; it is
  /// made when it is not there. `events`, `warnings` and `notes` are there afterwards, and what of them `messages` says is
  /// told on standard error, as the tool tells it of a scene.
  ///
  /// - Parameters:
  ///   - folder: a path; frames of an earlier rendering in it are replaced, those of a scene refused.
  ///   - fps: frames a second, above 0.
  ///   - scale: pixels a point; the stage's own when nil.
  ///   - name: what `sequence.json` and messages call the stage.
  ///   - messages: what is told; the warnings by default.
  /// - Throws: when the stage does not settle or was played before, or a file cannot be written.
  public func render(
    to folder: String, fps: Double = 60, scale: Double? = nil, name: String = "stage",
    messages: StageMessages = .warnings
  ) throws(StageRenderingError) {
    try render(to: folder, fps: fps, scale: scale, name: name, messages: messages) { line in
      // Frames are whole though nobody reads what is said of them.
      try? StandardStream.error.write("\(line)\n")
    }
  }

  /// - Parameter say: gets the lines of the messages.
  package func render(
    to folder: String, fps: Double = 60, scale: Double? = nil, name: String = "stage",
    messages: StageMessages = .warnings, say: (String) -> Void
  ) throws(StageRenderingError) {
    let (player, rate) = try player(fps: fps)
    let request = SequenceRequest(
      scenePath: name, fingerprint: nil,
      layout: SequenceLayout(target: .folder(folder), scene: "", scale: scale ?? player.canvas.scale),
      rate: rate.description, jobs: ProcessEnvironment.processorCount)
    _ = try player.write(with: SequenceWriter(request, isInterrupted: { false }))
    guard messages != .none else { return }
    for warning in warnings { say(warning.line("warning", of: name)) }
    guard messages == .warningsAndNotes else { return }
    for note in notes { say(note.line("note", of: name)) }
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
