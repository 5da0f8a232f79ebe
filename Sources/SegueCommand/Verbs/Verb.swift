/// One verb of the tool: what it is called, what its help says, and what it does.
struct Verb: Sendable {
  struct Example: Hashable, Sendable {
    let command: String
    let says: String
  }

  let name: String
  /// What stands behind the verb, such as `SCENE… [-o DIR]`.
  let operands: String
  /// One line for the list of verbs.
  let summary: String
  let examples: [Example]
  /// What the examples do not show.
  let notes: [String]
  /// Its own flags; those of every verb are added.
  let flags: [Flag]
  let run: @MainActor @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

  /// Flags that every verb knows.
  static let flagsOfAll: [Flag] = [.quiet, .verbose, .help]

  var allFlags: [Flag] { flags + Self.flagsOfAll.filter { !flags.contains($0) } }
}

extension Verb {
  /// Every verb, in the order in which the help lists them.
  static let all: [Verb] = [
    .render, .still, .sheet, .check, .trace, .schema, .devices,
  ]

  /// Flags of the verbs that load a scene.
  static let sceneFlags: [Flag] = [.set, .params, .appearance, .variant, .allowOutside]
}
