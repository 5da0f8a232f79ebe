/// One verb of the tool: what it is called, what its help says, and what it does.
package struct Verb: Sendable {
  package struct Example: Hashable, Sendable {
    package let command: String
    package let says: String
  }

  package let name: String
  /// What stands behind the verb, such as `SCENE… [-o DIR]`.
  let operands: String
  /// One line for the list of verbs.
  let summary: String
  package let examples: [Example]
  /// What the examples do not show.
  let notes: [String]
  /// Its own flags; those of every verb are added.
  let flags: [Flag]
  let run: @MainActor @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

  /// Flags that every verb knows.
  static let flagsOfAll: [Flag] = [.quiet, .verbose, .version, .help]

  package var allFlags: [Flag] { flags + Self.flagsOfAll }
}

extension Verb {
  /// Every verb, in the order in which the help lists them.
  package static let all: [Verb] = [
    .render, .still, .sheet, .plot, .view, .watch, .check, .trace, .compare, .record, .verify, .approve, .prune,
    .merge, .report, .doctor, .initialize, .fmt, .port, .schema, .devices, .completions,
  ]

  /// Flags of the verbs that load a scene.
  static let sceneFlags: [Flag] = [.set, .params, .appearance, .variant, .allowOutside]
}
