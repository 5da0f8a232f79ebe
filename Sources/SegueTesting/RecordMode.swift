/// When an expectation writes baselines instead of only being held to them.
///
/// An expectation that wrote one fails all the same, and says so: a recording is to be looked at before anybody believes
/// it. Where the environment says `CI=true` nothing is ever written.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Where there is none; the default.
  case missing
  /// Where there is none, and where it differs.
  case changed
  /// Anew, whatever there is.
  case all
  /// Never.
  case never

  /// The variable of the environment that says how expectations record that do not say it themselves.
  public static let variable: String = "SEGUE_RECORD"
}

extension RecordMode {
  /// What an expectation does: as it says itself, or else as the environment says, or else `missing`.
  ///
  /// - Returns: the mode, or what to say of a variable that names none.
  static func chosen(
    _ own: RecordMode?, _ variable: (String) -> String?
  ) -> Result<RecordMode, ExpectationFailure> {
    if variable("CI") == "true" { return .success(.never) }
    if let own { return .success(own) }
    guard let text = variable(Self.variable), !text.isEmpty else { return .success(.missing) }
    guard let mode = RecordMode(rawValue: text) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      return .failure(ExpectationFailure("\(Self.variable) is \"\(text)\"; it takes one of \(names)"))
    }
    return .success(mode)
  }
}
