/// Why a stage cannot be played.
public enum StageError: Error, Hashable, Sendable {
  /// Something still moves after the longest time allowed; seconds, what moves, and the step that has not ended.
  case notSettled(after: Double, moving: [String], place: SourcePlace?)
  /// A stage's clock runs forward only, so that it plays once.
  case alreadyPlayed
  /// No rate of frames: what was given.
  case invalidRate(String)
}

extension StageError {
  /// Where the mistake is written; nil when that is not known.
  public var place: SourcePlace? {
    guard case .notSettled(_, _, let place) = self else { return nil }
    return place
  }
}

extension StageError: CustomStringConvertible {
  /// What was found, and what to do about it.
  public var description: String {
    switch self {
    case .notSettled(let seconds, let moving, _):
      "not settled after \(seconds.short) s: \(moving.isEmpty ? "steps are still to come" : list(moving)); "
        + "end what repeats, give a fixed duration, or raise maxDuration"
    case .alreadyPlayed: "the stage has been played; make a new one to play it again"
    case .invalidRate(let rate): "\(rate) is no rate of frames: expected a number above 0, such as 60 or 60000/1001"
    }
  }

  private func list(_ moving: [String]) -> String {
    let shown = moving.prefix(5).joined(separator: ", ")
    return moving.count > 5 ? "\(shown) and \(moving.count - 5) more still move" : "still moving: \(shown)"
  }
}
