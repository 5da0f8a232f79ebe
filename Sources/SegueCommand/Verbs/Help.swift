/// The help texts: a page for the tool and one for each verb, examples first.
enum Help {
  /// What the tool is, as a list of tools says it.
  static let summary: String = "render iOS view-controller transitions without a device"

  static let about: String =
    "segue renders iOS view-controller transitions: a scene goes in, exact PNG frames come out."

  static var overview: String {
    let width = (Verb.all.map(\.name.count).max() ?? 0) + 2
    let verbs = Verb.all.map { "  " + $0.name.padded(to: width) + $0.summary }.joined(separator: "\n")
    return """
      \(about)

        segue render Scenes                 every scene below a folder, into frames/
        segue sheet Scenes/card-zoom.json   a film strip of one
        segue check Scenes                  play without drawing, check expectations, lint

      Verbs:
      \(verbs)

      'segue help VERB' says more, 'segue help --man' is a manual page of it all. 'segue --version' prints the version.

      """
  }

  static func page(for verb: Verb) -> String {
    let examples = columns(verb.examples.map { ($0.command, $0.says) })
    let flags = columns(verb.allFlags.map { ($0.synopsis, $0.help) })
    let notes = verb.notes.isEmpty ? "" : "\n" + verb.notes.joined(separator: "\n") + "\n"
    let line = ["segue", verb.name, verb.operands].filter { !$0.isEmpty }.joined(separator: " ")
    return """
      \(verb.summary.capitalizedSentence)

      Examples:
      \(examples)

      Usage: \(line) [flags]

      Flags:
      \(flags)
      \(notes)
      """
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { "  " + $0.0.padded(to: width) + $0.1 }.joined(separator: "\n")
  }
}

extension String {
  var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst() + "."
  }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 1))
  }
}
