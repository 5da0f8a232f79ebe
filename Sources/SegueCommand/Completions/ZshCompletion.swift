/// What zsh completes, with what verbs and flags are for.
enum ZshCompletion {
  static var script: String {
    """
    #compdef segue
    # Completes the commands of segue in zsh.
    _segue() {
      local -a verbs
      verbs=(
    \(verbs)
      )
      if (( CURRENT == 2 )) || [[ ${words[2]} == help ]]; then
        _describe verb verbs
        return
      fi
      local verb=${words[2]}
      shift words
      (( CURRENT-- ))
      case $verb in
    \(cases)
      esac
    }
    _segue "$@"

    """
  }

  private static var verbs: String {
    CompletionShell.words.map { word in
      "    '" + quoted("\(word.name):\(word.summary)") + "'"
    }.joined(separator: "\n")
  }

  private static var cases: String {
    Verb.all.map { verb in
      let flags = verb.allFlags.flatMap(specifications).map { "        \($0) \\" }.joined(separator: "\n")
      return "    \(verb.name))\n      _arguments -S \\\n\(flags)\n        '*:file:_files' ;;"
    }.joined(separator: "\n")
  }

  /// `'--format[help]:png|apng:(png apng)'`, once for each spelling.
  private static func specifications(of flag: Flag) -> [String] {
    let help = flag.help.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
    let action = flag.choices.isEmpty ? "_files" : "(\(flag.choices.joined(separator: " ")))"
    let value = flag.value.map { ":\($0.filter { $0 != ":" }):\(action)" } ?? ""
    return flag.spellings.map { "'" + quoted("\(flag.isRepeatable ? "*" : "")\($0)[\(help)]\(value)") + "'" }
  }

  /// As it may stand in single quotes.
  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
