public import StagePlayback

/// Why a stage's frames were not written, or not all of them.
public struct StageRenderingError: Error, Hashable, Sendable {
  /// What was wrong with the play; nil when it was the files.
  public let stageError: StageError?
  package let outputError: OutputError?

  package static func stage(_ error: StageError) -> StageRenderingError {
    StageRenderingError(stageError: error, outputError: nil)
  }

  package static func output(_ error: OutputError) -> StageRenderingError {
    StageRenderingError(stageError: nil, outputError: error)
  }
}

extension StageRenderingError: CustomStringConvertible {
  /// What was found, and what to do about it.
  public var description: String { stageError?.description ?? outputError?.description ?? "" }
}
