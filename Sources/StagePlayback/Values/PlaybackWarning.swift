/// What is probably a mistake on a stage, or worth knowing, and what to do about it.
public struct PlaybackWarning: Hashable, Sendable {
  /// What kind of mistake: `never-completed`, `jump`, and their kin.
  public var kind: String
  /// What was found, in one sentence.
  public var message: String
  /// What to do about it, in one sentence.
  public var fix: String
  /// Where the step or transition is written; nil in plain Swift stages.
  public var place: SourcePlace?
  /// The script's step that it belongs to; nil for none.
  public var step: String?
  /// Index of the first frame that shows it; nil when no frame does.
  public var frame: Int?

  /// A warning of some kind, with what was found and what to do.
  public init(
    kind: String, message: String, fix: String, place: SourcePlace? = nil, step: String? = nil, frame: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.fix = fix
    self.place = place
    self.step = step
    self.frame = frame
  }
}

extension PlaybackWarning {
  /// What a reader of messages is told, in one line.
  ///
  /// - Parameters:
  ///   - word: what it is: a warning or a note.
  ///   - name: what was played, for what has no place.
  package func line(_ word: String, of name: String) -> String {
    let fix = fix.isEmpty ? "" : "; \(fix)"
    return "\(place.map(\.description) ?? name): \(word): \(message)\(fix) [\(kind)]"
  }
}
