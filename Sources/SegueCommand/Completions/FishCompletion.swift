/// What fish completes, with what verbs and flags are for.
enum FishCompletion {
  static var script: String {
    let verbs = CompletionShell.words.map { word in
      "complete -c segue -n __fish_use_subcommand -f -a \(word.name) -d \(quoted(word.summary))"
    }
    let help = "complete -c segue -n '__fish_seen_subcommand_from help' -f -a \(quoted(names))"
    let flags = Verb.all.flatMap { verb in verb.allFlags.map { line($0, of: verb) } }
    return (["# Completes the commands of segue in fish."] + verbs + [help] + flags).joined(separator: "\n") + "\n"
  }

  private static var names: String { Verb.all.map(\.name).joined(separator: " ") }

  private static func line(_ flag: Flag, of verb: Verb) -> String {
    var line = "complete -c segue -n '__fish_seen_subcommand_from \(verb.name)' -l \(flag.name)"
    if let letter = flag.letter { line += " -s \(letter)" }
    if !flag.choices.isEmpty {
      line += " -x -a \(quoted(flag.choices.joined(separator: " ")))"
    } else if flag.value != nil {
      line += " -r"
    }
    return line + " -d \(quoted(flag.help))"
  }

  /// In single quotes, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "\\'".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}
