extension SceneVerification {
  /// All there is to say besides the headline, a sentence each: the kind, the causes, the changed lines, the limits.
  ///
  /// A report that has tables of causes and lines says only the `remarks`.
  package var details: [String] { remarks + causeLines + sourceLines + limitLines }

  private var causeLines: [String] {
    // What moved without changing a pixel is a note, and stands among the remarks.
    guard verdict != .passed else { return [] }
    let more = causes.count - Self.shownCauses
    return causes.prefix(Self.shownCauses).map { "cause: \($0.sentence)" }
      + (more > 0 ? ["and \(more) more propert\(more == 1 ? "y" : "ies")"] : [])
  }

  private var sourceLines: [String] {
    let more = sourceChanges.count - Self.shownLines
    return sourceChanges.prefix(Self.shownLines).map { "text: \($0)" }
      + (more > 0 ? ["and \(more) more lines of the scene's text"] : [])
  }

  private var limitLines: [String] {
    guard let limits else { return [] }
    let names = limits.limits.joined(separator: " ")
    return limits.measured.map { "measured: \($0)" }
      + ["limits: \(names)" + (limits.reason.isEmpty ? "" : " (\(limits.reason))")]
  }

  /// As many as are read before somebody opens the report.
  private static var shownCauses: Int { 4 }
  private static var shownLines: Int { 6 }
}
