import StagePlayback

extension Console {
  /// Says what a play brought to light: failed expectations, warnings and notes.
  func report(_ playback: Playback, of operand: SceneOperand, isStrict: Bool = false) -> ExitStatus {
    for warning in playback.warnings { say(line(warning, "warning", of: operand)) }
    for note in playback.notes { detail(line(note, "note", of: operand)) }
    let failures = reportFailures(playback, of: operand)
    return isStrict && !playback.warnings.isEmpty ? .failed : failures
  }

  private func line(_ warning: PlaybackWarning, _ word: String, of operand: SceneOperand) -> String {
    warning.line(word, of: operand.path)
  }
}

extension Console {
  /// Says which expectations failed, and nothing else.
  func reportFailures(_ playback: Playback, of operand: SceneOperand) -> ExitStatus {
    for result in playback.failedExpectations {
      let place = result.expectation.place.map(\.description) ?? operand.path
      complain("\(place): failed: \(result.message)")
    }
    return playback.failedExpectations.isEmpty ? .success : .failed
  }
}
